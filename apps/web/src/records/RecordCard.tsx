import type { RecordField, RecordFields, RecordOf } from '@vigie/contract/kit/fields.ts'
import type { Day } from '@vigie/contract/kit/time.ts'
import type { ReactNode } from 'react'
import { useLanguage } from '../i18n/i18n.ts'
import { writtenDay } from '../kit/dates.ts'
import { Fact, Facts, SheetCard } from './SheetCard.tsx'
import { useRecordWords, type CardName } from './useRecordWords.ts'

interface RecordCardProps<F extends RecordFields, K extends keyof F & string, N extends string> {
  /** The part of the phrases that names the fields. */
  readonly name: CardName<N, F, K>
  /** Its title is `<name>.groups.<group>`. */
  readonly group: string
  readonly fields: F
  readonly values: Pick<RecordOf<F>, K>
  readonly keys: readonly K[]
  /** What a field shows instead of its value. */
  readonly shows?: Partial<Record<K, ReactNode>>
  readonly aside?: ReactNode
}

/** A part of a record's sheet: some of its fields, each with its value. What is empty is a dash. */
export function RecordCard<F extends RecordFields, K extends keyof F & string, const N extends string>(props: RecordCardProps<F, K, N>) {
  const { name, group, fields, values, keys, shows, aside } = props
  const words = useRecordWords(name)
  const language = useLanguage()
  const written = (key: string, field: RecordField, value: string | number | boolean | null | readonly (string | number)[]): string => {
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return '—'
    if (Array.isArray(value)) return value.map((one) => (field.kind === 'choices' ? words.word(key, String(one)) : String(one))).join(', ')
    if (field.kind === 'switch') return words.yesNo(value === true)
    if (field.kind === 'word') return words.word(key, String(value))
    if (field.kind === 'decimal') return String(value).replace('.', ',')
    if (field.kind === 'hours') return words.hours(Number(value) / 100)
    return field.kind === 'day' ? writtenDay(value as Day, language, 'digits') : String(value)
  }
  return (
    <SheetCard title={words.group(group)} aside={aside}>
      <Facts>
        {keys.map((key) => (
          <Fact key={key} name={words.field(key)}>
            {shows?.[key] ?? written(key, fields[key]!, values[key])}
          </Fact>
        ))}
      </Facts>
    </SheetCard>
  )
}
