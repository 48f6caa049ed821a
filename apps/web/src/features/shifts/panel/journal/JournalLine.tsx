import type { RecordedLine } from '@vigie/contract/clockings/clockings.journal.ts'
import type { Day } from '@vigie/contract/kit/time.ts'
import { status } from '@vigie/contract/shifts/shifts.rules.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { kindOf } from '../../../../domains/clockings/kinds.ts'
import { ownWords } from '../../../../i18n/ownWords.ts'
import type { Tone } from '../../../../theme/palette.ts'
import { ArriveIcon, CheckIcon, ClockIcon, CloseIcon, EditIcon, LeaveIcon, NextIcon, TrashIcon, type Icon } from '../../../../ui/icons.tsx'
import { Tag } from '../../../../ui/marks/Tag.tsx'
import { DoubtfulAct, DoubtfulHead } from './DoubtfulAct.tsx'
import { isUndecided, uncountedBreakOf } from './journal.rules.ts'
import { forgetReasons } from './reasons.ts'
import { StoryLine } from './StoryLine.tsx'
import { useDriftWords, useWrittenAt } from './useWritten.ts'

const signs: Readonly<Record<string, Icon>> = {
  pre_clocking: NextIcon,
  start: ArriveIcon,
  end: LeaveIcon,
  correction: EditIcon,
  deletion: TrashIcon,
  check: CheckIcon,
  confirmation: CheckIcon,
  rejection: CloseIcon,
}

interface JournalLineProps {
  readonly line: RecordedLine
  readonly day: Day | null
  /** All of the service, for what stands beside it. */
  readonly lines: readonly RecordedLine[]
  readonly shift: Shift
  /** What was to be decided here is decided, and has taken the focus with it. */
  readonly onLeave?: () => void
}

/** One recorded line: an act with how it was recorded, or what a manager has decided about one. */
export function JournalLine({ line, day, lines, shift, onLeave }: JournalLineProps) {
  const waits = isUndecided(line)
  return (
    <StoryLine
      at={line.happenedAt}
      day={day}
      shift={shift}
      icon={signs[line.kind] ?? ClockIcon}
      tone={toneOf(line)}
      below={waits && <DoubtfulAct line={line} lines={lines} shift={shift} onLeave={onLeave} />}
    >
      {waits ? <DoubtfulHead line={line} /> : <Recorded line={line} lines={lines} shift={shift} />}
    </StoryLine>
  )
}

function toneOf(line: RecordedLine): Tone {
  if (isUndecided(line)) return 'late'
  if (line.kind === 'rejection' || line.decision === 'refused') return 'missing'
  if (line.kind === 'confirmation' || line.decision === 'confirmed') return 'done'
  return line.isOutsideArea || line.isForced ? 'late' : 'wait'
}

function Recorded({ line, lines, shift }: Omit<JournalLineProps, 'day'>) {
  const { t } = useTranslation()
  const { actAt } = useWrittenAt(shift, line.happenedAt)
  // Before its form goes, which would say that what was typed is still there.
  useLayoutEffect(() => {
    if (line.decision) forgetReasons(line.clockingUuid)
  }, [line.clockingUuid, line.decision])
  const kind = kindOf(line.kind, t)
  const way = t(`shifts.journal.ways.${line.way as 'code'}`)
  const uncounted = uncountedBreakOf(lines, line)
  const about = line.aboutUuid && lines.find(({ clockingUuid }) => clockingUuid === line.aboutUuid)
  return (
    <>
      <div className="head">
        {line.decision === 'refused' ? <s>{kind}</s> : <b>{kind}</b>}
        {line.decision && (
          <Tag tone={line.decision === 'refused' ? 'missing' : 'done'}>{t(`shifts.decide.decisions.${line.decision}`)}</Tag>
        )}
        {line.kind === 'check' && line.verdict === status.anomaly && <Tag tone="late">{t('clockings.checks.story.late')}</Tag>}
        {line.isForced && <Tag tone="late">{t('shifts.marks.forced')}</Tag>}
        {line.isOutsideArea && <Tag tone="late">{t('shifts.marks.outsideArea')}</Tag>}
        {line.isOffline && <Tag tone="wait">{t('shifts.marks.offline')}</Tag>}
        {line.isAfterGap && <Tag tone="late">{t('shifts.journal.gap')}</Tag>}
        {line.isProofPartial && <Tag tone="late">{t('shifts.journal.partialProof')}</Tag>}
      </div>
      {uncounted && <small>{t(`clockings.breaks.story.${uncounted}`)}</small>}
      {about && <small>{actAt(about)}</small>}
      <small>{[way, line.deviceName, line.authorName, line.reasonName].filter(Boolean).join(' · ')}</small>
      {line.doubt && <small>{t('shifts.decide.doubt', { reason: t(`shifts.decide.doubts.${line.doubt}`) })}</small>}
      <Times line={line} shift={shift} />
      {line.isAfterGap && <small>{t('shifts.journal.gapText')}</small>}
      {line.isProofPartial && <small>{t('shifts.journal.partialProofText')}</small>}
      {line.comment && <small {...ownWords}>{line.comment}</small>}
    </>
  )
}

/** The device's time beside the server's, where they are two. */
function Times({ line, shift }: { line: RecordedLine; shift: Shift }) {
  const { t } = useTranslation()
  const { inSentence } = useWrittenAt(shift, line.happenedAt)
  const drift = useDriftWords()(line.driftSeconds)
  if (line.deviceAt) {
    const times = t('shifts.journal.times', { device: inSentence(line.deviceAt, true), server: inSentence(line.recordedAt, true) })
    return <small>{[times, drift].filter(Boolean).join(' · ')}</small>
  }
  return line.recordedAt === line.happenedAt ? null : <small>{t('shifts.journal.recorded', { time: inSentence(line.recordedAt) })}</small>
}
