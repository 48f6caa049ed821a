import Box from '@mui/material/Box'
import type { Day } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../session/today.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { DateField } from '../../ui/fields/dates/DateField.tsx'
import { Field } from '../../ui/fields/Field.tsx'
import { SwitchLine } from '../../ui/fields/SwitchLine.tsx'

export interface Asked {
  readonly asksAgents: boolean
  readonly asksPartners: boolean
  readonly validationText: string
  readonly validateBy: Day | null
  readonly wantsWhole: boolean
}

interface AskedFieldsProps {
  readonly value: Asked
  /** Whom it is for; both unless said. */
  readonly isForAgents?: boolean
  readonly isForPartners?: boolean
  readonly onChange: (changes: Partial<Asked>) => void
}

/** What is asked of who reads a document: to validate it, by when, after what, and by which sentence. */
export function AskedFields({ value, isForAgents = true, isForPartners = true, onChange }: AskedFieldsProps) {
  const { t } = useTranslation()
  const today = useToday()
  const { asksAgents, asksPartners, validationText, validateBy, wantsWhole } = value
  const isAsked = (isForAgents && asksAgents) || (isForPartners && asksPartners)
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {!isForAgents && !isForPartners && <Banner tone="run">{t('documents.asking.nobody')}</Banner>}
      {isForAgents && (
        <SwitchLine name={t('documents.asking.agents')} isOn={asksAgents} onChange={(isOn) => onChange({ asksAgents: isOn })} />
      )}
      {isForPartners && (
        <SwitchLine name={t('documents.asking.partners')} isOn={asksPartners} onChange={(isOn) => onChange({ asksPartners: isOn })} />
      )}
      {isAsked && (
        <>
          <SwitchLine
            name={t('documents.asking.whole')}
            hint={t('documents.asking.wholeHint')}
            isOn={wantsWhole}
            onChange={(isOn) => onChange({ wantsWhole: isOn })}
          />
          <DateField
            label={t('documents.asking.by')}
            value={validateBy}
            today={today}
            onChange={(day) => onChange({ validateBy: day })}
            bounds={{ min: today }}
            hint={t('documents.asking.byHint')}
          />
          <Field
            label={t('documents.asking.text')}
            value={validationText}
            onChange={(event) => onChange({ validationText: event.target.value })}
            placeholder={t('documents.validation.usual')}
            maxLength={500}
            multiline
            sx={{ p: 0 }}
            minRows={2}
            hint={t('documents.asking.textHint')}
          />
        </>
      )}
    </Box>
  )
}
