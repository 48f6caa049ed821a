import { de } from '@vigie/phrases/de/all.ts'
import { en } from '@vigie/phrases/en/all.ts'
import { fr } from '@vigie/phrases/fr/all.ts'

const all = { fr, en, de }

/** The phrases of a language by their keys: `auth.signIn.title`. */
function phrasesOf(tree: object, above = ''): [key: string, phrase: string][] {
  return Object.entries(tree).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[`${above}${name}`, value]] : phrasesOf(value as object, `${above}${name}.`),
  )
}

const value = /\{\{[^}]+\}\}/g
const escaped = (text: string): string => text.replaceAll(/[.*+?^$()|[\]\\/]/g, String.raw`\$&`)

/** A phrase with its values, as it stands on a page; none for one that is little more than its values. No value is a whole paragraph. */
function patternOf(phrase: string): RegExp | undefined {
  const words = phrase.replaceAll(value, '')
  if (words.replaceAll(/\P{L}/gu, '').length < 3) return undefined
  return new RegExp(`^${phrase.split(value).map(escaped).join('.{1,60}')}$`, 'u')
}

/** What French says otherwise than a language: whole phrases, and those in which values stand. */
function frenchBeside(language: 'en' | 'de') {
  const own = new Set(phrasesOf(all[language]).map(([, phrase]) => phrase))
  const phrases = phrasesOf(fr).flatMap(([, phrase]) => (own.has(phrase) ? [] : [phrase]))
  const [plain, valued] = [phrases.filter((phrase) => !phrase.includes('{{')), phrases.filter((phrase) => phrase.includes('{{'))]
  return {
    plain: new Set(plain.filter((phrase) => patternOf(phrase))),
    patterns: valued.map(patternOf).filter((pattern) => pattern !== undefined),
  }
}
/** Made once for a file: there are thousands. */
const made = new Map<string, ReturnType<typeof frenchBeside>>()

/** The texts that are French where another language was chosen: phrases of ours that this language says otherwise. */
export function frenchIn(texts: readonly string[], language: 'en' | 'de'): string[] {
  const french = made.get(language) ?? frenchBeside(language)
  made.set(language, french)
  return texts.filter((text) => french.plain.has(text) || french.patterns.some((pattern) => pattern.test(text)))
}
