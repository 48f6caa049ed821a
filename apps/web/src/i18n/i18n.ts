import { fallbackLanguage, isLanguage, languages, type Language } from '@vigie/phrases/languages.ts'
import i18next from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import { storage } from '../kit/storage.ts'
import { addFormats } from './formats.ts'
import { pageTitles } from './pages/pageWords.ts'
import { partOf } from './partOf.ts'
import type { PhrasesPart } from './phrasesPart.ts'

/** Under this key the choice is kept. */
const key = 'language'

/** What is said before signing in. */
const entry = partOf<{ readonly entry: object }>(
  {
    fr: () => import('@vigie/phrases/fr/entry.ts'),
    en: () => import('@vigie/phrases/en/entry.ts'),
    de: () => import('@vigie/phrases/de/entry.ts'),
  },
  (file) => file.entry,
)
/** That, and what the screens behind the sign-in say together. */
const screens = partOf<{ readonly screens: object }>(
  {
    fr: () => import('@vigie/phrases/fr/screens.ts'),
    en: () => import('@vigie/phrases/en/screens.ts'),
    de: () => import('@vigie/phrases/de/screens.ts'),
  },
  (file) => file.screens,
)

/** The parts that are needed by now. Never fewer: whoever has signed in once keeps it all. */
const needed = new Set([entry])
const added = new Set<unknown>()

async function add(language: Language): Promise<void> {
  const missing = [...needed].map((part) => part[language]).filter((fetch) => !added.has(fetch))
  const addOne = async (fetch: () => Promise<object>) => {
    i18next.addResourceBundle(language, 'translation', await fetch(), true, true)
    added.add(fetch)
  }
  await Promise.all(missing.map(addOne))
}

/** Loads what one screen says and no other does. */
export function withPhrases(part: PhrasesPart): Promise<void> {
  needed.add(part)
  return add(chosenLanguage())
}

/** What the reader has chosen, else French: the browser's own language does not choose. */
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
    // Words that come later, with a frame or a page, are shown where their key already stands.
    react: { useSuspense: false, bindI18nStore: 'added' },
  })
  addFormats()
  await add(language)
  document.documentElement.lang = language
}

/** Loads a frame together with what its screens say, and with a part that they alone do. */
export async function withScreenPhrases<T>(frame: Promise<T>, part?: PhrasesPart): Promise<T> {
  const [loaded] = await Promise.all([frame, withPhrases(screens), withPhrases(pageTitles), part && withPhrases(part)])
  return loaded
}

export async function changeLanguage(language: Language): Promise<void> {
  // A sign-in changes it while the frame loads: what has become needed meanwhile is loaded too.
  for (let count = 0; count !== needed.size;) {
    count = needed.size
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
