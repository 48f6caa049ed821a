import type { Instant } from '@vigie/contract/kit/time.ts'
import { groupOfShift } from '@vigie/contract/schedules/schedules.rules.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useTranslation } from 'react-i18next'
import { GroupSwatch } from '../../../../domains/schedules/CalendarLegend.tsx'
import { useExchange } from '../../../../session/store.ts'
import { Tag } from '../../../../ui/marks/Tag.tsx'
import { markStyles } from '../bar.styles.ts'
import { markedState } from '../marks.ts'
import type { Words } from '../useWords.ts'

interface DayShiftProps {
  readonly shift: Shift
  readonly isOfSites: boolean
  readonly isOpen: boolean
  readonly now: Instant
  readonly words: Words
  readonly onOpen: (shiftId: number) => void
}

/** One shift of the day on a phone. */
export function DayShift({ shift, isOfSites, isOpen, now, words, onOpen }: DayShiftProps) {
  const { t } = useTranslation()
  const { settings } = useExchange().environment
  const { state, mark } = markedState(shift, now, settings)
  const group = groupOfShift(shift)
  return (
    <li>
      <button type="button" data-shift={shift.id} className={isOpen ? 'open' : undefined} onClick={() => onOpen(shift.id)}>
        <GroupSwatch group={group} size={28} />
        <span className="what">
          <b>{words.times(shift)}</b>
          <span className={shift.agentId === null ? 'unassigned' : undefined}>{words.nameOf(shift)}</span>
          {isOfSites && <span>{shift.siteName}</span>}
          <span className="visually-hidden">{t(`schedules.groups.${group}`)}</span>
        </span>
        {mark && <Tag tone={markStyles[mark].tone}>{t(`shifts.states.${state}`)}</Tag>}
      </button>
    </li>
  )
}
