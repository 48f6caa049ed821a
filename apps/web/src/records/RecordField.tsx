import type { RecordField as Field, RecordFields } from '@vigie/contract/kit/fields.ts'
import type { Day } from '@vigie/contract/kit/time.ts'
import type { ChangeEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useToday } from '../session/today.ts'
import type { Choice } from '../ui/fields/choices/choices.tsx'
import { ChipsField } from '../ui/fields/choices/ChipsField.tsx'
import { ChoicesField } from '../ui/fields/choices/ChoicesField.tsx'
import { Combobox } from '../ui/fields/choices/Combobox.tsx'
import { SelectField } from '../ui/fields/choices/SelectField.tsx'
import { DateField } from '../ui/fields/dates/DateField.tsx'
import { MonthDayField } from '../ui/fields/dates/MonthDayField.tsx'
import { Field as TextField } from '../ui/fields/Field.tsx'
import { SwitchLine } from '../ui/fields/SwitchLine.tsx'
import { useRecordWords } from './useRecordWords.ts'
import type { RecordFormState } from './useRecordForm.ts'

interface RecordFieldProps<F extends RecordFields> {
  readonly form: RecordFormState<F>
  readonly name: keyof F & string
  readonly placeholder: string | undefined
  readonly hint: string | undefined
  readonly suggestions: readonly string[] | undefined
  readonly choices: readonly Choice[]
  readonly search?: { readonly onType: (words: string) => void; readonly isLoading: boolean } | undefined
  /** At the end of a text. */
  readonly end?: ReactNode
}

/** Input attributes of a kind: the phone's keyboard, autocomplete, spelling. */
const inputOf = (field: Field) => {
  if (field.kind === 'whole') return { inputMode: 'numeric' } as const
  if (field.kind === 'hours' || field.kind === 'decimal') return { inputMode: 'decimal' } as const
  if (field.kind === 'url') return { inputMode: 'url', autoCapitalize: 'none', spellCheck: false, autoComplete: 'off' } as const
  if (field.kind === 'phone') return { inputMode: 'tel', autoComplete: 'off' } as const
  return field.kind === 'email' ? ({ inputMode: 'email', autoCapitalize: 'none', spellCheck: false } as const) : {}
}

/** The zones that this browser knows, by name. */
const zones = () => Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))

/** Letters that a text may have while it is typed. */
function lettersOf(
  field: Exclude<Field, { readonly kind: 'switch' | 'day' | 'monthDay' | 'word' | 'choices' | 'reference' | 'references' }>,
): number {
  switch (field.kind) {
    case 'whole':
      return String(field.most).length + 1
    case 'hours':
      return String(field.most).length + 4
    case 'decimal':
      return 24
    default:
      return field.most
  }
}
/** What rows are called that another has chosen meanwhile. */
const namesOf = (choices: readonly Choice[], ids: unknown): string =>
  choices
    .filter(({ id }) => (ids as readonly number[]).includes(id))
    .map(({ label }) => label)
    .join(', ')

/** One field of a form, by its kind. A value that another user saved meanwhile is shown in place of the hint. */
export function RecordField<F extends RecordFields>({
  form,
  name,
  placeholder,
  hint,
  suggestions,
  choices,
  search,
  end,
}: RecordFieldProps<F>) {
  const { t } = useTranslation()
  const words = useRecordWords(form.name)
  const today = useToday()
  const field = form.fields[name]!
  const value: unknown = form.draft[name]
  const set = (next: unknown) => form.change({ [name]: next } as Partial<typeof form.draft>)
  const theirs = (written?: string) => form.theirsOf(name, written)
  const shared = { label: words.field(name), problem: form.problemOf(name) }
  switch (field.kind) {
    case 'switch':
      return (
        <SwitchLine
          name={shared.label}
          hint={theirs(words.yesNo(value !== true)) ?? hint}
          isOn={value === true}
          problem={shared.problem}
          onChange={set}
        />
      )
    case 'day':
      return <DateField {...shared} value={value as Day | null} today={today} onChange={set} hint={theirs() ?? hint} />
    case 'zone':
      return (
        <SelectField
          {...shared}
          value={value as string}
          onChange={set}
          choices={zones()}
          placeholder={placeholder ?? words.none}
          hint={theirs() ?? hint}
          isRequired={field.isRequired ?? false}
        />
      )
    case 'word':
      return (
        <SelectField
          {...shared}
          value={value as string}
          onChange={set}
          choices={field.words.map((word) => ({ value: word, label: words.word(name, word) }))}
          placeholder={placeholder ?? words.none}
          hint={theirs() ?? hint}
          isRequired={field.isRequired ?? false}
        />
      )
    case 'choices': {
      const chosen = value as readonly string[]
      const choose = (word: string, isOn: boolean) => set(field.words.filter((one) => (one === word ? isOn : chosen.includes(one))))
      return (
        <ChoicesField
          {...shared}
          hint={theirs(words.list(name, form.now[name])) ?? hint}
          choices={field.words.map((word) => ({ value: word, label: words.word(name, word), isOn: chosen.includes(word) }))}
          onChange={choose}
        />
      )
    }
    case 'monthDay':
      return <MonthDayField {...shared} value={value as string} onChange={set} hint={theirs() ?? hint} />
    case 'references':
      return (
        <ChipsField
          {...shared}
          choices={choices}
          value={value as readonly number[]}
          onChange={set}
          placeholder={placeholder ?? words.none}
          {...((theirs(namesOf(choices, form.now[name])) ?? hint) && { hint: theirs(namesOf(choices, form.now[name])) ?? hint ?? '' })}
        />
      )
    case 'reference':
      return (
        <Combobox
          {...shared}
          choices={choices}
          value={value as number | null}
          onChange={set}
          placeholder={placeholder ?? words.none}
          noChoice={words.noChoice}
          open={t('common.list.open')}
          clear={t('common.list.clear')}
          {...search}
          {...((theirs() ?? hint) && { hint: theirs() ?? hint ?? '' })}
        />
      )
    default:
      return (
        <TextField
          {...shared}
          {...(field.kind === 'lines' && { multiline: true, sx: { p: 0 }, minRows: 2, maxRows: 12 })}
          value={value}
          onChange={(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => set(event.target.value)}
          maxLength={lettersOf(field)}
          placeholder={placeholder}
          suggestions={suggestions}
          hint={theirs() ?? hint}
          inputProps={inputOf(field)}
          endAdornment={end}
        />
      )
  }
}
