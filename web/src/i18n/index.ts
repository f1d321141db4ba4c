/** Texts for people, from the same Fluent files as the terminal; a language is loaded on demand. */
import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle'
import { computed, effect, signal } from '@preact/signals'
import { prefs } from '../device/prefs'
import type { Names, Problem } from '../net/protocol'

export const LANGUAGES = ['en', 'de', 'fr', 'nl', 'it', 'es', 'pt'] as const
type Language = (typeof LANGUAGES)[number]
export const OWN_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  nl: 'Nederlands',
  it: 'Italiano',
  es: 'Español',
  pt: 'Português',
}

/** The text files of every language. */
const files: Record<Language, () => Promise<typeof import('virtual:texts/*')>> = {
  en: () => import('virtual:texts/en'),
  de: () => import('virtual:texts/de'),
  fr: () => import('virtual:texts/fr'),
  nl: () => import('virtual:texts/nl'),
  it: () => import('virtual:texts/it'),
  es: () => import('virtual:texts/es'),
  pt: () => import('virtual:texts/pt'),
}
/** Where a language formats differently from its plain code. */
const LOCALES: Record<string, string> = { pt: 'pt-PT' }

/** The reader's locale, for numbers, times and lists. */
export const locale = (): string => LOCALES[spoken.value] ?? spoken.value

const bundles = new Map<Language, FluentBundle>()
const loaded = new Map<string, Promise<void>>()
/** Areas that have been requested; problems only when there is one. */
const wanted = new Set(['words', 'start', 'table'])
const version = signal(0)

/** The first of the reader's languages that is available. */
function fromBrowser(): Language {
  for (const tag of navigator.languages ?? [navigator.language]) {
    const plain = tag.slice(0, 2).toLowerCase()
    if ((LANGUAGES as readonly string[]).includes(plain)) return plain as Language
  }
  return 'en'
}

export const language = computed<Language>(() => {
  const chosen = prefs.language.value
  return chosen && (LANGUAGES as readonly string[]).includes(chosen) ? (chosen as Language) : fromBrowser()
})

/** The language whose texts are on the screen: the chosen one, once it has loaded. */
export const spoken = signal<Language>('en')

function load(tongue: Language, area: string): Promise<void> {
  const key = `${tongue}/${area}`
  let under = loaded.get(key)
  if (!under) {
    under = fetchTexts(tongue, area)
    loaded.set(key, under)
    under.catch(() => loaded.delete(key))
  }
  return under
}

async function fetchTexts(tongue: Language, area: string): Promise<void> {
  const { default: areas } = await files[tongue]()
  const text = await areas[area]?.()
  if (text) add(tongue, text.default)
}

function add(tongue: Language, text: string): void {
  let bundle = bundles.get(tongue)
  if (!bundle) {
    const functions = { NAME: ([name]: FluentValue[]) => inSentence(String(name)) }
    bundle = new FluentBundle(LOCALES[tongue] ?? tongue, { useIsolating: false, functions })
    bundles.set(tongue, bundle)
  }
  bundle.addResource(new FluentResource(text))
}

/** Load areas of texts, now and in every language chosen later. */
export async function texts(...areas: string[]): Promise<void> {
  for (const area of areas) wanted.add(area)
  const tongue = language.value
  await Promise.all([...wanted].map((area) => load(tongue, area)))
  if (tongue !== language.value) return texts()
  spoken.value = tongue
  version.value++
}

/** Follow the chosen language. */
export function follow(): () => void {
  const stops = [
    effect(() => void (document.documentElement.lang = spoken.value)),
    effect(() => void texts().catch(() => undefined)), // if it does not load, the page stays as it was
  ]
  return () => stops.forEach((stop) => stop())
}

export function has(id: string): boolean {
  void version.value
  return bundles.get(spoken.value)?.hasMessage(id) ?? false
}

/** The text of an id in the reader's language. A missing text shows its id; the tests look for that. */
export function say(id: string, args: Record<string, FluentVariable> = {}): string {
  void version.value
  const bundle = bundles.get(spoken.value)
  const pattern = bundle?.getMessage(id)?.value
  return bundle && pattern ? bundle.formatPattern(pattern, args, []) : id
}

/** The bots whose name has an article. */
const ANIMALS = ['greedy', 'level1', 'level2', 'level3', 'level4', 'level5', 'master', 'even']
const animals = computed(() => {
  void version.value
  return ANIMALS.map((bot) => say(`bot-name-${bot}`))
})

/** A name, or a list of names, within a sentence: the article of a bot is lower case there. */
export function inSentence(name: string): string {
  const known = animals.value.some((animal) => name.startsWith(animal) && !/^\p{L}/u.test(name.slice(animal.length)))
  return known ? name.charAt(0).toLocaleLowerCase(locale()) + name.slice(1) : name
}

/** Details of problems that are ids of things in an edition. */
const THINGS = ['picture', 'goal', 'card']

const DAY = /^\d{4}-\d\d-\d\d$/

/** A day as the reader's language writes it in a sentence. */
const dayIn = (day: string): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

/** The text of a problem: that of its code, or the one that all games share; a general one until those are loaded. */
export function problem(error: Problem, things: Record<string, Names> = {}): string {
  const own = error.code.replaceAll('.', '-')
  const details = { ...error.details }
  for (const key of THINGS) {
    const names = things[String(details[key])]
    if (names) details[key] = localName(names)
  }
  for (const [key, value] of Object.entries(details)) if (DAY.test(String(value))) details[key] = dayIn(String(value))
  const shared = `move-${own.slice(own.indexOf('-') + 1)}`
  const known = [own, shared].find(has)
  if (!known && !wanted.has('problems')) void texts('problems').catch(() => undefined)
  return say(known ?? 'page-server', known ? details : {})
}

/** A name in the reader's language. */
export const localName = (names: Names | undefined): string => names?.[spoken.value] ?? names?.en ?? ''
