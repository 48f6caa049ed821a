import GlobalStyles from '@mui/material/GlobalStyles'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useTranslation } from 'react-i18next'
import { dayClass } from '../../../domains/schedules/dayClass.ts'
import { capital } from '../../../kit/dates.ts'
import { useUser } from '../../../session/store.ts'
import { PaperTitle } from '../../../ui/paper/PaperTitle.tsx'
import { WeekdayHeads } from '../../../ui/pickers/WeekdayHeads.tsx'
import type { AgentSchedule, CalendarDay } from './calendar.rules.ts'
import { useSums } from './Sums.tsx'
import type { ScheduleWords } from './useScheduleWords.ts'

interface CalendarPaperProps {
  /** The month, or the week. */
  readonly time: string
  readonly weeks: readonly (readonly CalendarDay[])[]
  readonly schedule: AgentSchedule
  readonly words: ScheduleWords
}

/** An agent's month or week on paper: each day with its times and places in full. */
export function CalendarPaper({ time, weeks, schedule, words }: CalendarPaperProps) {
  const { t } = useTranslation()
  const { firstName, lastName } = useUser()
  const days = weeks.flat().filter(({ isOutside }) => !isOutside)
  const sums = useSums(
    days.flatMap(({ shifts }) => shifts),
    words,
  )
  // Whoever's it is: a manager reads that of an agent.
  const name = schedule.shifts[0]?.agentName ?? `${lastName} ${firstName}`
  return (
    <>
      <GlobalStyles styles={styles} />
      <table className="calendar">
        <thead>
          <PaperTitle title={`${name} · ${time}`} notes={[sums]} columns={7} />
          <WeekdayHeads week={weeks[0]?.map(({ day }) => day) ?? []} write={capital} />
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]!.day}>
              {week.map((one) => (
                <td key={one.day} className={one.isOutside ? 'outside' : dayClass(one)}>
                  {!one.isOutside && <PaperDay day={one} changedIds={schedule.changedIds} words={words} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t('schedules.site.codesText')}</p>
    </>
  )
}

function PaperDay({ day, changedIds, words }: { day: CalendarDay; changedIds: ReadonlySet<number>; words: ScheduleWords }) {
  const { t } = useTranslation()
  const notesOf = (shift: Shift) => [shift.siteName, words.zone(shift), changedIds.has(shift.id) && t('schedules.changed')]
  return (
    <>
      <b>{Number(day.day.slice(8))}</b>
      {day.holiday !== null && <em>{day.holiday}</em>}
      {day.shifts.map((shift) => (
        <div key={shift.id}>
          <b>{`${words.times(shift)} ${t(`schedules.site.codes.${shift.isNight ? 'night' : 'day'}`)}`}</b>
          <small>{notesOf(shift).filter(Boolean).join(' · ')}</small>
        </div>
      ))}
      {day.absences.map((away) => (
        <em key={away.id}>{words.absenceOn(away, day.day)}</em>
      ))}
    </>
  )
}

const styles = {
  '@media print': {
    // Six weeks stand on one leaf.
    '.paper .calendar td': { height: '25mm' },
    '.paper .calendar td > div': { marginTop: '2pt' },
  },
} as const
