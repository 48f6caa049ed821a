import Box from '@mui/material/Box'
import type { AnomalyKind } from '@vigie/contract/dashboard/dashboard.kinds.ts'
import { clockOf, dayOf, minutesBetween } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n.ts'
import { shiftsAddress } from '../../routing/addresses/shifts.ts'
import { linkTo } from '../../routing/linkTo.ts'
import { writtenDay } from '../../kit/dates.ts'
import { useTimeWords } from '../../ui/timeWords.ts'

/** One service that went wrong; the row leads to it among the services of its day. */
export function AnomalyRow({ shift, kind, isLink }: { shift: Shift; kind: AnomalyKind; isLink: boolean }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { zone } = useTimeWords()
  const day = dayOf(shift.startsLocal)
  const times = t('dashboard.next.times', { start: clockOf(shift.startsLocal), end: clockOf(shift.endsLocal) })
  const site = zone(shift.timeZone, shift.startsAt)
  const found = useFound()
  return (
    <Box {...(isLink && { component: Link, ...linkTo(shiftsAddress, { day, shiftId: shift.id }) })}>
      <span className="figures">{writtenDay(day, language, 'short')}</span>
      <span className="figures">
        {times}
        {site && <small className="soft"> {site}</small>}
      </span>
      <b>{shift.agentName ?? '—'}</b>
      <span>{shift.siteName}</span>
      <span className="soft">{found(shift, kind)}</span>
    </Box>
  )
}

/** What went wrong with a shift, in words. */
export function useFound() {
  const { t } = useTranslation()
  const { duration } = useTimeWords()
  return (shift: Shift, kind: AnomalyKind): string => {
    if (kind === 'missed') return t('dashboard.anomalies.missed')
    if (kind === 'late' && shift.arrivedAt && shift.arrivedLocal)
      return t('dashboard.anomalies.lateBy', {
        time: clockOf(shift.arrivedLocal),
        duration: duration(Math.max(0, Math.floor(minutesBetween(shift.startsAt, shift.arrivedAt)))),
      })
    if (shift.isClockInOutsideArea && shift.isClockOutOutsideArea) return t('dashboard.anomalies.outsideBoth')
    return shift.isClockInOutsideArea ? t('dashboard.anomalies.outsideIn') : t('dashboard.anomalies.outsideOut')
  }
}
