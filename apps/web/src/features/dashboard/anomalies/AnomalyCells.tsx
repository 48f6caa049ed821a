import { Link } from '@tanstack/react-router'
import type { AnomalyKind } from '@vigie/contract/dashboard/dashboard.kinds.ts'
import { clockOf, dayOf, minutesBetween } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { writtenDay } from '../../../kit/dates.ts'
import type { LinkTarget } from '../../../routing/linkTo.ts'
import { useTimeWords } from '../../../ui/timeWords.ts'

export const anomalyColumns = ['day', 'times', 'agent', 'site', 'what'] as const
export type LinkOf = (shift: Shift) => LinkTarget | null
export type AnomalyCells = Readonly<Record<(typeof anomalyColumns)[number], (shift: Shift) => ReactNode>>

/** What stands in the columns of a service that went wrong. The row is one target; the name is a link too, for a tab of its own. */
export function useAnomalyCells(kind: AnomalyKind, linkOf: LinkOf): AnomalyCells {
  const { t } = useTranslation()
  const language = useLanguage()
  const { zone } = useTimeWords()
  const found = useFound()
  return {
    day: ({ startsLocal }) => <span className="figures">{writtenDay(dayOf(startsLocal), language, 'short')}</span>,
    times: ({ startsLocal, endsLocal, timeZone, startsAt }) => {
      const times = t('dashboard.next.times', { start: clockOf(startsLocal), end: clockOf(endsLocal) })
      const site = zone(timeZone, startsAt)
      return (
        <span className="figures" title={site ? `${times} ${site}` : undefined}>
          {times}
          {site && <small> {site}</small>}
        </span>
      )
    },
    agent: (shift) => {
      const name = shift.agentName ?? '—'
      const link = linkOf(shift)
      return link ? (
        <Link {...link} tabIndex={-1} title={name}>
          {name}
        </Link>
      ) : (
        <b title={name}>{name}</b>
      )
    },
    site: ({ siteName }) => <span title={siteName}>{siteName}</span>,
    what: (shift) => {
      const words = found(shift, kind)
      return (
        <span className="soft" title={words}>
          {words}
        </span>
      )
    },
  }
}

/** What went wrong with a shift, in words. */
export function useFound() {
  const { t } = useTranslation()
  const { span } = useTimeWords()
  return (shift: Shift, kind: AnomalyKind): string => {
    if (kind === 'missed')
      return shift.arrivedLocal
        ? t('dashboard.anomalies.unconfirmed', { time: clockOf(shift.arrivedLocal) })
        : t('dashboard.anomalies.missed')
    if (kind === 'late' && shift.arrivedAt && shift.arrivedLocal)
      return t('dashboard.anomalies.lateBy', {
        time: clockOf(shift.arrivedLocal),
        duration: span(Math.max(0, Math.floor(minutesBetween(shift.startsAt, shift.arrivedAt)))),
      })
    if (shift.isClockInOutsideArea && shift.isClockOutOutsideArea) return t('dashboard.anomalies.outsideBoth')
    return shift.isClockInOutsideArea ? t('dashboard.anomalies.outsideIn') : t('dashboard.anomalies.outsideOut')
  }
}
