import type { PageName } from '@vigie/phrases/fr/all.ts'
import { fetchFile } from '../../kit/fetchFile.ts'
import type { PhrasesPart } from '../phrasesPart.ts'

/** What a language has of single pages, by the path of each file. */
interface PageFiles {
  readonly titles: Readonly<Record<string, string>>
  readonly words: Readonly<Record<string, () => Promise<object>>>
}

const nameOf = (file: string): string => /(\w+)\.ts/.exec(file)?.[1] ?? file

const partBy = (read: (files: PageFiles) => object | Promise<object>): PhrasesPart => ({
  fr: () => fetchFile(() => import('./pageWords.fr.ts')).then(read),
  en: () => fetchFile(() => import('./pageWords.en.ts')).then(read),
  de: () => fetchFile(() => import('./pageWords.de.ts')).then(read),
})

/** The titles of the pages that have a file of words of their own: the menu and the crumbs say them before a page is opened. */
export const pageTitles = partBy(({ titles }) =>
  Object.fromEntries(Object.entries(titles).map(([file, title]) => [nameOf(file), { title }])),
)

async function wordsIn({ words }: PageFiles, name: PageName): Promise<object> {
  const [, fetch] = Object.entries(words).find(([file]) => nameOf(file) === name) ?? []
  if (!fetch) throw new Error(`no words for the page «${name}»`)
  const file = (await fetchFile(fetch)) as Readonly<Record<string, unknown>>
  return { [name]: file[name] }
}

const parts = new Map<PageName, PhrasesPart>()
/** The words of one page, `pages/<name>.ts` of each language. The same part at every call: it is added once. */
export function wordsOfPage(name: PageName): PhrasesPart {
  const part = parts.get(name) ?? partBy((files) => wordsIn(files, name))
  parts.set(name, part)
  return part
}

/** The words of several pages, for a screen that says some of each: a constant of its module. */
export const wordsOfPages = (...names: readonly PageName[]): PhrasesPart =>
  partBy(async (files) => Object.assign({}, ...(await Promise.all(names.map((name) => wordsIn(files, name))))) as object)
