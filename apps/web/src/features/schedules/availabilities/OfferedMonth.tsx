import type { Day } from '@vigie/contract/kit/time.ts'
import { DaysTable } from '../../../ui/pickers/DaysTable.tsx'
import type { OfferedDay } from './offered.rules.ts'
import { OfferedLegend } from './OfferedLegend.tsx'
import { OfferedParts } from './OfferedParts.tsx'
import { useOfferedWords } from './useOfferedWords.ts'

interface OfferedMonthProps {
  readonly label: string
  readonly weeks: readonly (readonly OfferedDay[])[]
  readonly today: Day
  /** Null: nothing is added any more. */
  readonly onAdd: ((day: Day) => void) | null
}

/** A month, each day with what is offered on it. A day from today on adds to it. */
export function OfferedMonth({ label, weeks, today, onAdd }: OfferedMonthProps) {
  const words = useOfferedWords()
  const pressOf = ({ day }: OfferedDay) => (onAdd && day >= today ? () => onAdd(day) : null)
  return (
    <div>
      <DaysTable
        label={label}
        weeks={weeks}
        today={today}
        entry={weeks.flat().find((one) => !one.isOutside && pressOf(one))?.day}
        pressOf={pressOf}
        words={(one) => words.day(one, today, pressOf(one) !== null)}
        renderParts={(one) => <OfferedParts day={one} />}
        sx={{ '& td': { height: { xs: 52, sm: 92 } } }}
      />
      <OfferedLegend />
    </div>
  )
}
