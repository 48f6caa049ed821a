import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useExchange } from '../../session/store.ts'
import { FigureCard } from './FigureCard.tsx'
import { percentOf, type Figures } from './figures.ts'
import type { FilterName } from './judge.ts'
import { useShiftWords } from './words.ts'

interface FigureCardsProps {
  readonly figures: Figures
  readonly filter: FilterName
  readonly isToday: boolean
  readonly onFilter: (filter: FilterName) => void
}

/** What is wrong right now, in four figures. Of another day the last one says how many services have an agent. */
export function FigureCards({ figures, filter, isToday, onFilter }: FigureCardsProps) {
  const { t } = useTranslation()
  const { duration } = useShiftWords()
  const tolerance = useExchange().environment.settings.clocking_late_tolerance_minutes
  const { counts, expected, present, assigned } = figures
  const opens = (name: FilterName) => ({
    isOn: filter === name,
    onPress: () => onFilter(filter === name ? 'all' : name),
    ...(counts[name] > 0 && { action: filter === name ? t('services.figures.clear') : t('services.figures.see') }),
  })
  const number = (value: number) => t('services.figures.number', { value })
  const outside = { arriving: figures.outsideIn, leaving: figures.outsideOut }
  return (
    <Box component="section" aria-label={t('services.figures.title')} sx={{ display: 'grid', gap: { xs: 1, sm: 2 }, gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' } }}>
      <FigureCard
        name={t('services.figures.missed')}
        value={number(counts.missed)}
        note={t('services.figures.missedNote', { count: tolerance })}
        tone={counts.missed > 0 ? 'missing' : undefined}
        {...opens('missed')}
      />
      <FigureCard
        name={t('services.figures.late')}
        value={number(counts.late)}
        note={counts.late > 0 ? t('services.figures.lateNote', { duration: duration(figures.latest) }) : t('services.figures.lateNone')}
        tone={counts.late > 0 ? 'late' : undefined}
        {...opens('late')}
      />
      <FigureCard
        name={t('services.figures.outsideArea')}
        value={number(counts.outsideArea)}
        note={counts.outsideArea > 0 ? t('services.figures.outsideNote', outside) : t('services.figures.outsideNone')}
        tone={counts.outsideArea > 0 ? 'late' : undefined}
        {...opens('outsideArea')}
      />
      {isToday ? (
        <Share name={t('services.figures.present')} part={present} whole={expected} none={t('services.figures.presentNone')} {...opens('inProgress')} />
      ) : (
        <Share name={t('services.figures.assigned')} part={assigned} whole={counts.all} none={t('services.empty.title')} {...opens('unassigned')} />
      )}
    </Box>
  )
}

interface ShareProps {
  readonly name: string
  readonly part: number
  readonly whole: number
  readonly none: string
  readonly isOn: boolean
  readonly onPress: () => void
}
function Share({ name, part, whole, none, isOn, onPress }: ShareProps) {
  const { t } = useTranslation()
  if (whole === 0) return <FigureCard name={name} value="—" note={none} isOn={isOn} onPress={onPress} />
  const percent = percentOf(part, whole)
  return (
    <FigureCard
      name={name}
      value={t('services.figures.percent', { percent })}
      note=""
      aside={t('services.figures.of', { part, whole })}
      percent={percent}
      isOn={isOn}
      onPress={onPress}
    />
  )
}
