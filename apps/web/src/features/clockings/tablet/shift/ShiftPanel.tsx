import Box from '@mui/material/Box'
import { restOf } from '@vigie/contract/clockings/clockings.breaks.rules.ts'
import { localOf, minutesBetween } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { useNow } from '../../../../session/useNow.ts'
import { useExchange } from '../../../../session/store.ts'
import { figures } from '../../../../theme/augment.ts'
import { navy } from '../../../../theme/palette.ts'
import { Mark } from '../../../../ui/marks/Mark.tsx'
import { navyText, onPhone, stacked } from '../../../../ui/page/tablet.ts'
import { useTimeWords } from '../../../../ui/timeWords.ts'
import { twoLines } from '../../../../ui/twoLines.ts'
import { dayOf, timeIn } from '../words.ts'
import { BigDuration } from './BigDuration.tsx'
import { RestCards } from './RestCards.tsx'
import { ShiftBar } from './ShiftBar.tsx'

/** The navy panel while an agent at the post stands here: what remains of the service, where the break lies in it, what was worked. */
export function ShiftPanel({ shift }: { shift: Shift }) {
  const { t } = useTranslation()
  const words = useTimeWords()
  const now = useNow(5)
  const rest = restOf(shift, now)
  const time = (at: Shift['startsAt']) => timeIn(at, shift.timeZone)
  const left = minutesBetween(now, shift.endsAt)
  if (!rest) return <Head shift={shift} now={now} />
  const openSince = shift.saidBreakStartedAt
  const hero =
    openSince !== null
      ? { title: t('clockings.breaks.onBreak'), minutes: rest.openMinutes ?? 0 }
      : left >= 0
        ? { title: t('clockings.breaks.remaining'), minutes: Math.ceil(left) }
        : { title: t('clockings.breaks.past'), minutes: Math.floor(-left) }
  const below =
    openSince !== null
      ? t('clockings.breaks.onBreakUntil', { time: time(openSince), end: time(shift.endsAt) })
      : t(left >= 0 ? 'clockings.breaks.until' : 'clockings.breaks.pastUntil', { time: time(shift.endsAt) })
  return (
    <>
      <Head shift={shift} now={now} />
      <Box sx={{ my: 'auto', py: 3, fontFamily: figures, [stacked]: { py: 2 }, [onPhone]: { py: 1.25 } }}>
        <Box component="p" sx={line}>
          {hero.title}
        </Box>
        <BigDuration>{words.duration(hero.minutes)}</BigDuration>
        <Box component="p" sx={line}>
          {below}
        </Box>
        <ShiftBar shift={shift} now={now} dueAt={openSince === null ? rest.dueAt : null} />
      </Box>
      <RestCards shift={shift} rest={rest} now={now} />
    </>
  )
}

/** The site and the time, small: the shift is what is read here. */
function Head({ shift, now }: { shift: Shift; now: Shift['startsAt'] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { theme } = useExchange()
  const app = `${t('shell.spaces.clocking_device')} · `
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: '14px', fontFamily: figures, [onPhone]: { gap: 1.25 } }}>
      <Mark size={46} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box component="h1" title={shift.siteName} sx={{ ...twoLines, m: 0, fontSize: 20, fontWeight: 650, lineHeight: 1.25 }}>
          {shift.siteName}
        </Box>
        <Box title={`${app}${theme.name}`} sx={{ ...twoLines, fontSize: 15, fontWeight: 500, lineHeight: 1.35, color: navy.soft }}>
          <Box component="span" sx={{ [onPhone]: { display: 'none' } }}>
            {app}
          </Box>
          {theme.name}
        </Box>
      </Box>
      <Box sx={{ flex: 'none', textAlign: 'end' }}>
        <Box
          component="time"
          dateTime={now}
          sx={{ display: 'block', fontSize: 34, fontWeight: 700, lineHeight: 1.1, [onPhone]: { fontSize: 26 } }}
        >
          {timeIn(now, shift.timeZone)}
        </Box>
        <Box sx={{ fontSize: 15, color: navyText, [onPhone]: { display: 'none' } }}>{dayOf(localOf(now, shift.timeZone), language)}</Box>
      </Box>
    </Box>
  )
}

const line = {
  m: 0,
  fontSize: 24,
  fontWeight: 500,
  lineHeight: 1.3,
  color: navyText,
  textWrap: 'balance',
  [onPhone]: { fontSize: 18 },
} as const
