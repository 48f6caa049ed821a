import { fallbackLanguage, isLanguage, languages, type Language } from '@vigie/phrases/languages.ts'
import i18next from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import { storage } from '../kit/storage.ts'

/** Under this key the choice is kept (specification, section 1). */
const key = 'language'

/** One chunk a language; the French one is only fetched by whoever reads French, since no text can be missing. */
const load: Record<Language, () => Promise<object>> = {
  fr: () => import('@vigie/phrases/fr/screens.ts').then(({ fr }) => fr),
  en: () => import('@vigie/phrases/en/screens.ts').then(({ en }) => en),
  de: () => import('@vigie/phrases/de/screens.ts').then(({ de }) => de),
}

const isAddedTo = new Set<Language>()
async function add(language: Language): Promise<void> {
  if (isAddedTo.has(language)) return
  i18next.addResourceBundle(language, 'translation', await load[language]())
  isAddedTo.add(language)
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
  await add(language)
  document.documentElement.lang = language
}

export async function changeLanguage(language: Language): Promise<void> {
  await add(language)
  storage.write(key, language)
  document.documentElement.lang = language
  await i18next.changeLanguage(language)
}

/** The language of the page, for dates and numbers: `new Intl.DateTimeFormat(useLanguage(), …)`. */
export function useLanguage(): Language {
  const { i18n } = useTranslation()
  return isLanguage(i18n.language) ? i18n.language : fallbackLanguage
}
