import { unsettledCountOf, type HoursFilter } from '@vigie/contract/hours/hours.rules.ts'
import type { MonthHours } from '@vigie/contract/hours/hours.ts'
import { useTranslation } from 'react-i18next'
import { FigureCard } from '../../ui/marks/FigureCard.tsx'
import { FigureRow, FigureRowSkeleton } from '../../ui/marks/FigureRow.tsx'
import { useHourWords } from './useHourWords.ts'

interface HoursFigureRowProps {
  readonly hours: MonthHours | undefined
  readonly filter: HoursFilter
  readonly onFilter: (filter: HoursFilter) => void
}

/** What keeps the month from closing, how far it lies from the plan and the contracts, and whether its sums agree. */
export function HoursFigureRow({ hours, filter, onFilter }: HoursFigureRowProps) {
  const { t } = useTranslation()
  const words = useHourWords()
  if (!hours) return <FigureRowSkeleton />
  const { figures, agentCounts, aboveMinutes, control } = hours
  const number = (value: number) => t('hours.number', { value })
  const unsettled = unsettledCountOf(figures)
  const kinds = [
    figures.noArrivalCount > 0 && t('hours.tiles.noArrival', { count: figures.noArrivalCount }),
    figures.noDepartureCount > 0 && t('hours.tiles.noDeparture', { count: figures.noDepartureCount }),
    figures.unconfirmedCount > 0 && t('hours.tiles.unconfirmed', { count: figures.unconfirmedCount }),
    figures.tooLongCount > 0 && t('hours.tiles.tooLong', { count: figures.tooLongCount }),
  ].filter(Boolean)
  const { unsettledMinutes, awaitedMinutes } = figures
  const toggle = (name: HoursFilter) => () => onFilter(filter === name ? 'all' : name)
  // The same sums made another way: minutes of every agent, and of every service.
  const isRight =
    control.shiftCount === figures.shiftCount &&
    control.plannedMinutes === figures.plannedMinutes &&
    control.doneMinutes === figures.doneMinutes
  const counts = { agents: t('hours.agents', { count: agentCounts.all }), services: t('hours.services', { count: figures.shiftCount }) }
  return (
    <FigureRow title={t('hours.figures')}>
      <FigureCard
        name={t(hours.closing ? 'hours.tiles.zero' : 'hours.tiles.unsettled')}
        value={number(unsettled)}
        note={kinds.length > 0 ? kinds.join(', ') : t('hours.tiles.nothing')}
        tone={unsettled > 0 ? 'late' : 'done'}
        isOn={filter === 'unsettled'}
        {...(unsettled > 0 && { action: t('hours.tiles.see') })}
        onPress={toggle('unsettled')}
      />
      <FigureCard
        name={t('hours.tiles.gap')}
        // What is still to come is no gap yet.
        value={words.gap(figures.doneMinutes - figures.plannedMinutes + awaitedMinutes)}
        note={
          [
            unsettledMinutes > 0 && t('hours.tiles.gapUnsettled', { duration: words.gap(-unsettledMinutes) }),
            awaitedMinutes > 0 && t('hours.tiles.gapAwaited', { duration: words.hours(awaitedMinutes) }),
          ]
            .filter(Boolean)
            .join(', ') || t('hours.tiles.gapSettled')
        }
      />
      <FigureCard
        name={t('hours.tiles.above')}
        value={number(agentCounts.above)}
        note={
          agentCounts.above === 0
            ? t('hours.tiles.aboveNone')
            : t('hours.tiles.aboveText', { count: agentCounts.above, duration: words.gap(aboveMinutes) })
        }
        isOn={filter === 'above'}
        onPress={toggle('above')}
      />
      <FigureCard
        name={t('hours.tiles.control')}
        value={t(isRight ? 'hours.tiles.right' : 'hours.tiles.wrong')}
        note={isRight ? t('hours.tiles.controlText', counts) : t('hours.tiles.controlWrong')}
        tone={isRight ? 'done' : 'missing'}
      />
    </FigureRow>
  )
}
