import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Pages } from './fr/all.ts'
import type { Language } from './languages.ts'
import type { Translated } from './translated.ts'

/** The words of all pages in a language, by the names of their files; for tests alone: the browser loads each with its page. */
export async function pagesIn(language: Exclude<Language, 'fr'>): Promise<Translated<Pages>> {
  const names = readdirSync(path.join(import.meta.dirname, language, 'pages')).map((file) => path.basename(file, '.ts'))
  const files = await Promise.all(
    names.map(async (name) => [name, (await import(`./${language}/pages/${name}.ts`)) as Readonly<Record<string, object>>] as const),
  )
  return Object.fromEntries(files.map(([name, file]) => [name, file[name]])) as unknown as Translated<Pages>
}
