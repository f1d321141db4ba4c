import hooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const SHARED = ':matches(JSXElement, JSXFragment)'

/** Only rules that Prettier and the compiler do not check; layers.config.mjs says who may import whom. */
export default tseslint.config(
  tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { 'react-hooks': hooks },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'react-hooks/rules-of-hooks': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: `Program > VariableDeclaration > VariableDeclarator > ${SHARED}, Program > VariableDeclaration > VariableDeclarator > ObjectExpression > Property > ${SHARED}`,
          message: 'a shared element keeps every tree it was ever drawn in: make it a function',
        },
      ],
      // effects list what triggers them, not all they read: signals are read where they are needed
      'react-hooks/exhaustive-deps': 'off',
      // `a ? this() : that()` and `a && this()` are statements here
      '@typescript-eslint/no-unused-expressions': ['error', { allowShortCircuit: true, allowTernary: true }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
      ],
    },
  },
  {
    // a board may be on any website: it knows its own elements by reference, and settings as props
    files: ['src/games/*/{board,board3d}/**/*.{ts,tsx}'],
    ignores: ['src/**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['activeElement', 'closest', 'getElementById', 'parentElement', 'querySelector', 'querySelectorAll'].map(
          (property) => ({ property }),
        ),
      ],
      'no-restricted-globals': [
        'error',
        'localStorage',
        'sessionStorage',
        'matchMedia',
        'location',
        'fetch',
        'WebSocket',
      ],
    },
  },
  {
    // a component that is longer has a part with a name of its own
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/**/*.test.{ts,tsx}'],
    rules: { 'max-lines-per-function': ['error', { max: 150 }] },
  },
)
