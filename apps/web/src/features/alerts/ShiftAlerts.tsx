import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { alertsChanged, listAlerts } from '@vigie/contract/alerts/alerts.ts'
import { clockOf } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { useLive } from '../../api/live.ts'
import { invalidate, useAsk } from '../../api/queries.ts'
import { Tag } from '../../ui/marks/Tag.tsx'
import { AlertActs } from './AlertActs.tsx'
import { toneOf } from './alertWords.ts'

const changes = [alertsChanged] as const
/** Milliseconds for which events are gathered before alerts are asked for anew. */
const gathered = 300

/** The alerts of one service, in its panel: who has taken charge, and what was done. Nothing where there never was one. */
export function ShiftAlerts({ shiftId }: { shiftId: number }) {
  const { t } = useTranslation()
  const { data } = useAsk(listAlerts, { shiftId, sort: '-since', limit: 20 })
  useLive(changes, () => void invalidate(listAlerts), gathered)
  if (!data || data.rows.length === 0) return null
  return (
    <Box component="section" aria-labelledby="shift-alerts" sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography id="shift-alerts" component="h3" className="visually-hidden">
        {t('alerts.title')}
      </Typography>
      {data.rows.map((alert) => (
        <Box key={alert.id} sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Tag tone={toneOf(alert.kind, alert.state)}>{t(`alerts.filters.kind.${alert.kind}`)}</Tag>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {alert.takenByName === null
                ? alert.state === 'closed'
                  ? t('alerts.endedAlone')
                  : t('alerts.sinceAt', { time: clockOf(alert.sinceLocal) })
                : t(alert.state === 'closed' ? 'alerts.handledBy' : 'alerts.takenBy', { name: alert.takenByName })}
            </Typography>
          </Box>
          {alert.note !== '' && (
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {alert.note}
            </Typography>
          )}
          <AlertActs alert={alert} />
        </Box>
      ))}
    </Box>
  )
}
