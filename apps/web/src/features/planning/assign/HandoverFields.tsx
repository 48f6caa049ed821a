import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { longestHandoverReason } from '@vigie/contract/planning/planning.handover.rules.ts'
import { useTranslation } from 'react-i18next'
import { TimeField } from '../../../ui/fields/dates/TimeField.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import type { Handover } from './useHandover.ts'

/** What is written most often, by one press. */
const usual = ['noShow', 'ill', 'leftPost'] as const

/** From when on somebody else has a service that has begun, and why its agent does not keep it. */
export function HandoverFields({ handover, agentName }: { handover: Handover; agentName: string | null }) {
  const { t } = useTranslation()
  const { time, reason, asksReason, problems, change } = handover
  return (
    <Box sx={styles}>
      <TimeField
        label={t(`shifts.assign.handover.${asksReason ? 'from' : 'fromFill'}`)}
        value={time}
        onChange={(typed) => change({ time: typed })}
        problem={problems.time}
        hint={agentName === null ? t('shifts.assign.handover.fromHintNobody') : t('shifts.assign.handover.fromHint', { name: agentName })}
      />
      {asksReason && (
        <div>
          <Field
            label={t('shifts.assign.handover.why')}
            value={reason}
            onChange={(event) => change({ reason: event.target.value })}
            problem={problems.reason}
            hint={t('shifts.assign.handover.whyHint')}
            inputProps={{ maxLength: longestHandoverReason, autoComplete: 'off' }}
          />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5 }}>
            {usual.map((key) => (
              <Button
                key={key}
                size="small"
                variant="outlined"
                color="inherit"
                onClick={() => change({ reason: t(`shifts.assign.handover.${key}`) })}
                sx={{ minHeight: { xs: 44, md: 32 } }}
              >
                {t(`shifts.assign.handover.${key}`)}
              </Button>
            ))}
          </Box>
        </div>
      )}
    </Box>
  )
}

const styles = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 11rem) minmax(0, 1fr)' },
  alignItems: 'start',
} as const
