import type { RecordFields } from '@vigie/contract/kit/fields.ts'
import type { Phrases } from '@vigie/phrases/fr/all.ts'
import { useTranslation } from 'react-i18next'

type At<P, Path extends string> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends keyof P
    ? At<P[Head], Rest>
    : never
  : Path extends keyof P
    ? P[Path]
    : never
/** The words that fields have: a name each, and one for each word that may be chosen. */
interface FieldWords<F extends RecordFields, K extends keyof F> {
  readonly fields: { readonly [N in K]: string }
  readonly words?: {
    readonly [N in K as F[N] extends { readonly kind: 'word' | 'choices' } ? N : never]: Readonly<Record<WordOf<F[N]>, string>>
  }
}
type WordOf<Field> = Field extends { readonly words: readonly (infer W extends string)[] } ? W : never
interface FormWords {
  readonly title: string
  readonly saved: string
  readonly changed: string
}
/** The part of the phrases that names these fields; one in which a word is missing is not taken. */
export type CardName<N extends string, F extends RecordFields, K extends keyof F> =
  At<Phrases, N> extends FieldWords<F, K> ? N : `${N}: fields or words of a field are missing in the phrases`
export type FormName<N extends string, F extends RecordFields> =
  At<Phrases, N> extends FieldWords<F, keyof F> & FormWords ? N : `${N}: title, saved, changed, fields or words are missing in the phrases`

type Say = (key: string) => string

/** The words of a record by convention: `<name>.title`, `<name>.fields.<key>`, `<name>.hints.<key>`, `<name>.words.<key>.<word>`, `<name>.groups.<group>`. */
export function useRecordWords(name: string) {
  const { t, i18n } = useTranslation()
  const say = t as unknown as Say
  return {
    title: say(`${name}.title`),
    field: (key: string) => say(`${name}.fields.${key}`),
    /** What helps to fill a field; undefined where nothing needs to be said. */
    hint: (key: string) => (i18n.exists(`${name}.hints.${key}`) ? say(`${name}.hints.${key}`) : undefined),
    word: (key: string, word: string) => say(`${name}.words.${key}.${word}`),
    list: (key: string, chosen: unknown) => (chosen as readonly string[]).map((word) => say(`${name}.words.${key}.${word}`)).join(', '),
    group: (group: string) => say(`${name}.groups.${group}`),
    yesNo: (is: boolean) => t(is ? 'widgets.form.yes' : 'widgets.form.no'),
    hours: (value: number) => t('widgets.form.hours', { value }),
    none: t('widgets.form.none'),
    noChoice: t('widgets.form.noChoice'),
  }
}
