import Box from '@mui/material/Box'
import { clockOf, dayOf, localOf, minutesBetween, type Instant } from '@vigie/contract/kit/time.ts'
import { countedArrival } from '@vigie/contract/shifts/shifts.rules.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n.ts'
import type { LinkTarget } from '../../routing/linkTo.ts'
import { writtenDay } from '../../kit/dates.ts'
import { figures } from '../../theme/augment.ts'
import type { Tone } from '../../theme/palette.ts'
import { Tag } from '../../ui/marks/Tag.tsx'
import { twoLines } from '../../ui/twoLines.ts'
import { useTimeWords } from '../../ui/timeWords.ts'

/** Minutes ahead that are counted; further off the time says enough. */
const soon = 600

/** What has been heard of a shift that has not begun. */
function presenceOf(shift: Shift): { tone: Tone; word: 'nobody' | 'arrived' | 'onTheWay' } | null {
  const { agentId, preClockInAt } = shift
  if (agentId === null) return { tone: 'late', word: 'nobody' }
  if (countedArrival(shift)) return { tone: 'run', word: 'arrived' }
  return preClockInAt ? { tone: 'wait', word: 'onTheWay' } : null
}

/** One shift to come; the row leads to it. */
export function NextShift({ shift, now, link }: { shift: Shift; now: Instant; link: LinkTarget | null }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const words = useTimeWords()
  const day = dayOf(shift.startsLocal)
  const isToday = day === dayOf(localOf(now, shift.timeZone))
  const minutes = Math.ceil(minutesBetween(now, shift.startsAt))
  const ahead = minutes <= soon ? t('dashboard.next.in', { duration: words.duration(minutes) }) : null
  const onDay = isToday ? (ahead === null ? t('dashboard.next.today') : null) : writtenDay(day, language, 'short')
  const notes = [onDay, words.zone(shift.timeZone, shift.startsAt), ahead].filter(Boolean)
  const presence = presenceOf(shift)
  return (
    <li>
      <Box {...(link && { component: Link, ...link })} sx={[styles, link && linkStyles]}>
        <span className="when">
          <b>{t('dashboard.next.times', { start: clockOf(shift.startsLocal), end: clockOf(shift.endsLocal) })}</b>
          <small>{notes.join(' · ')}</small>
        </span>
        <span className="who">
          <b title={shift.agentName ?? undefined}>{shift.agentName ?? '—'}</b>
          <small title={shift.siteName}>{shift.siteName}</small>
        </span>
        {presence && <Tag tone={presence.tone}>{t(`dashboard.next.${presence.word}`)}</Tag>}
      </Box>
    </li>
  )
}

const styles = {
  display: 'grid',
  gridTemplateColumns: { xs: '7.5rem minmax(0, 1fr)', sm: '11rem minmax(0, 1fr) auto' },
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  px: 2,
  py: 0.75,
  minHeight: 52,
  color: 'text.primary',
  textDecoration: 'none',
  '& b': { fontWeight: 600, fontFamily: figures },
  '& small': { fontSize: '0.8125rem', color: 'text.secondary' },
  '& .when, & .who': { display: 'grid', minWidth: 0, lineHeight: 1.35 },
  '& .who > *': twoLines,
  // On a phone what was heard stands below, in line with the name.
  '& > .MuiBox-root': { justifySelf: 'start', gridColumn: { xs: 2, sm: 'auto' } },
} as const
const linkStyles = { '&:hover': { bgcolor: 'action.hover' }, '&:focus-visible': { outlineOffset: -2 } } as const
