import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { RecordField as Field, RecordFields } from '@vigie/contract/kit/fields.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Choice } from '../ui/fields/choices/choices.tsx'
import { FormModal } from '../ui/forms/FormModal.tsx'
import { withTheRest, type FieldGroup } from './groups.ts'
import { RecordField } from './RecordField.tsx'
import { useRecordWords } from './useRecordWords.ts'
import type { RecordFormState } from './useRecordForm.ts'

interface RecordFormProps<F extends RecordFields> {
  readonly form: RecordFormState<F>
  /** Its title, where `<name>.title` is that of something else. */
  readonly title?: string
  /** What it is about, below the title. */
  readonly subtitle?: string
  /** The fields in their order, in one group unless said; the last group has whatever no group names. */
  readonly groups?: readonly FieldGroup<F>[]
  /** What is written in an empty field, and said below one; else `<name>.hints.<key>`, where there is one. */
  readonly placeholders?: Partial<Record<keyof F, string>>
  readonly hints?: Partial<Record<keyof F, string>>
  /** What a row elsewhere is chosen from. */
  readonly choices?: Partial<Record<keyof F, readonly Choice[]>>
  /** Of one that is found by typing: hears what is typed. */
  readonly searches?: Partial<Record<keyof F, { readonly onType: (words: string) => void; readonly isLoading: boolean }>>
  /** What stands below its fields. */
  readonly below?: ReactNode
  readonly onClose: () => void
}

/** A record in a window: a field for each of its kind, the act, and the way out. */
export function RecordForm<F extends RecordFields>(props: RecordFormProps<F>) {
  const { form, subtitle, placeholders, hints, choices, searches, below, onClose } = props
  const groups = withTheRest(form.fields, props.groups ?? [{ keys: [] }])
  const { t } = useTranslation()
  const words = useRecordWords(form.name)
  const fieldOf = (key: keyof F & string) => (
    <RecordField
      key={key}
      form={form}
      name={key}
      placeholder={placeholders?.[key]}
      hint={hints?.[key] ?? words.hint(key)}
      choices={choices?.[key] ?? []}
      search={searches?.[key]}
    />
  )
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={props.title ?? words.title}
      {...(subtitle !== undefined && { subtitle })}
      submit={t('common.save')}
      isBlocked={!form.isTouched}
      more={
        form.isTouched && (
          <Button color="inherit" onClick={form.forget} disabled={form.isBusy}>
            {t('widgets.form.forget')}
          </Button>
        )
      }
    >
      {groups.map(({ group, keys }) =>
        group === undefined ? (
          keys.map(fieldOf)
        ) : (
          <Box key={group} component="fieldset" sx={fieldset}>
            <Box component="legend" sx={{ typography: 'h3', p: 0, mb: 1 }}>
              {words.group(group)}
            </Box>
            {keys.map((key) => (
              <Box key={key} sx={isShort(form.fields[key]!) ? undefined : wide}>
                {fieldOf(key)}
              </Box>
            ))}
          </Box>
        ),
      )}
      {below}
    </FormModal>
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
