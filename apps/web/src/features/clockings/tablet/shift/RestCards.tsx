import Box from '@mui/material/Box'
import { dueBreak, type RestState } from '@vigie/contract/clockings/clockings.breaks.rules.ts'
import { minutesBetween, type Instant } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useTranslation } from 'react-i18next'
import { figures } from '../../../../theme/augment.ts'
import { forcedColours, forcedEdge } from '../../../../theme/forced.ts'
import { navy, tonesOf } from '../../../../theme/palette.ts'
import { navyText, onPhone } from '../../../../ui/page/tablet.ts'
import { useTimeWords } from '../../../../ui/timeWords.ts'
import { BellIcon } from '../../../../ui/icons.tsx'
import { useNextCheck } from '../../checks/useNextCheck.ts'
import { timeIn } from '../words.ts'

interface RestCardsProps {
  readonly shift: Shift
  readonly rest: RestState
  readonly now: Instant
}

/** Since when one is at the post and how long was worked; the break of the law: due, running or taken; and the next verification call. */
export function RestCards({ shift, rest, now }: RestCardsProps) {
  const { t } = useTranslation()
  const { duration } = useTimeWords()
  const yours = useRestWords(shift, rest, now)
  const nextCheck = useNextCheck(shift, now)
  const worked = { duration: duration(rest.workedMinutes), rested: duration(rest.restedMinutes) }
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '12px', [onPhone]: { gap: 1 } }}>
      <Box sx={card}>
        <span>{t('clockings.breaks.since')}</span>
        <b>{shift.arrivedAt && timeIn(shift.arrivedAt, shift.timeZone)}</b>
        <span>{t(rest.restedMinutes > 0 ? 'clockings.breaks.workedRested' : 'clockings.breaks.worked', worked)}</span>
      </Box>
      <Box sx={yours.isOwed ? { ...card, ...owed } : card}>
        <span>{t('clockings.breaks.yours')}</span>
        <b>{yours.title}</b>
        <span>{yours.text}</span>
      </Box>
      {nextCheck && (
        <Box sx={{ ...card, ...oneLine }}>
          <BellIcon size={20} />
          {nextCheck}
        </Box>
      )}
    </Box>
  )
}

function useRestWords(shift: Shift, { dueAt, isOverdue, isTaken, openMinutes, restedMinutes }: RestState, now: Instant) {
  const { t } = useTranslation()
  const { duration } = useTimeWords()
  const own = (isOwed: boolean, title: string, text: string) => ({ isOwed, title, text })
  if (isTaken) return own(false, t('clockings.breaks.taken'), t('clockings.breaks.takenText', { duration: duration(restedMinutes) }))
  if (openMinutes !== null) {
    const more = duration(dueBreak.minutes - openMinutes)
    return own(true, t('clockings.breaks.running', { duration: more }), t('clockings.breaks.runningText'))
  }
  if (dueAt === null) return own(false, t('clockings.breaks.free'), t('clockings.breaks.freeText'))
  const time = timeIn(dueAt, shift.timeZone)
  if (isOverdue) return own(true, t('clockings.breaks.overdue'), t('clockings.breaks.overdueSince', { time }))
  const until = t('clockings.phone.when.in', { duration: duration(Math.ceil(minutesBetween(now, dueAt))) })
  return own(true, t('clockings.breaks.owed'), t('clockings.breaks.owedAt', { time, in: until }))
}

const amber = tonesOf('dark').late

const card = {
  display: 'grid',
  alignContent: 'start',
  gap: 0.25,
  minWidth: 0,
  px: '18px',
  py: '16px',
  borderRadius: '14px',
  bgcolor: navy.raised,
  border: `1px solid ${navy.line}`,
  fontFamily: figures,
  fontSize: 16,
  lineHeight: 1.4,
  color: navyText,
  '& b': { fontSize: 20, fontWeight: 650, lineHeight: 1.3, textWrap: 'balance', color: navy.text },
  [onPhone]: { px: '14px', py: '12px', fontSize: 14, '& b': { fontSize: 17 } },
  [forcedColours]: forcedEdge,
} as const
const oneLine = {
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  py: '10px',
  [onPhone]: { px: '14px', py: '8px', fontSize: 14 },
} as const
const owed = { bgcolor: amber.soft, borderColor: '#7a5514', color: '#f3dcb2', '& b': { ...card['& b'], color: amber.ink } } as const
