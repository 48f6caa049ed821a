import type { Payload } from '@vigie/contract/kit/event.ts'
import type { printChanged } from '@vigie/contract/prints/prints.ts'

type Progress = Pick<Payload<typeof printChanged>, 'id' | 'doneCount' | 'sheetCount'>

/** How fast a print goes, since it was first heard of; in milliseconds of a clock that nobody sets. */
export interface Pace {
  readonly id: number
  readonly from: { readonly at: number; readonly done: number }
  readonly to: { readonly at: number; readonly done: number }
  readonly total: number
}

export function paceAfter(pace: Pace | null, { id, doneCount: done, sheetCount: total }: Progress, at: number): Pace {
  const now = { at, done }
  return pace?.id === id && done >= pace.to.done ? { ...pace, to: now, total } : { id, from: now, to: now, total }
}

/** Milliseconds below which a pace says nothing yet. */
const leastWatched = 400

/** Whole seconds until it is done, if it goes on so; null: that cannot be said yet. */
export function secondsLeft({ from, to, total }: Pace): number | null {
  const [passed, done] = [to.at - from.at, to.done - from.done]
  if (done <= 0 || passed < leastWatched || to.done >= total) return null
  return Math.max(1, Math.ceil(((total - to.done) * passed) / done / 1000))
}
