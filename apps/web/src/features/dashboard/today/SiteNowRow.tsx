import Box from '@mui/material/Box'
import { clockOf, dayOf, localOf, minutesBetween, type Instant } from '@vigie/contract/kit/time.ts'
import { countedArrival } from '@vigie/contract/shifts/shifts.rules.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useTranslation } from 'react-i18next'
import { toneOfState } from '../../../domains/shifts/states.rules.ts'
import { useShiftWords } from '../../../domains/shifts/useShiftWords.ts'
import { useLanguage } from '../../../i18n/i18n.ts'
import { writtenDay } from '../../../kit/dates.ts'
import { siteScheduleAddress } from '../../../routing/addresses/schedules.ts'
import { linkTo } from '../../../routing/linkTo.ts'
import { forcedColours, forcedInk } from '../../../theme/forced.ts'
import type { Tone } from '../../../theme/palette.ts'
import { NextIcon } from '../../../ui/icons.tsx'
import { BoxLink } from '../../../ui/links/BoxLink.tsx'
import { Tag } from '../../../ui/marks/Tag.tsx'
import { toneForCustomer, type SiteNow } from './today.rules.ts'

/** Minutes ahead that are counted; further off the time says enough. */
const soon = 600

/** One site now; the row leads to its planning. */
export function SiteNowRow({ site, now }: { site: SiteNow; now: Instant }) {
  const { t } = useTranslation()
  const words = useNowWords(now)
  const { siteId, siteName, posts, present, next } = site
  const { tone, said } = words.stateOf(site)
  const names = present.flatMap(({ shift }) => shift.agentName ?? []).join(' · ')
  return (
    <li className={tone === 'missing' ? 'hot' : undefined}>
      <BoxLink className="row" {...linkTo(siteScheduleAddress, { siteId })} sx={siteColumns}>
        <span className="two">
          <b title={siteName}>{siteName}</b>
          <small title={names}>{names || t('dashboard.now.nobodyThere')}</small>
        </span>
        <span className="present figures">
          {posts.length > 0 && <Posts present={present.length} expected={posts.length} />}
          {posts.length > 0 ? t('dashboard.now.presentOf', { present: present.length, expected: posts.length }) : <Nothing />}
        </span>
        <span className="two next figures">{next ? <NextRelief next={next} now={now} /> : '—'}</span>
        <span className="tag">
          <Tag tone={tone}>{said}</Tag>
        </span>
        <NextIcon className="on" size={20} />
      </BoxLink>
    </li>
  )
}

/** In a column a dash says that there is nothing; on a phone, without its head, it says nothing. */
const Nothing = () => (
  <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
    —
  </Box>
)

/** A mark for each post, filled where somebody is. The figure beside it says the same. */
const Posts = ({ present, expected }: { present: number; expected: number }) => (
  <Box component="span" aria-hidden="true" sx={{ display: { xs: 'none', sm: 'inline-flex' }, gap: '4px', mr: 1, verticalAlign: 'middle' }}>
    {Array.from({ length: Math.min(expected, 6) }, (_, post) => (
      <Box
        key={post}
        component="span"
        sx={{
          width: 10,
          height: 10,
          borderRadius: '50%',
          border: 2,
          borderColor: post < present ? 'tone.done.mark' : 'tone.missing.mark',
          bgcolor: post < present ? 'tone.done.mark' : 'transparent',
          [forcedColours]: post < present ? forcedInk : {},
        }}
      />
    ))}
  </Box>
)

function NextRelief({ next, now }: { next: Shift; now: Instant }) {
  const { day, time, ahead } = useNowWords(now).startOf(next)
  return (
    <>
      <span>{[day, time].filter(Boolean).join(' · ')}</span>
      <small title={ahead === null ? (next.agentName ?? undefined) : undefined}>{ahead ?? next.agentName}</small>
    </>
  )
}

function useNowWords(now: Instant) {
  const { t } = useTranslation()
  const language = useLanguage()
  const words = useShiftWords()
  const startOf = (shift: Shift) => {
    const day = dayOf(shift.startsLocal)
    const minutes = Math.ceil(minutesBetween(now, shift.startsAt))
    return {
      day: day === dayOf(localOf(now, shift.timeZone)) ? null : writtenDay(day, language, 'short'),
      time: clockOf(shift.startsLocal),
      ahead: minutes <= soon ? t('dashboard.next.in', { duration: words.duration(minutes) }) : null,
    }
  }
  const stateOf = ({ alert, alertCount, posts, present, next }: SiteNow): { tone: Tone; said: string } => {
    if (alert) {
      const first = words.state(alert, now)
      return { tone: toneForCustomer(alert), said: alertCount > 1 ? t('dashboard.now.alerts', { count: alertCount, first }) : first }
    }
    if (posts.length > 0 && present.length === posts.length) return { tone: 'done', said: t('dashboard.now.complete') }
    const awaited = posts.find(({ shift }) => countedArrival(shift) === null)
    if (awaited) return { tone: toneOfState[awaited.state], said: words.state(awaited, now) }
    if (!next) return { tone: 'wait', said: t('dashboard.now.nothingPlanned') }
    const { day, time } = startOf(next)
    return { tone: 'wait', said: day ? t('dashboard.now.plannedOn', { day, time }) : t('dashboard.now.plannedAt', { time }) }
  }
  return { startOf, stateOf }
}

export const siteColumns = {
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1.3fr) 5.5rem minmax(0, 0.9fr) minmax(0, 1.5fr) 20px' },
  '& .present': { textAlign: { xs: 'end', sm: 'start' }, whiteSpace: 'nowrap' },
  '& .next': { display: { xs: 'none', sm: 'grid' } },
  '& .tag': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
  '& .on': { display: { xs: 'none', sm: 'block' }, color: 'text.secondary' },
} as const
