import 'i18next'
import type { Phrases } from '@vigie/phrases/fr/all.ts'

/** The keys of `t()` are those of the French source: an unknown one does not compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    returnNull: false
    resources: { translation: Phrases }
    /** What our own formats take (formats.ts): metres. */
    interpolationFormatTypeMap: { distance: number }
  }
}
