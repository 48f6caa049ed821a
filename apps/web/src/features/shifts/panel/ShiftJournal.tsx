import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { listClockings, type RecordedLine } from '@vigie/contract/clockings/clockings.journal.ts'
import { clockOf, dayOf, localOf, type Instant } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { keyOf, queries, useAsk } from '../../../api/queries.ts'
import { useLanguage } from '../../../i18n/i18n.ts'
import { writtenDay } from '../../../kit/dates.ts'
import { figures } from '../../../theme/augment.ts'
import { useTimeWords } from '../../../ui/timeWords.ts'
import { Tag } from '../../../ui/marks/Tag.tsx'

/** The acts recorded on a service, one line each; where a device kept one, its own time beside the server's. */
export function ShiftJournal({ shift }: { shift: Shift }) {
  const { t } = useTranslation()
  const id = useId()
  const { data } = useAsk(listClockings, { shiftId: shift.id })
  const version = useRef(shift.version)
  useEffect(() => {
    if (version.current === shift.version) return
    version.current = shift.version
    void queries.invalidateQueries({ queryKey: keyOf(listClockings, { shiftId: shift.id }) })
  }, [shift.id, shift.version])
  const writtenAt = useWrittenAt(shift)
  if (!data || data.lines.length + data.refused.length === 0) return null
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h3" id={id}>
        {t('shifts.journal.title')}
      </Typography>
      <Box component="ul" sx={styles}>
        {data.lines.map((line) => (
          <Line key={line.clockingUuid} line={line} shift={shift} />
        ))}
        {data.refused.map(({ clockingUuid, deviceAt, receivedAt, message }) => (
          <li key={clockingUuid}>
            <div>
              <b>{t('shifts.journal.refused')}</b>
              <Tag tone="missing">{t('shifts.marks.offline')}</Tag>
            </div>
            <small>{t('shifts.journal.times', { device: writtenAt(deviceAt), server: writtenAt(receivedAt) })}</small>
            <small>{message}</small>
          </li>
        ))}
      </Box>
    </Box>
  )
}

function Line({ line, shift }: { line: RecordedLine; shift: Shift }) {
  const { t } = useTranslation()
  const writtenAt = useWrittenAt(shift)
  const kind = t(`shifts.journal.kinds.${line.kind as 'start'}`)
  const way = t(`shifts.journal.ways.${line.way as 'code'}`)
  const drift = useDriftWords()(line.driftSeconds ?? 0)
  return (
    <li>
      <div>
        <b>
          {writtenAt(line.happenedAt)} · {kind}
        </b>
        {line.isForced && <Tag tone="late">{t('shifts.marks.forced')}</Tag>}
        {line.isOutsideArea && <Tag tone="late">{t('shifts.marks.outsideArea')}</Tag>}
        {line.isOffline && <Tag tone="wait">{t('shifts.marks.offline')}</Tag>}
        {line.isAfterGap && <Tag tone="late">{t('shifts.journal.gap')}</Tag>}
      </div>
      <small>{[way, line.deviceName, line.authorName, line.reasonName].filter(Boolean).join(' · ')}</small>
      {line.deviceAt && (
        <small>
          {t('shifts.journal.times', { device: writtenAt(line.deviceAt, true), server: writtenAt(line.recordedAt, true) })}
          {drift && ` · ${drift}`}
        </small>
      )}
      {!line.deviceAt && line.recordedAt !== line.happenedAt && (
        <small>{t('shifts.journal.recorded', { time: writtenAt(line.recordedAt) })}</small>
      )}
      {line.isAfterGap && <small>{t('shifts.journal.gapText')}</small>}
      {line.comment && <small>{line.comment}</small>}
    </li>
  )
}

/** How far the device's own clock was off: positive seconds are those that it lagged behind the server's. */
function useDriftWords(): (seconds: number) => string | null {
  const { t } = useTranslation()
  const { duration } = useTimeWords()
  return (seconds) => {
    if (seconds === 0) return null
    const size = Math.abs(seconds)
    const words = size < 60 ? t('shifts.journal.seconds', { seconds: size }) : duration(Math.round(size / 60))
    return t(seconds > 0 ? 'shifts.journal.clockSlow' : 'shifts.journal.clockFast', { duration: words })
  }
}

/** A moment on the clock of the service's site, with its day where that is not the day of the start. */
function useWrittenAt(shift: Shift): (at: Instant, hasSeconds?: boolean) => string {
  const { t } = useTranslation()
  const language = useLanguage()
  return (at, hasSeconds = false) => {
    const local = localOf(at, shift.timeZone)
    const time = hasSeconds ? local.slice(11) : clockOf(local)
    if (dayOf(local) === dayOf(shift.startsLocal)) return time
    return t('shifts.panel.timeOn', { time, day: writtenDay(dayOf(local), language, 'short') })
  }
}

const styles = {
  display: 'grid',
  m: 0,
  p: 0,
  listStyle: 'none',
  '& li': { display: 'grid', gap: 0.25, py: 1, borderBottom: 1, borderColor: 'divider' },
  '& li:last-of-type': { border: 0 },
  '& li > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, fontFamily: figures },
  '& b': { fontWeight: 600 },
  '& small': { color: 'text.secondary', fontSize: '0.8125rem' },
} as const
