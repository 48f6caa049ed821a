import type { RecordFields } from '@vigie/contract/kit/fields.ts'
import type { Day } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/i18n.ts'
import { writtenDay } from '../kit/dates.ts'
import type { Choice } from '../ui/fields/choices/choices.tsx'
import { useRecordWords } from './useRecordWords.ts'
import type { RecordFormState } from './useRecordForm.ts'

/** What fields of a form held before they were typed in, in words. */
export function useFieldWords<F extends RecordFields>(form: RecordFormState<F>, choices?: Partial<Record<keyof F, readonly Choice[]>>) {
  const { t } = useTranslation()
  const language = useLanguage()
  const words = useRecordWords(form.name)
  const written = (key: keyof F & string, given: unknown): string => {
    const value = given as string | number | boolean | null
    const { kind } = form.fields[key]!
    if (kind === 'switch') return words.yesNo(value === true)
    if (value === null || value === '') return ''
    if (kind === 'reference') return choices?.[key]?.find(({ id }) => id === value)?.label ?? ''
    if (kind === 'word') return words.word(key, String(value))
    return kind === 'day' ? writtenDay(value as Day, language, 'digits') : String(value)
  }
  /** Undefined where nothing was typed; of a new record nothing was. */
  const before = (key: keyof F & string): string | undefined => {
    const former: unknown = form.from[key]
    if (form.version === null || former === form.draft[key]) return undefined
    return written(key, former) || t('common.meanwhile.nothing')
  }
  return { words, before }
}
