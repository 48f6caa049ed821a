import Box from '@mui/material/Box'
import type { RecordField as Field, RecordFields as Fields } from '@vigie/contract/kit/fields.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Choice } from '../ui/fields/choices/choices.tsx'
import { withTheRest, type FieldGroup } from './groups.ts'
import { RecordField } from './RecordField.tsx'
import { useFieldWords } from './useFieldWords.ts'
import type { RecordFormState } from './useRecordForm.ts'

export interface RecordFieldsProps<F extends Fields> {
  readonly form: RecordFormState<F>
  /** The fields in order, by default in one group; the last group also holds the fields that no group names. */
  readonly groups?: readonly FieldGroup<F>[]
  /** What stands in a group above its fields, where they are set in another way too. */
  readonly inGroups?: Readonly<Record<string, ReactNode>>
  /** What is written in an empty field, and said below one; else `<name>.hints.<key>`, where there is one. */
  readonly placeholders?: Partial<Record<keyof F, string>>
  readonly hints?: Partial<Record<keyof F, string>>
  /** Texts that are offered while one is typed; any other is taken too. */
  readonly suggestions?: Partial<Record<keyof F, readonly string[]>>
  /** What a row elsewhere is chosen from. */
  readonly choices?: Partial<Record<keyof F, readonly Choice[]>>
  /** Of one that is found by typing: hears what is typed. */
  readonly searches?: Partial<Record<keyof F, { readonly onType: (words: string) => void; readonly isLoading: boolean }>>
}

/** The fields of a record in their groups: in a window (`RecordForm`) or on a page (`RecordPage`). */
export function RecordFields<F extends Fields>({
  form,
  inGroups,
  placeholders,
  hints,
  suggestions,
  choices,
  searches,
  ...given
}: RecordFieldsProps<F>) {
  const groups = withTheRest(form.fields, given.groups ?? [{ keys: [] }])
  const { t } = useTranslation()
  const { words, before } = useFieldWords(form, choices)
  /** What a changed field was. */
  const was = (key: keyof F & string): string | undefined => {
    const former = before(key)
    return former === undefined ? undefined : t('widgets.form.was', { words: former })
  }
  const fieldOf = (key: keyof F & string) => (
    <RecordField
      key={key}
      form={form}
      name={key}
      placeholder={placeholders?.[key]}
      hint={hints?.[key] ?? was(key) ?? words.hint(key)}
      suggestions={suggestions?.[key]}
      choices={choices?.[key] ?? []}
      search={searches?.[key]}
    />
  )
  return groups.map(({ group, keys }) =>
    group === undefined ? (
      keys.map(fieldOf)
    ) : (
      <Box key={group} component="fieldset" sx={fieldset}>
        <Box component="legend" sx={{ typography: 'h3', p: 0, mb: 1 }}>
          {words.group(group)}
        </Box>
        {inGroups?.[group]}
        {keys.map((key) => (
          <Box key={key} sx={isShort(form.fields[key]!) ? undefined : wide}>
            {fieldOf(key)}
          </Box>
        ))}
      </Box>
    ),
  )
}

const longKinds: readonly Field['kind'][] = ['lines', 'switch', 'choices', 'reference', 'references', 'url']
/** Of a group two fields stand beside each other, but what is long. */
const isShort = ({ kind }: Field): boolean => !longKinds.includes(kind)
const wide = { gridColumn: '1 / -1' } as const
const fieldset = {
  border: 0,
  m: 0,
  p: 0,
  minWidth: 0,
  display: 'grid',
  gap: 0.5,
  columnGap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  '& > legend': { gridColumn: '1 / -1' },
} as const
