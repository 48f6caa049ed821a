import Box from '@mui/material/Box'
import type { Day } from '@vigie/contract/kit/time.ts'
import { groupOfShift, type CalendarGroup } from '@vigie/contract/schedules/schedules.rules.ts'
import { useTranslation } from 'react-i18next'
import { groundOf, groupIcons } from '../../../../domains/schedules/calendarGroups.ts'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { writtenDay } from '../../../../kit/dates.ts'
import { scheduleAddress } from '../../../../routing/addresses/schedules.ts'
import { linkTo } from '../../../../routing/linkTo.ts'
import { figures } from '../../../../theme/augment.ts'
import { forcedChosen, forcedColours } from '../../../../theme/forced.ts'
import { BoxLink } from '../../../../ui/links/BoxLink.tsx'
import { Card } from '../../../../ui/page/Card.tsx'
import type { CalendarDay } from '../calendar.rules.ts'
import type { ScheduleWords } from '../useScheduleWords.ts'

/** Pixels. */
export const stripHeight = 98

/** What a day is for its agent, one sign a group: services of the day and of the night, an absence. */
const groupsOf = ({ shifts, absences }: CalendarDay): readonly CalendarGroup[] => [
  ...new Set<CalendarGroup>([...shifts.map((shift) => groupOfShift(shift)), ...(absences.length > 0 ? (['unavailability'] as const) : [])]),
]

interface WeekStripProps {
  readonly days: readonly CalendarDay[]
  readonly today: Day
  readonly words: ScheduleWords
}

/** Seven days with their signs; each opens its day in the schedule. */
export function WeekStrip({ days, today, words }: WeekStripProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <Card component="ul" aria-label={t('schedules.home.week')} sx={styles}>
      {days.map((one) => (
        <li key={one.day}>
          <BoxLink
            {...linkTo(scheduleAddress, { name: 'week', day: one.day, open: one.day })}
            aria-current={one.day === today ? 'date' : undefined}
          >
            <span className="visually-hidden">{words.day(one, today, new Set())}</span>
            <span aria-hidden="true" className="weekday">
              {writtenDay(one.day, language, 'weekday').replace('.', '')}
            </span>
            <b aria-hidden="true">{Number(one.day.slice(8))}</b>
            <span aria-hidden="true" className="signs">
              {groupsOf(one).map((group) => (
                <Sign key={group} group={group} />
              ))}
            </span>
          </BoxLink>
        </li>
      ))}
    </Card>
  )
}

function Sign({ group }: { group: CalendarGroup }) {
  const GroupIcon = groupIcons[group]
  return (
    <Box
      component="span"
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 20,
        height: 20,
        borderRadius: '6px',
        color: `group.${group}.ink`,
        ...groundOf(group),
      }}
    >
      <GroupIcon size={14} />
    </Box>
  )
}

const styles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  m: 0,
  p: 0.5,
  listStyle: 'none',
  minHeight: stripHeight,
  '& a': {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: '2px',
    height: '100%',
    py: 1,
    borderRadius: 1,
    color: 'text.primary',
    textDecoration: 'none',
    fontFamily: figures,
  },
  '& a:hover': { bgcolor: 'action.hover' },
  '& .weekday': { fontSize: '0.75rem', color: 'text.secondary' },
  '& b': { display: 'grid', placeItems: 'center', width: 30, height: 30, borderRadius: '50%' },
  '& [aria-current] b': { color: 'primary.contrastText', bgcolor: 'primary.main', [forcedColours]: forcedChosen },
  '& .signs': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2px', minHeight: 20 },
} as const
