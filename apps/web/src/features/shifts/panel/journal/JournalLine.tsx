import type { RecordedLine } from '@vigie/contract/clockings/clockings.journal.ts'
import type { Day } from '@vigie/contract/kit/time.ts'
import { status } from '@vigie/contract/shifts/shifts.rules.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useLayoutEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { kindOf } from '../../../../domains/clockings/kinds.ts'
import type { StandingAct } from '../../../../domains/clockings/standing.ts'
import { ownWords } from '../../../../i18n/ownWords.ts'
import type { Tone } from '../../../../theme/palette.ts'
import type { Icon } from '../../../../ui/firstIcons.tsx'
import { ArriveIcon, CheckIcon, ClockIcon, CloseIcon, EditIcon, LeaveIcon, NextIcon, TrashIcon } from '../../../../ui/icons.tsx'
import { Tag } from '../../../../ui/marks/Tag.tsx'
import { DoubtfulAct, DoubtfulHead } from './DoubtfulAct.tsx'
import { isCorrectable, isTaken, isUndecided, momentOf, standsAt, uncountedBreakOf } from './journal.rules.ts'
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

/** By which act of a service may be given another time, or deleted. */
export type CorrectAct = (shift: Shift, act: StandingAct) => ReactNode

interface JournalLineProps {
  readonly line: RecordedLine
  readonly day: Day | null
  /** All of the service, for what stands beside it. */
  readonly lines: readonly RecordedLine[]
  readonly shift: Shift
  /** What was to be decided here is decided, and has taken the focus with it. */
  readonly onLeave?: () => void
  /** What a manager may do about an act that counts. */
  readonly correct?: CorrectAct | undefined
}

/** One recorded line: an act with how it was recorded, or what a manager has decided about one. */
export function JournalLine({ line, day, lines, shift, onLeave, correct }: JournalLineProps) {
  const waits = isUndecided(line)
  const { clockingUuid, kind } = line
  const own = correct && isCorrectable(line) && correct(shift, { clockingUuid, kind, standsAt: standsAt(lines, line) })
  return (
    <StoryLine
      at={momentOf(line)}
      day={day}
      shift={shift}
      icon={signs[line.kind] ?? ClockIcon}
      tone={toneOf(line)}
      own={own}
      below={waits && <DoubtfulAct line={line} lines={lines} shift={shift} onLeave={onLeave} />}
    >
      {waits ? <DoubtfulHead line={line} /> : <Recorded line={line} lines={lines} shift={shift} />}
    </StoryLine>
  )
}

function toneOf(line: RecordedLine): Tone {
  if (isUndecided(line)) return 'late'
  if (line.kind === 'rejection' || line.kind === 'deletion' || isTaken(line)) return 'missing'
  if (line.kind === 'correction') return 'run'
  if (line.kind === 'confirmation' || line.decision === 'confirmed') return 'done'
  return line.isOutsideArea || line.isImprecise || line.isForced ? 'late' : 'wait'
}

function Recorded({ line, lines, shift }: Omit<JournalLineProps, 'day'>) {
  const { t } = useTranslation()
  const { actAt } = useWrittenAt(shift, line.happenedAt)
  // Before its form goes, which would say that what was typed is still there.
  useLayoutEffect(() => {
    if (line.decision) forgetReasons(line.clockingUuid)
  }, [line.clockingUuid, line.decision])
  const title = useTitle({ line, lines, shift })
  const way = t(`shifts.journal.ways.${line.way as 'code'}`)
  const uncounted = uncountedBreakOf(lines, line)
  const about = line.aboutUuid && lines.find(({ clockingUuid }) => clockingUuid === line.aboutUuid)
  return (
    <>
      <div className="head">
        {isTaken(line) ? <s>{title}</s> : <b>{title}</b>}
        {line.decision && (
          <Tag tone={isTaken(line) ? 'missing' : line.decision === 'corrected' ? 'run' : 'done'}>
            {t(`shifts.decide.decisions.${line.decision}`)}
          </Tag>
        )}
        {line.kind === 'check' && line.verdict === status.anomaly && <Tag tone="late">{t('clockings.checks.story.late')}</Tag>}
        {line.isForced && <Tag tone="late">{t('shifts.marks.forced')}</Tag>}
        {line.isOutsideArea && <Tag tone="late">{t('shifts.marks.outsideArea')}</Tag>}
        {line.isImprecise && <Tag tone="late">{t('shifts.marks.imprecise')}</Tag>}
        {line.isOffline && <Tag tone="wait">{t('shifts.marks.offline')}</Tag>}
        {line.isAfterGap && <Tag tone="late">{t('shifts.journal.gap')}</Tag>}
        {line.isProofPartial && <Tag tone="late">{t('shifts.journal.partialProof')}</Tag>}
      </div>
      {uncounted && <small>{t(`clockings.breaks.story.${uncounted}`)}</small>}
      {about && line.kind !== 'correction' && <small>{actAt(about)}</small>}
      <small>{[way, line.deviceName, line.authorName, line.reasonName].filter(Boolean).join(' · ')}</small>
      <ReadPlace line={line} />
      {line.doubt && <small>{t('shifts.decide.doubt', { reason: t(`shifts.decide.doubts.${line.doubt}`) })}</small>}
      <Times line={line} shift={shift} />
      {line.isAfterGap && <small>{t('shifts.journal.gapText')}</small>}
      {line.isProofPartial && <small>{t('shifts.journal.partialProofText')}</small>}
      {line.comment && <small {...ownWords}>{line.comment}</small>}
    </>
  )
}

/** How far from the site the phone was, and how precisely it knew that. */
function ReadPlace({ line: { distanceMetres, accuracyMetres } }: Pick<JournalLineProps, 'line'>) {
  const { t } = useTranslation()
  if (accuracyMetres === null) return null
  const accuracy = accuracyMetres
  return (
    <small>
      {distanceMetres === null
        ? t('clockings.phone.accuracy', { accuracy })
        : t('clockings.phone.place', { distance: distanceMetres, accuracy })}
    </small>
  )
}

/** What a line is; of a correction the act with both its times, of a deletion the act. */
function useTitle({ line, lines, shift }: Pick<JournalLineProps, 'line' | 'lines' | 'shift'>): string {
  const { t } = useTranslation()
  const { inSentence } = useWrittenAt(shift)
  const about = lines.find(({ clockingUuid }) => clockingUuid === line.aboutUuid)
  if (about && line.kind === 'correction' && about.kind in correctedKinds) {
    const title = t(`shifts.correct.corrected.${about.kind as keyof typeof correctedKinds}`)
    const former = inSentence(standsAt(lines, about, line))
    return t('shifts.correct.becomes', { title, former, time: inSentence(line.happenedAt) })
  }
  if (about && line.kind === 'deletion' && (about.kind in correctedKinds || about.kind === 'pre_clocking'))
    return t(`shifts.correct.deletedKinds.${about.kind as keyof typeof correctedKinds}`)
  return kindOf(line.kind, t)
}
const correctedKinds = { start: true, end: true, break_start: true, break_end: true } as const

/** The device's time beside the server's, where they are two. */
function Times({ line, shift }: { line: RecordedLine; shift: Shift }) {
  const { t } = useTranslation()
  const { inSentence } = useWrittenAt(shift, line.happenedAt)
  const drift = useDriftWords()(line.driftSeconds)
  if (line.deviceAt) {
    const times = t('shifts.journal.times', { device: inSentence(line.deviceAt, true), server: inSentence(line.recordedAt, true) })
    return <small>{[times, drift].filter(Boolean).join(' · ')}</small>
  }
  return line.kind === 'correction' || line.recordedAt === line.happenedAt ? null : (
    <small>{t('shifts.journal.recorded', { time: inSentence(line.recordedAt) })}</small>
  )
}
