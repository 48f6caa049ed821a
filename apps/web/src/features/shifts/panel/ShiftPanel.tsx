import Box from '@mui/material/Box'
import { isClientType } from '@vigie/contract/access.ts'
import * as may from '@vigie/contract/access.calls.ts'
import type { Day, Instant } from '@vigie/contract/kit/time.ts'
import { isUnconfirmed } from '@vigie/contract/shifts/shifts.rules.ts'
import type { UnfitShift } from '@vigie/contract/planning/planning.unfit.ts'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useExchange, useUser } from '../../../session/store.ts'
import { mayUse } from '../../../session/subject.ts'
import { PanelHead, useHeadFocus } from '../../../ui/dialogs/PanelHead.tsx'
import { SidePanel } from '../../../ui/dialogs/SidePanel.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { EmptyState } from '../../../ui/feedback/StatePage.tsx'
import { Tag } from '../../../ui/marks/Tag.tsx'
import type { Judged } from '../judge.ts'
import { CallAgent } from './CallAgent.tsx'
import { ShiftFacts } from './ShiftFacts.tsx'
import { ReadComments } from './comments/ReadComments.tsx'
import { ShiftComments } from './comments/ShiftComments.tsx'
import type { CorrectAct } from './journal/JournalLine.tsx'
import { ShiftJournal } from './journal/ShiftJournal.tsx'
import { TimelineBar, TimelineHours, timelineStyles } from '../TimelineBar.tsx'
import type { PostShift } from '../../../domains/shifts/post.rules.ts'
import { toneOfState } from '../../../domains/shifts/states.rules.ts'
import { useShiftWords } from '../../../domains/shifts/useShiftWords.ts'

interface ShiftPanelProps {
  readonly isOpen: boolean
  readonly isComing?: boolean
  /** Undefined when the list of the day does not hold it. */
  readonly judged: Judged | undefined
  readonly day: Day
  readonly now: Instant
  /** It was opened by the keyboard: the focus goes in. */
  readonly takesFocus: boolean
  readonly onClose: () => void
  /** The manager's act on the shift. */
  readonly act: ReactNode
  readonly correct?: CorrectAct | undefined
  /** Why its agent may not have it. */
  readonly unfit?: UnfitShift | undefined
  /** Gives it to somebody else. */
  readonly assign?: ReactNode
}

/** One service whole, and what a manager can do about it. */
export function ShiftPanel({
  isOpen,
  isComing = false,
  judged,
  day,
  now,
  takesFocus,
  onClose,
  act,
  correct,
  unfit,
  assign,
}: ShiftPanelProps) {
  const { t } = useTranslation()
  const words = useShiftWords()
  const heading = useHeadFocus(isOpen, takesFocus)
  // A form that has done its work leaves with what had the focus.
  const version = judged && `${judged.shift.id} ${judged.shift.version}`
  const former = useRef(version)
  useEffect(() => {
    const isSame = former.current?.split(' ')[0] === version?.split(' ')[0]
    former.current = version
    if (isSame && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [heading, version])
  return (
    <SidePanel isOpen={isOpen} isComing={isComing} onClose={onClose} label={t('shifts.panel.title')}>
      <PanelHead
        tag={judged && <Tag tone={toneOfState[judged.state]}>{words.state(judged, now)}</Tag>}
        title={judged ? (judged.shift.agentName ?? t('shifts.nobody')) : t('shifts.panel.title')}
        text={judged?.shift.siteName}
        heading={heading}
        close={t('shifts.panel.close')}
        onClose={onClose}
      />
      {judged ? (
        <PanelBody key={judged.shift.id} judged={judged} day={day} now={now} act={act} correct={correct} unfit={unfit} assign={assign} />
      ) : (
        <EmptyState title={t('shifts.panel.missing')} text={t('shifts.panel.missingText')} />
      )}
    </SidePanel>
  )
}

type BodyProps = { readonly judged: Judged } & Pick<ShiftPanelProps, 'day' | 'now' | 'act' | 'correct' | 'unfit' | 'assign'>

/** What waits to be confirmed comes first, and stays where it stood when the panel was opened: a decision moves nothing. */
function PanelBody({ judged, day, now, act, correct, unfit, assign }: BodyProps) {
  const { t } = useTranslation()
  const { shift, state } = judged
  const [isJournalFirst] = useState(() => isUnconfirmed(shift))
  const journal = <ShiftJournal shift={shift} correct={correct} />
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)', p: 2.5, pt: 2 }}>
      <Box sx={(theme) => ({ fontSize: '0.75rem', color: 'text.secondary', '& .line': timelineStyles(theme) })}>
        <TimelineHours day={day} zone={shift.timeZone} write={(hour) => t('shifts.hour', { hour })} />
        <TimelineBar shift={shift} day={day} now={now} tone={toneOfState[state]} />
      </Box>
      {unfit && <Banner tone="late">{unfit.obstacles.map(({ message }) => message).join(' ')}</Banner>}
      <Box sx={acts}>
        <CallAgent judged={judged} />
        {assign}
      </Box>
      {isJournalFirst && journal}
      {act}
      <ShiftFacts judged={judged} now={now} />
      {!isJournalFirst && journal}
      <Comments shift={shift} />
    </Box>
  )
}

/** Managers write and read them; a client reads what is for it. */
function Comments({ shift }: { shift: PostShift }) {
  const exchange = useExchange()
  const { role } = useUser()
  if (mayUse(exchange, may.commentShifts)) return <ShiftComments shift={shift} />
  if (!isClientType(role)) return null
  return (shift.post?.parts ?? [shift]).map((part) => <ReadComments key={part.id} shift={part} />)
}

/** Side by side where both have the room; nothing where there is nothing to do. */
const acts = { display: 'flex', flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } } as const
