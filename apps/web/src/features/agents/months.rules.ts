import type { Day } from '@vigie/contract/kit/time.ts'

/** Whole months from one day to a later one: from the 15th of May to the 14th of June there is none. */
export function monthsBetween(from: Day, to: Day): number {
  const [[fromYear, fromMonth, fromDay], [toYear, toMonth, toDay]] = [from, to].map((day) => day.split('-').map(Number)) as [
    [number, number, number],
    [number, number, number],
  ]
  return (toYear - fromYear) * 12 + toMonth - fromMonth - (toDay < fromDay ? 1 : 0)
}
