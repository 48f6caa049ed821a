import { fallbackLanguage, isLanguage, languages, type Language } from '@vigie/phrases/languages.ts'
import i18next from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import { fetchFile } from '../kit/fetchFile.ts'
import { storage } from '../kit/storage.ts'
import { addFormats } from './formats.ts'

/** Under this key the choice is kept (specification, section 1). */
const key = 'language'

type Load = Record<Language, () => Promise<object>>
/** What is said before signing in, and all the rest: two chunks a language, in the reader's own language alone. */
const load: Record<'entry' | 'screens', Load> = {
  entry: {
    fr: () => fetchFile(() => import('@vigie/phrases/fr/entry.ts')).then(({ entry }) => entry),
    en: () => fetchFile(() => import('@vigie/phrases/en/entry.ts')).then(({ entry }) => entry),
    de: () => fetchFile(() => import('@vigie/phrases/de/entry.ts')).then(({ entry }) => entry),
  },
  screens: {
    fr: () => fetchFile(() => import('@vigie/phrases/fr/screens.ts')).then(({ fr }) => fr),
    en: () => fetchFile(() => import('@vigie/phrases/en/screens.ts')).then(({ en }) => en),
    de: () => fetchFile(() => import('@vigie/phrases/de/screens.ts')).then(({ de }) => de),
  },
}

/** How much is needed by now. It never falls back: whoever has signed in once keeps it all. */
let needed: keyof typeof load = 'entry'
const added = new Set<string>()

async function add(language: Language): Promise<void> {
  const part = needed
  if (added.has(`${language} ${part}`)) return
  i18next.addResourceBundle(language, 'translation', await load[part][language](), true, true)
  added.add(`${language} ${part}`)
}

/** What the reader has chosen, else French: the browser's own language does not choose (specification, section 1). */
export function chosenLanguage(): Language {
  const kept = storage.read(key) ?? ''
  return isLanguage(kept) ? kept : fallbackLanguage
}

export async function startLanguage(): Promise<void> {
  const language = chosenLanguage()
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: fallbackLanguage,
    supportedLngs: languages,
    resources: {},
    initAsync: false,
    // React escapes by itself.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  addFormats()
  await add(language)
  document.documentElement.lang = language
}

/** Loads a frame together with all that its screens say. */
export async function withAllPhrases<T>(frame: Promise<T>): Promise<T> {
  needed = 'screens'
  const [loaded] = await Promise.all([frame, add(chosenLanguage())])
  return loaded
}

export async function changeLanguage(language: Language): Promise<void> {
  // A sign-in changes it while the frame loads: what has become needed meanwhile is loaded too.
  for (let part: typeof needed | undefined; part !== needed;) {
    part = needed
    await add(language)
  }
  storage.write(key, language)
  document.documentElement.lang = language
  await i18next.changeLanguage(language)
}

/** The language of the page, for dates and numbers: `new Intl.DateTimeFormat(useLanguage(), …)`. */
export function useLanguage(): Language {
  const { i18n } = useTranslation()
  return isLanguage(i18n.language) ? i18n.language : fallbackLanguage
}
