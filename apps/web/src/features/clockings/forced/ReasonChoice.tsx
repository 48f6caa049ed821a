import Button from '@mui/material/Button'
import type { Occasion } from '@vigie/contract/clockings/clockings.reasons.rules.ts'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../ui/fields/choices/SelectField.tsx'
import { useReasons } from '../reasons/useReasons.ts'
import type { TimedForm } from './GivenTime.tsx'

interface ReasonChoiceProps {
  readonly occasion: Occasion
  readonly form: Pick<TimedForm, 'draft' | 'change' | 'problemOf'>
  readonly isRequired?: boolean
}

/** Why, of the company's list. */
export function ReasonChoice({ occasion, form: { draft, change, problemOf }, isRequired = false }: ReasonChoiceProps) {
  const { t } = useTranslation()
  const { reasons, isLost, retry } = useReasons(occasion)
  return (
    <>
      <SelectField
        label={t('shifts.forced.reason')}
        value={draft.reasonId}
        onChange={(reasonId) => change({ reasonId })}
        choices={(reasons ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        placeholder={!reasons && !isLost ? t('common.loading') : t('shifts.forced.reasonChoose')}
        problem={isLost ? t('clockings.reasons.lost') : problemOf('reasonId')}
        hint={t(isRequired ? 'shifts.forced.reasonHint' : 'shifts.forced.commentHint')}
        isRequired={isRequired}
      />
      {isLost && (
        <Button size="small" onClick={retry} sx={{ justifySelf: 'start' }}>
          {t('common.retry')}
        </Button>
      )}
    </>
  )
}
