import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { AffectedShift } from '@vigie/contract/demands/demands.effects.ts'
import { clockOf, dayOf, firstDayOf, type Day } from '@vigie/contract/kit/time.ts'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { ownWords } from '../../../i18n/ownWords.ts'
import { writtenDay } from '../../../kit/dates.ts'
import { DoneIcon, WarningIcon, type Icon } from '../../../ui/firstIcons.tsx'
import { CalendarIcon, ClockIcon, RefreshIcon } from '../../../ui/icons.tsx'
import type { Tone } from '../../../theme/palette.ts'
import { fatesOf, weeksInOrder, type Absence } from './strip.rules.ts'
import { WeekStrip } from './WeekStrip.tsx'

/** A window or a link that says who could have a service. */
export type Cover = (shift: AffectedShift, name: string) => ReactNode

/** Services that are named before the rest is counted, and weeks before the rest waits behind a button. */
const most = { shifts: 6, weeks: 2 }

/** What accepting an absence changes: the days, the services, the months, and the weeks before and after. */
export function AbsenceEffects({ absence, cover }: { absence: Absence; cover: Cover }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [isWhole, setWhole] = useState(false)
  const { typeName, startsOn, endsOn, askedAgain } = absence
  const { opens, clocked, over } = fatesOf(absence)
  const day = (given: typeof startsOn) => writtenDay(given, language, 'short')
  const weeks = weeksInOrder(absence)
  const shown = isWhole ? weeks : weeks.slice(0, most.weeks)
  // Where one day alone is meant, it is not said of each service once more.
  const oneDay = startsOn === endsOn ? startsOn : null
  const isTouched = opens.length + clocked.length + over.length > 0
  return (
    <Box sx={styles}>
      <ul>
        <Line icon={CalendarIcon}>
          {startsOn === endsOn
            ? t('demands.effects.becomes', { day: day(startsOn), type: typeName })
            : t('demands.effects.becomeDays', { from: day(startsOn), until: day(endsOn), type: typeName })}
        </Line>
        {opens.length > 0 ? (
          <Line icon={WarningIcon} tone="late">
            <b>{t('demands.effects.opens', { count: opens.length })}</b>
            <Shifts shifts={opens} oneDay={oneDay} cover={cover} />
          </Line>
        ) : (
          <Line icon={DoneIcon} tone="done">
            {t(isTouched ? 'demands.effects.noneOpens' : 'demands.effects.noShift')}
          </Line>
        )}
        {(
          [
            ['clocked', clocked],
            ['over', over],
          ] as const
        ).map(
          ([fate, shifts]) =>
            shifts.length > 0 && (
              <Line key={fate} icon={ClockIcon}>
                {t(`demands.effects.${fate}`, { count: shifts.length })}
                <Shifts shifts={shifts} oneDay={oneDay} />
              </Line>
            ),
        )}
        {askedAgain.map((month) => (
          <Line key={month} icon={RefreshIcon}>
            {t('demands.effects.askedAgain', { month: writtenDay(firstDayOf(month), language, 'month') })}
          </Line>
        ))}
      </ul>
      {weeks.length > 0 && (
        <div className="weeks">
          {shown.map((week) => (
            <WeekStrip key={week.startsOn} absence={absence} week={week} />
          ))}
          {weeks.length > shown.length && (
            <Button size="small" onClick={() => setWhole(true)} sx={{ justifySelf: 'start' }}>
              {t('demands.effects.moreWeeks', { count: weeks.length - shown.length })}
            </Button>
          )}
        </div>
      )}
    </Box>
  )
}

/** One thing that changes or stays, with its sign. */
export const Line = ({ icon: LineIcon, tone, children }: { icon: Icon; tone?: Tone; children: ReactNode }) => (
  <Box component="li" sx={{ display: 'flex', gap: 1.25, py: 0.75, lineHeight: 1.45 }}>
    <Box component="span" sx={{ flex: 'none', display: 'flex', pt: '1px', color: tone ? `tone.${tone}.ink` : 'text.secondary' }}>
      <LineIcon size={18} />
    </Box>
    <Box sx={{ minWidth: 0, flex: 1, overflowWrap: 'anywhere' }}>{children}</Box>
  </Box>
)

interface ShiftsProps {
  readonly shifts: readonly AffectedShift[]
  readonly oneDay: Day | null
  readonly cover?: Cover
}

function Shifts({ shifts, oneDay, cover }: ShiftsProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {shifts.slice(0, most.shifts).map((shift) => {
        const { id, siteName, startsLocal, endsLocal } = shift
        const words = {
          site: siteName,
          day: writtenDay(dayOf(startsLocal), language, 'short'),
          times: t('shifts.times', { start: clockOf(startsLocal), end: clockOf(endsLocal) }),
        }
        return (
          <Box key={id} component="li" sx={{ py: 0.25 }}>
            <span {...ownWords}>{t(dayOf(startsLocal) === oneDay ? 'demands.effects.atTimes' : 'demands.effects.at', words)}</span>
            {cover && <div>{cover(shift, t('demands.effects.coverAt', words))}</div>}
          </Box>
        )
      })}
      {shifts.length > most.shifts && <li>{t('demands.effects.more', { count: shifts.length - most.shifts })}</li>}
    </Box>
  )
}

const styles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > ul': { m: 0, px: 2, py: 1, listStyle: 'none', minWidth: 0 },
  '& .weeks': { display: 'grid', gap: 2, alignContent: 'start', minWidth: 0, p: 2, borderTop: 1, borderColor: 'divider' },
  // Beside each other where both have the room.
  '@container (min-width: 40rem)': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(18rem, 0.85fr)',
    '& .weeks': { borderTop: 0, borderLeft: 1, borderColor: 'divider' },
  },
} as const
