import Box from '@mui/material/Box'
import { breakActOf, likelyAct, type BreakAct } from '@vigie/contract/clockings/clockings.breaks.rules.ts'
import { isEarlyDeparture } from '@vigie/contract/clockings/clockings.rules.ts'
import { minutesBetween } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../../../session/useNow.ts'
import { useExchange } from '../../../../session/store.ts'
import { Field } from '../../../../ui/fields/Field.tsx'
import type { Icon } from '../../../../ui/firstIcons.tsx'
import { BreakIcon, LeaveIcon, MessageIcon } from '../../../../ui/icons.tsx'
import { Tag } from '../../../../ui/marks/Tag.tsx'
import { tabletText } from '../../../../ui/page/tablet.ts'
import { useTimeWords } from '../../../../ui/timeWords.ts'
import { decide, happen } from '../actions.ts'
import type { Person } from '../choices.ts'
import { NotMe, Stage, StageButton } from '../steps/Stage.tsx'
import { Unsure } from '../steps/Unsure.tsx'
import { hoursOf, timeIn } from '../words.ts'

interface ShiftStepProps {
  readonly person: Person
  readonly shift: Shift
  readonly returnsAt: number | null
}
type ShiftAct = BreakAct | 'end'

/** Who is at the post, and what may be clocked: what is likeliest first, and the only one that is filled. */
export function ShiftStep({ person, shift, returnsAt }: ShiftStepProps) {
  const { t } = useTranslation()
  const { features } = useExchange().environment
  const [comment, setComment] = useState<string | null>(null)
  const [isTakenBack, setTakenBack] = useState(false)
  const now = useNow(5)
  const canLeaveEarly = features.includes('canClockOutEarlier')
  const breakAct = features.includes('canClockBreaks') ? breakActOf(shift) : null
  const likely = breakAct === null ? 'end' : likelyAct(shift, now)
  const acts: readonly ShiftAct[] = breakAct === null ? ['end'] : likely === 'end' ? ['end', breakAct] : [breakAct, 'end']
  const isClosed = (act: ShiftAct) => act === 'end' && !canLeaveEarly && isEarlyDeparture(shift, now)
  const main = acts.find((act) => !isClosed(act))
  /** Escape leaves the comment alone, not the step. */
  const takeBack = (event: KeyboardEvent) => {
    event.preventDefault()
    setTakenBack(true)
    setComment(null)
  }
  const day = t(shift.isNight ? 'clockings.tablet.wall.night' : 'clockings.tablet.wall.day')
  return (
    <Stage
      title={person.name}
      text={
        <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Tag tone={shift.saidBreakStartedAt === null ? 'run' : 'late'}>
            {t(shift.saidBreakStartedAt === null ? 'shifts.states.running' : 'shifts.states.onBreak')}
          </Tag>
          {day} · {hoursOf(shift)}
        </Box>
      }
      returnsAt={returnsAt}
      hasMainButton
    >
      <Unsure shift={shift} act="end" />
      {acts.map((act) => (
        <ActButton
          key={act}
          act={act}
          shift={shift}
          isMain={act === main}
          isClosed={isClosed(act)}
          onPress={() => decide(canLeaveEarly, { act, comment: comment ?? '' })}
        />
      ))}
      {comment !== null && (
        <Box sx={tabletText}>
          <Field
            label={t('clockings.breaks.comment')}
            hint={t('clockings.breaks.commentHint')}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
            onKeyDown={(event) => event.key === 'Escape' && takeBack(event)}
            maxLength={1000}
            isFirst
            sx={{ borderRadius: '16px', '& input': { height: 50, fontSize: 18 } }}
          />
        </Box>
      )}
      <Box sx={{ display: 'grid', gap: '14px', gridTemplateColumns: comment === null ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)' }}>
        {comment === null && (
          <StageButton variant="quiet" takesFocus={isTakenBack} onPress={() => setComment('')} sx={{ bgcolor: 'background.paper' }}>
            <MessageIcon size={22} />
            {t('clockings.breaks.comment')}
          </StageButton>
        )}
        <NotMe />
      </Box>
      {person.choices.length > 1 && (
        <StageButton variant="quiet" onPress={() => happen({ type: 'backToList' })}>
          {t('clockings.tablet.act.back')}
        </StageButton>
      )}
    </Stage>
  )
}

const icons: Record<ShiftAct, Icon> = { break_start: BreakIcon, break_end: BreakIcon, end: LeaveIcon }

interface ActButtonProps {
  readonly act: ShiftAct
  readonly shift: Shift
  readonly isMain: boolean
  readonly isClosed: boolean
  readonly onPress: () => void
}

function ActButton({ act, shift, isMain, isClosed, onPress }: ActButtonProps) {
  const { t } = useTranslation()
  const ActIcon = icons[act]
  const title = { break_start: t('clockings.breaks.start'), break_end: t('clockings.breaks.end'), end: t('clockings.tablet.act.end') }[act]
  const text = useActText(act, shift, isClosed)
  return (
    <StageButton
      variant={isMain ? 'main' : 'choice'}
      takesFocus={isMain}
      disabled={isClosed}
      onPress={onPress}
      sx={{ justifyContent: 'flex-start', textAlign: 'start', gap: 2.5, px: 4, minHeight: 104, ...(!isMain && { borderColor: 'edge' }) }}
    >
      <ActIcon size={30} strokeWidth={2} />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontSize: isMain ? 24 : 22, fontWeight: 700 }}>{title}</Box>
        {text && <Box sx={{ fontSize: 16, fontWeight: 500, ...(!isMain && { color: 'text.secondary' }) }}>{text}</Box>}
      </Box>
    </StageButton>
  )
}

/** What an act asks for, or when it opens. */
function useActText(act: ShiftAct, shift: Shift, isClosed: boolean): string {
  const { t } = useTranslation()
  const { duration } = useTimeWords()
  const now = useNow(5)
  if (act === 'break_start') return t('clockings.breaks.startText')
  if (act === 'break_end') {
    const since = shift.saidBreakStartedAt ?? now
    return t('clockings.breaks.endText', { time: timeIn(since, shift.timeZone) })
  }
  const time = timeIn(shift.endsAt, shift.timeZone)
  if (isClosed) {
    const until = t('clockings.phone.when.in', { duration: duration(Math.ceil(minutesBetween(now, shift.endsAt))) })
    return t('clockings.phone.opensAt.end', { time, in: until })
  }
  return isEarlyDeparture(shift, now) ? t('clockings.tablet.act.early', { time }) : ''
}
