import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../ui/fields/choices/SelectField.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { SwitchLine } from '../../../ui/fields/SwitchLine.tsx'
import { TrashIcon } from '../../../ui/icons.tsx'
import { ownKinds, type OwnKind, type Question } from './draft.rules.ts'

interface QuestionFieldsProps {
  readonly question: Question
  /** From 1 on. */
  readonly number: number
  readonly missing: 'label' | 'options' | undefined
  readonly onChange: (changes: Partial<Question>) => void
  readonly onRemove: () => void
}

/** One question of a type: its words, what is answered, and whether it has to be. */
export function QuestionFields({ question, number, missing, onChange, onRemove }: QuestionFieldsProps) {
  const { t } = useTranslation()
  const { label, kind, options, isRequired } = question
  const remove = t('demands.types.remove', { number })
  return (
    <Box role="group" aria-label={t('demands.types.question', { number })} sx={styles}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 44px', gap: 1, alignItems: 'start' }}>
        <Field
          label={t('demands.types.question', { number })}
          value={label}
          maxLength={80}
          problem={missing === 'label' ? t('demands.types.questionRequired') : undefined}
          onChange={(event) => onChange({ label: event.target.value })}
        />
        <IconButton aria-label={remove} title={remove} onClick={onRemove} sx={{ mt: 3.25, width: 44, height: 44 }}>
          <TrashIcon />
        </IconButton>
      </Box>
      <SelectField
        label={t('demands.types.kind')}
        value={kind}
        onChange={(value) => onChange({ kind: ownKinds.find((one) => one === value) ?? ('text' satisfies OwnKind) })}
        choices={ownKinds.map((one) => ({ value: one, label: t(`demands.types.kinds.${one}`) }))}
        placeholder={t('demands.types.kinds.text')}
      />
      {kind === 'choice' && (
        <Field
          label={t('demands.types.options')}
          value={options}
          maxLength={2400}
          problem={missing === 'options' ? t('demands.types.optionsRequired') : undefined}
          onChange={(event) => onChange({ options: event.target.value })}
        />
      )}
      <SwitchLine name={t('demands.types.required')} isOn={isRequired} onChange={(next) => onChange({ isRequired: next })} />
    </Box>
  )
}

const styles = {
  display: 'grid',
  gap: 0.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const
