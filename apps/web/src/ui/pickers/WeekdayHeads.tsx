import type { Day } from '@vigie/contract/kit/time.ts'
import { useLanguage } from '../../i18n/i18n.ts'
import { writtenDay } from '../../kit/dates.ts'

interface WeekdayHeadsProps {
  readonly week: readonly Day[]
  /** How a weekday is written, where it does not stand as its language has it within a sentence. */
  readonly write?: (weekday: string) => string
}

/** The row over a grid of weeks: each column says its weekday. */
export function WeekdayHeads({ week, write = (weekday) => weekday }: WeekdayHeadsProps) {
  const language = useLanguage()
  return (
    <tr>
      {week.map((day) => (
        <th key={day} scope="col">
          {write(writtenDay(day, language, 'weekday'))}
        </th>
      ))}
    </tr>
  )
}
