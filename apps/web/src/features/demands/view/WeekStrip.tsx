import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import type { AffectedShift } from '@vigie/contract/demands/demands.effects.ts'
import { clockOf, type Day } from '@vigie/contract/kit/time.ts'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { dayGrounds } from '../../../domains/schedules/dayGrounds.ts'
import { hatched } from '../../../domains/schedules/calendarGroups.ts'
import { useLanguage } from '../../../i18n/i18n.ts'
import { writtenDay } from '../../../kit/dates.ts'
import { figures } from '../../../theme/augment.ts'
import { forcedColours, forcedEdge } from '../../../theme/forced.ts'
import { useTimeWords } from '../../../ui/timeWords.ts'
import { shortOf, stripOf, type Absence, type StripDay } from './strip.rules.ts'

/** «08», or «08:30» where it does not begin with the hour. */
const hour = (local: AffectedShift['startsLocal']): string => clockOf(local).replace(/:00$/, '')

/** A civil week of the agent as it is and as it would be, with its hours. */
export function WeekStrip({ absence, week }: { absence: Absence; week: Absence['weeks'][number] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { duration } = useTimeWords()
  const days = stripOf(absence, week)
  const monday = writtenDay(week.startsOn, language, 'brief')
  const [before, after] = [duration(week.minutes), duration(week.minutesAfter)]
  const short = shortOf(absence.typeName)
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="table" aria-label={t('demands.effects.strip', { day: monday })} sx={styles}>
        <thead>
          <tr>
            <td aria-hidden="true" className="when" />
            {days.map(({ day }) => (
              <th key={day} scope="col">
                <abbr title={writtenDay(day, language, 'whole')}>{initialOf(day, writtenDay(day, language, 'weekday'))}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(['before', 'after'] as const).map((when) => (
            <tr key={when}>
              <th scope="row" className="when">
                {t(`demands.effects.${when}`)}
              </th>
              {days.map((day) => (
                <td key={day.day}>
                  <DayCell
                    day={day}
                    shifts={day[when]}
                    isAbsent={when === 'after' && day.isAbsent}
                    short={short}
                    typeName={absence.typeName}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
      <Box component="p" sx={{ m: 0, mt: 1, fontSize: '0.8125rem', color: 'text.secondary' }}>
        {week.minutes === week.minutesAfter
          ? t('demands.effects.weekSame', { day: monday, before })
          : t('demands.effects.week', { day: monday, before, after })}
      </Box>
    </Box>
  )
}

/** «L14». */
const initialOf = (day: Day, weekday: string): string => `${weekday.charAt(0).toLocaleUpperCase()}${Number(day.slice(8))}`

interface DayCellProps {
  readonly day: StripDay
  readonly shifts: readonly AffectedShift[]
  readonly isAbsent: boolean
  readonly short: string
  readonly typeName: string
}

function DayCell({ day, shifts, isAbsent, short, typeName }: DayCellProps) {
  const { t } = useTranslation()
  if (isAbsent && shifts.length === 0) {
    return (
      <span className="cell absent">
        <span aria-hidden="true">{short}</span>
        <span className="visually-hidden">{typeName || t('demands.effects.absent')}</span>
      </span>
    )
  }
  if (shifts.length === 0) {
    return (
      <span className="cell free">
        <span className="visually-hidden">{t('demands.effects.free')}</span>
      </span>
    )
  }
  const kind = shifts.every(({ isNight }) => isNight) ? 'night' : 'day'
  return (
    <span className={`cell ${kind}`} title={isAbsent ? typeName : undefined}>
      {shifts.slice(0, 2).map(({ id, startsLocal, endsLocal }, at) => (
        <Fragment key={`${day.day} ${id}`}>
          {at > 0 && <br />}
          {hour(startsLocal)}
          {shifts.length === 1 ? <br /> : '–'}
          {hour(endsLocal)}
        </Fragment>
      ))}
      {shifts.length > 2 && ` +${shifts.length - 2}`}
    </span>
  )
}

const styles = (theme: Theme) =>
  ({
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: '4px',
    margin: '-4px',
    tableLayout: 'fixed',
    fontFamily: figures,
    fontSize: '0.75rem',
    lineHeight: 1.15,
    textAlign: 'center',
    '& th': { fontWeight: 600, color: theme.palette.text.secondary, padding: 0 },
    '& .when': { width: '3.25rem', textAlign: 'start', fontWeight: 500 },
    '& abbr': { textDecoration: 'none' },
    '& td': { padding: 0 },
    '& .cell': {
      display: 'grid',
      alignContent: 'center',
      minHeight: '2.75rem',
      borderRadius: '7px',
      border: '1px solid',
      fontSize: '0.71875rem',
      fontWeight: 700,
      overflowWrap: 'anywhere',
      [forcedColours]: forcedEdge,
    },
    ...dayGrounds(theme),
    '& .absent': {
      color: theme.palette.group.unavailability.ink,
      background: hatched(theme),
      borderColor: theme.palette.group.unavailability.mark,
      outline: `2px solid ${theme.palette.primary.readable}`,
      outlineOffset: 1,
    },
  }) as const
