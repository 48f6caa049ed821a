import type { RefusedLine as Refused } from '@vigie/contract/clockings/clockings.journal.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../../../ui/marks/Tag.tsx'
import { ErrorIcon } from '../../../../ui/icons.tsx'
import { StoryLine } from './StoryLine.tsx'
import { useWrittenAt } from './useWritten.ts'

/** An act that a device kept and that was refused for good: it stays readable, with what it was and why. */
export function RefusedLine({ line: { kind, happenedAt, deviceAt, receivedAt, message }, shift }: { line: Refused; shift: Shift }) {
  const { t } = useTranslation()
  const writtenAt = useWrittenAt(shift)
  return (
    <StoryLine at={happenedAt} shift={shift} icon={ErrorIcon} tone="missing">
      <div className="head">
        <b>{kind ? t(`shifts.journal.refusedKinds.${kind}`) : t('shifts.journal.refused')}</b>
        <Tag tone="missing">{t('shifts.marks.offline')}</Tag>
      </div>
      <small>{message}</small>
      <small>{t('shifts.journal.times', { device: writtenAt(deviceAt), server: writtenAt(receivedAt) })}</small>
    </StoryLine>
  )
}
