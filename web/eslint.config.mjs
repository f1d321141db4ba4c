import hooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const SHARED = ':matches(JSXElement, JSXFragment)'

/** What Prettier and the compiler say already is not said here; who may import whom is in layers.config.mjs. */
export default tseslint.config(tseslint.configs.recommended, {
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
        message: 'an element that is made once keeps every tree it was ever drawn in: make a function of it',
      },
    ],
    // effects here name what they answer to, not all that they read: signals are read where they are needed
    'react-hooks/exhaustive-deps': 'off',
    // `a ? this() : that()` and `a && this()` are statements here
    '@typescript-eslint/no-unused-expressions': ['error', { allowShortCircuit: true, allowTernary: true }],
    '@typescript-eslint/no-unused-vars': [
      'error',
      { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
    ],
  },
})
