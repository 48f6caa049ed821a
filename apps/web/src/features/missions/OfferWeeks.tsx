import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { clockOf, type Day, type LocalDateTime } from '@vigie/contract/kit/time.ts'
import type { Mission } from '@vigie/contract/missions/missions.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n.ts'
import { writtenDay } from '../../kit/dates.ts'
import { LoadingPlaceholder } from '../../ui/feedback/LoadingPlaceholder.tsx'
import { Card } from '../../ui/page/Card.tsx'
import { isNightly } from './hours.rules.ts'
import { servicesOf } from './standing.rules.ts'
import { useOwnPlanning } from './useOwnPlanning.ts'
import type { OfferWords } from './useOfferWords.ts'
import { mondaysOf, weeksWith, type WeekDay, type WeekWith } from './week.rules.ts'
import { weekStyles } from './week.styles.ts'

/** The agent's own published planning with the mission dashed in: each week that it touches, and what the week comes to. */
export function OfferWeeks({ mission, words }: { mission: Mission; words: OfferWords }) {
  const { t } = useTranslation()
  const services = servicesOf(mission)
  const { planned, isShown, hasFailed, isWhole } = useOwnPlanning(mondaysOf(services))
  if (!isShown) return null
  if (hasFailed) {
    return (
      <Typography variant="body2" color="textSecondary">
        {t('missions.own.panel.weekFailed')}
      </Typography>
    )
  }
  if (!planned) {
    return (
      <LoadingPlaceholder>
        <Skeleton variant="rounded" height={150} />
      </LoadingPlaceholder>
    )
  }
  const weeks = weeksWith(services, planned)
  return (
    <>
      {weeks.map((week) => (
        <Week key={week.monday} week={week} words={words} isOnly={weeks.length === 1} />
      ))}
      {!isWhole && (
        <Typography variant="body2" color="textSecondary">
          {t('missions.own.panel.unpublished')}
        </Typography>
      )}
    </>
  )
}

function Week({ week, words, isOnly }: { week: WeekWith; words: OfferWords; isOnly: boolean }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const id = useId()
  const [before, after] = [words.duration(week.before), words.duration(week.after)]
  return (
    <Card component="section" aria-labelledby={id} sx={weekStyles}>
      <div className="head">
        <Typography variant="h3" id={id}>
          {isOnly ? t('missions.own.panel.week') : t('missions.own.panel.weekOf', { day: writtenDay(week.monday, language, 'brief') })}
        </Typography>
        <span>
          <span aria-hidden="true">{t('missions.own.panel.comesTo', { before, after })}</span>
          <span className="visually-hidden">{t('missions.own.panel.comesToSaid', { before, after })}</span>
        </span>
      </div>
      <ul>
        {week.days.map((day) => (
          <DayCell key={day.day} day={day} words={words} />
        ))}
      </ul>
    </Card>
  )
}

/** «08», or «08:30» where it does not begin with the hour. */
const hour = (local: LocalDateTime): string => clockOf(local).replace(/:00$/, '')

function DayCell({ day: { day, own, offered }, words }: { day: WeekDay; words: OfferWords }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const said = [...own.map(words.times), ...offered.map((shift) => t('missions.own.panel.offered', { times: words.times(shift) }))]
  return (
    <li>
      <span className="visually-hidden">{`${nameOf(day, language)}: ${said.join(', ') || t('missions.own.panel.free')}`}</span>
      <Box component="span" aria-hidden="true">
        {writtenDay(day, language, 'weekday').replace('.', '')}
        <b>{Number(day.slice(8))}</b>
        {own.length + offered.length === 0 && <i className="free" />}
        {own.map((shift) => (
          <i key={shift.id} className={shift.isNight ? 'night' : 'day'}>
            {hour(shift.startsLocal)}
            <br />
            {hour(shift.endsLocal)}
          </i>
        ))}
        {offered.map((shift) => (
          <i key={shift.id} className={`offered ${isNightly(shift) ? 'night' : 'day'}`}>
            {hour(shift.startsLocal)}
            <br />
            {hour(shift.endsLocal)}
          </i>
        ))}
      </Box>
    </li>
  )
}

const nameOf = (day: Day, language: Parameters<typeof writtenDay>[1]) => writtenDay(day, language, 'whole')
