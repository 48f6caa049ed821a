import type { MissedCheck } from '@vigie/contract/clockings/clockings.journal.ts'
import { clockOf, localOf, type Day, type Instant } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useTranslation } from 'react-i18next'
import { BellIcon } from '../../../../ui/icons.tsx'
import { StoryLine } from './StoryLine.tsx'

/** A verification call that nobody answered in time, where its time was over. */
export function MissedCheckLine({ check, day, shift }: { check: MissedCheck; day: Day | null; shift: Shift }) {
  const { t } = useTranslation()
  const time = (at: Instant) => clockOf(localOf(at, shift.timeZone))
  return (
    <StoryLine at={check.answerBy} day={day} shift={shift} icon={BellIcon} tone="missing">
      <div className="head">
        <b>{t('clockings.checks.story.missed')}</b>
      </div>
      <small>{t('clockings.checks.story.by', { time: time(check.dueAt), by: time(check.answerBy) })}</small>
    </StoryLine>
  )
}
