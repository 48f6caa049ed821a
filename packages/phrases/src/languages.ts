export const languages = ['fr', 'en', 'de'] as const
export type Language = (typeof languages)[number]
/** How each language writes numbers and days. */
export const locales: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB', de: 'de-DE' }
export const fallbackLanguage: Language = 'fr'
export const isLanguage = (text: string): text is Language => (languages as readonly string[]).includes(text)

/** The first language of an Accept-Language header that we speak. */
export function languageOf(header: string | undefined): Language {
  for (const part of (header ?? '').split(',')) {
    const name = part.trim().slice(0, 2).toLowerCase()
    if (isLanguage(name)) return name
  }
  return fallbackLanguage
}
