import type { Instant } from '@vigie/contract/kit/time.ts'
import { groupOfShift } from '@vigie/contract/schedules/schedules.rules.ts'
import type { PostShift } from '../../../../domains/shifts/post.rules.ts'
import { useTranslation } from 'react-i18next'
import { GroupSwatch } from '../../../../domains/schedules/CalendarLegend.tsx'
import { useExchange } from '../../../../session/store.ts'
import { Tag } from '../../../../ui/marks/Tag.tsx'
import { markStyles } from '../bar.styles.ts'
import { markedState } from '../marks.ts'
import type { Words } from '../useWords.ts'

interface DayShiftProps {
  readonly shift: PostShift
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
  const marked = markedState(shift, now, settings)
  const { mark } = marked
  const empty = words.empty(shift)
  const group = groupOfShift(shift)
  return (
    <li>
      <button type="button" data-shift={shift.id} className={isOpen ? 'open' : undefined} onClick={() => onOpen(shift.id)}>
        <GroupSwatch group={group} size={28} />
        <span className="what">
          <b>{words.times(shift)}</b>
          <span className={shift.agentId === null ? 'unassigned' : undefined}>{words.nameOf(shift)}</span>
          {empty && <span className="unassigned">{empty}</span>}
          {isOfSites && <span>{shift.siteName}</span>}
          <span className="visually-hidden">{t(`schedules.groups.${group}`)}</span>
        </span>
        {mark && <Tag tone={markStyles[mark].tone}>{words.stateOf(marked)}</Tag>}
      </button>
    </li>
  )
}
