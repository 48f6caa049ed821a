import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import type { Theme } from '@mui/material/styles'
import type { AgentMonthHours } from '@vigie/contract/hours/hours.ts'
import { firstDayOf, type Month } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n.ts'
import { writtenDay } from '../../kit/dates.ts'
import { agentAddress } from '../../routing/addresses/agents.ts'
import { linkTo } from '../../routing/linkTo.ts'
import { figures } from '../../theme/augment.ts'
import { useSentence } from '../../ui/feedback/sentences.ts'
import { TextLink } from '../../ui/links/TextLink.tsx'
import { useTimeWords } from '../../ui/timeWords.ts'
import { DayLine } from './DayLine.tsx'
import { footRem, headRem, noteRem, type DaysList } from './daysList.ts'

interface AgentDaysProps {
  readonly name: string
  readonly agentId: number
  readonly month: Month
  /** Where what changed after closing counts. */
  readonly carriesTo: Month | null
  readonly query: {
    readonly data: AgentMonthHours | undefined
    readonly isError: boolean
    readonly error: unknown
    readonly refetch: () => unknown
  }
  readonly list: DaysList | undefined
  readonly showsAll: boolean
  readonly onShowAll: (all: boolean) => void
  /** Rem of a line in the table; unset: as high as its words. */
  readonly lineRem?: number
  readonly maySeeServices: boolean
}

/** The services of an agent's month with what was planned and done, and why they differ. */
export function AgentDays({ name, agentId, month, carriesTo, query, list, showsAll, onShowAll, lineRem, maySeeServices }: AgentDaysProps) {
  const { t } = useTranslation()
  const sentence = useSentence()
  const line = { lineRem, maySeeServices, carriesTo }
  if (query.isError && !query.data) {
    return (
      <Box sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }} role="alert">
        {sentence(query.error)}
        <Button variant="outlined" color="inherit" onClick={() => void query.refetch()}>
          {t('common.retry')}
        </Button>
      </Box>
    )
  }
  if (!query.data || !list) {
    return (
      <Box sx={{ p: 2, display: 'grid', gap: 1 }} aria-busy="true">
        {[1, 2, 3].map((one) => (
          <Skeleton key={one} variant="rounded" height={24} />
        ))}
      </Box>
    )
  }
  const said = [
    list.evenCount > 0 && t('hours.days.even', { count: list.evenCount }),
    list.awaitedCount > 0 && t('hours.days.awaited', { count: list.awaitedCount }),
  ].filter(Boolean)
  return (
    <Box sx={styles} className={lineRem === undefined ? 'free' : 'fixed'}>
      <Facts data={query.data} month={month} />
      <div className="line heads" aria-hidden="true">
        <span>{t('hours.days.day')}</span>
        <span>{t('hours.days.planned')}</span>
        <span>{t('hours.days.done')}</span>
        <span className="gap">{t('hours.days.gap')}</span>
        <span className="reason">{t('hours.days.reason')}</span>
      </div>
      <ul aria-label={t('hours.days.title', { name })}>
        {list.carried.map((shift) => (
          <DayLine key={`carried ${shift.id}`} shift={shift} isCarried {...line} />
        ))}
        {list.shown.map((shift) => (
          <DayLine key={shift.id} shift={shift} {...line} />
        ))}
        {list.shown.length === 0 && (
          <li className="line none" style={lineRem === undefined ? undefined : { height: `${lineRem}rem` }}>
            {t(query.data.shifts.length === 0 ? 'hours.days.none' : 'hours.days.allEven')}
          </li>
        )}
      </ul>
      <div className="foot">
        <span>{said.join(' · ')}</span>
        <span>
          {list.hasMore && (
            <Button size="small" onClick={() => onShowAll(!showsAll)}>
              {t(showsAll ? 'hours.days.showLess' : 'hours.days.showAll')}
            </Button>
          )}
          <TextLink {...linkTo(agentAddress, { agentId, month })}>{t('hours.days.sheet')}</TextLink>
        </span>
      </div>
    </Box>
  )
}

/** What the month rests on: contracts, and absences that are granted. */
function Facts({ data: { contracts, absences }, month }: { data: AgentMonthHours; month: Month }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { duration } = useTimeWords()
  const day = (value: Parameters<typeof writtenDay>[0]) => writtenDay(value, language, 'brief')
  const own = contracts.map(({ number, typeName, monthlyHoursHundredths }) => {
    const minutes = monthlyHoursHundredths === null ? null : Math.round(monthlyHoursHundredths * 0.6)
    const monthly = minutes === null ? t('hours.days.noMonthly') : t('hours.days.monthly', { duration: duration(minutes) })
    return `${t('hours.days.contract', { number, type: typeName })}, ${monthly}`
  })
  const list = absences.map(({ typeName, from, to }) =>
    t(from === to ? 'hours.days.absenceDay' : 'hours.days.absence', { type: typeName, from: day(from), to: day(to) }),
  )
  const said = [...own, ...(list.length > 0 ? [t('hours.days.absences', { list: list.join(', ') })] : [])].join(' · ')
  return (
    <div className="facts" title={said}>
      {said || writtenDay(firstDayOf(month), language, 'month')}
    </div>
  )
}

const styles = (theme: Theme) => ({
  fontSize: '0.8125rem',
  paddingInline: '16px',
  '& ul': { listStyle: 'none', m: 0, p: 0 },
  '& .facts': { color: theme.palette.text.secondary },
  '&.fixed .facts': {
    height: `${noteRem}rem`,
    lineHeight: `${noteRem}rem`,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& .line': {
    display: 'grid',
    gridTemplateColumns: '10rem 7.5rem 11rem 5.5rem minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '12px',
    borderBottom: `1px solid ${theme.palette.divider}`,
    '& > *': { minWidth: 0 },
  },
  '& .heads': { height: `${headRem}rem`, color: theme.palette.text.secondary, fontFamily: figures, fontWeight: 600, fontSize: '0.75rem' },
  // Words that lead somewhere stand under the head of their column.
  '& .line a': { marginInlineStart: '-8px' },
  '&.fixed .line a': { minHeight: 24, paddingBlock: 0 },
  '& .time': { fontFamily: figures, fontVariantNumeric: 'tabular-nums', fontSize: '0.875rem', whiteSpace: 'nowrap' },
  '& .gap': { textAlign: 'end', fontFamily: figures, whiteSpace: 'nowrap', fontSize: '0.8125rem' },
  '& .time.gap': { fontSize: '0.875rem' },
  '& .less': { color: theme.palette.tone.late.ink },
  '& .reason': { paddingInlineStart: '12px', color: theme.palette.text.secondary },
  '&.fixed .reason': { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden', lineHeight: 1.25 },
  '& .holiday': { color: theme.palette.group.holiday.ink, marginInlineStart: '6px' },
  '& .foot': {
    minHeight: `${footRem}rem`,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    columnGap: '16px',
    color: theme.palette.text.secondary,
    '& > span': { display: 'flex', alignItems: 'center', gap: '12px' },
  },
  [theme.breakpoints.down('lg')]: {
    '&.fixed .line': {
      gridTemplateColumns: '8.5rem 7rem 11rem minmax(0, 1fr) auto',
      gridTemplateAreas: '"day planned done gap act" "reason reason reason reason act"',
      rowGap: 0,
      alignContent: 'center',
    },
    '&.fixed .heads .reason': { display: 'none' },
    '&.fixed .line:not(.heads) .reason': {
      gridArea: 'reason',
      paddingInlineStart: 0,
      display: 'block',
      whiteSpace: 'nowrap',
      textOverflow: 'ellipsis',
    },
    '&.fixed .line .act': { gridArea: 'act' },
    '&.fixed .line.none': { display: 'flex' },
  },
  // In a window of its own: each day a small block.
  '&.free': { paddingInline: 0 },
  '&.free .facts': { paddingBlock: '4px 12px' },
  '&.free .heads': { display: 'none' },
  '&.free .line': { gridTemplateColumns: '1fr auto', rowGap: '2px', paddingBlock: '10px' },
  '&.free .line .gap': { gridColumn: 2, gridRow: 1 },
  '&.free .line .reason': { gridColumn: '1 / -1', paddingInlineStart: 0 },
  '&.free .line .act': { gridColumn: '1 / -1', '& a': { minHeight: 44, display: 'inline-flex', alignItems: 'center' } },
})
