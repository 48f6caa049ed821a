import { useTranslation } from 'react-i18next'
import { useExchange } from '../../../session/store.ts'
import type { ShiftFilter } from '../../../routing/addresses/shifts.ts'
import { FigureCard } from '../../../ui/marks/FigureCard.tsx'
import { FigureRow } from '../../../ui/marks/FigureRow.tsx'
import { ShareCard } from '../../../ui/marks/ShareCard.tsx'
import { useFigureFilter } from '../../../ui/marks/useFigureFilter.ts'
import type { Figures } from './figures.ts'
import { useShiftWords } from '../../../domains/shifts/useShiftWords.ts'

interface FigureCardsProps {
  readonly figures: Figures
  readonly filter: ShiftFilter
  readonly isToday: boolean
  readonly onFilter: (filter: ShiftFilter) => void
}

/** What is wrong right now, in four figures. Of another day the last one says how many services have an agent. */
export function FigureCards({ figures, filter, isToday, onFilter }: FigureCardsProps) {
  const { t } = useTranslation()
  const { span } = useShiftWords()
  const tolerance = useExchange().environment.settings.clocking_late_tolerance_minutes
  const { counts, expected, assigned, arrived } = figures
  const opens = useFigureFilter<ShiftFilter>({ counts, filter, onFilter })
  const number = (value: number) => t('shifts.figures.number', { value })
  const lateNote = () => {
    if (counts.late > 0) return t('shifts.figures.lateNote', { duration: span(figures.latest) })
    return arrived > 0 ? t('shifts.figures.lateNone') : t('shifts.figures.noneYet')
  }
  const outsideNote = () => {
    const { outsideIn: arriving, outsideOut: leaving } = figures
    const marked = [
      arriving > 0 && t('shifts.figures.outsideIn', { count: arriving }),
      leaving > 0 && t('shifts.figures.outsideOut', { count: leaving }),
    ].filter(Boolean)
    if (marked.length > 0) return marked.join(' · ')
    return arrived > 0 ? t('shifts.figures.outsideNone') : t('shifts.figures.noneYet')
  }
  return (
    <FigureRow title={t('shifts.figures.title')}>
      <FigureCard
        name={t('shifts.figures.missed')}
        value={number(counts.missed)}
        note={t('shifts.figures.missedNote', { count: tolerance })}
        tone={counts.missed > 0 ? 'missing' : undefined}
        {...opens('missed')}
      />
      <FigureCard
        name={t('shifts.figures.late')}
        value={number(counts.late)}
        note={lateNote()}
        tone={counts.late > 0 ? 'late' : undefined}
        {...opens('late')}
      />
      <FigureCard
        name={t('shifts.figures.outsideArea')}
        value={number(counts.outsideArea)}
        note={outsideNote()}
        tone={counts.outsideArea > 0 ? 'late' : undefined}
        {...opens('outsideArea')}
      />
      {isToday ? (
        <ShareCard
          name={t('shifts.figures.present')}
          part={counts.present}
          whole={expected}
          none={t('shifts.figures.presentNone')}
          {...opens('present')}
        />
      ) : (
        <ShareCard
          name={t('shifts.figures.assigned')}
          part={assigned}
          whole={counts.all}
          none={t('shifts.empty.title')}
          {...opens('unassigned')}
        />
      )}
    </FigureRow>
  )
}
