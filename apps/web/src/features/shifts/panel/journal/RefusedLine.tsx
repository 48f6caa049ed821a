import type { RefusedLine as Refused } from '@vigie/contract/clockings/clockings.journal.ts'
import type { Day } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../../../ui/marks/Tag.tsx'
import { ErrorIcon } from '../../../../ui/firstIcons.tsx'
import { StoryLine } from './StoryLine.tsx'
import { useWrittenAt } from './useWritten.ts'

/** An act that a device kept and that was refused for good: it stays readable, with what it was and why. */
export function RefusedLine({ line, day, shift }: { line: Refused; day: Day | null; shift: Shift }) {
  const { kind, happenedAt, deviceAt, receivedAt, message } = line
  const { t } = useTranslation()
  const { inSentence } = useWrittenAt(shift, deviceAt)
  return (
    <StoryLine at={happenedAt} day={day} shift={shift} icon={ErrorIcon} tone="missing">
      <div className="head">
        <b>{kind ? t(`shifts.journal.refusedKinds.${kind}`) : t('shifts.journal.refused')}</b>
        <Tag tone="missing">{t('shifts.marks.offline')}</Tag>
      </div>
      <small>{message}</small>
      <small>{t('shifts.journal.times', { device: inSentence(deviceAt), server: inSentence(receivedAt) })}</small>
    </StoryLine>
  )
}
