import type pg from 'pg'
import { companyStep } from './asking.ts'
import { inOneTrip, isSpoilt, type Answer, type Step } from './batch.ts'

interface Rider {
  readonly companyId: number
  readonly order: number
  readonly step: Step
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

export interface ConvoySettings {
  /** Trips under way at once. */
  readonly lanes: number
  /** Statements in one trip at the most. */
  readonly seats: number
}

/** Sends one statement of a company with whoever else waits. `order` is the site that it locks: see below. */
export type Convoy = (companyId: number, order: number, step: Step) => Promise<Answer>

/**
 * Short statements ride together: a free lane leaves at once with whoever waits, so that nobody waits at low load; one
 * trip, one transaction, one commit. If one fails they are all undone, and each goes alone. Riders are sorted by
 * company and then by what they lock, or two lanes would wait for each other's locks for ever.
 */
export function convoy(pool: pg.Pool, { lanes, seats }: ConvoySettings): Convoy {
  const waiting: Rider[] = []
  let underWay = 0
  let isCalled = false

  const alone = async ({ companyId, step, resolve, reject }: Rider): Promise<void> => {
    await inOneTrip(pool, [companyStep(companyId), step]).then((answers) => resolve(answers[1]!), reject)
  }
  const together = async (riders: readonly Rider[]): Promise<void> => {
    const steps: Step[] = []
    const places = riders.map(({ companyId, step }, at) => {
      if (riders[at - 1]?.companyId !== companyId) steps.push(companyStep(companyId))
      return steps.push(step) - 1
    })
    try {
      const answers = await inOneTrip(pool, steps)
      riders.forEach(({ resolve }, at) => resolve(answers[places[at]!]!))
    } catch (error) {
      // Undone whole: a plain error was one rider's alone. A lost connection says nothing of what was saved: nobody goes again.
      if (riders.length > 1 && !isSpoilt(error)) await Promise.all(riders.map(alone))
      else riders.forEach(({ reject }) => reject(error))
    }
  }
  const leave = (): void => {
    isCalled = false
    while (underWay < lanes && waiting.length > 0) {
      const riders = waiting.splice(0, seats).toSorted((one, other) => one.companyId - other.companyId || one.order - other.order)
      underWay++
      void together(riders).finally(() => {
        underWay--
        leave()
      })
    }
  }
  return (companyId, order, step) =>
    new Promise((resolve, reject) => {
      waiting.push({ companyId, order, step, resolve, reject })
      if (isCalled) return
      isCalled = true
      setImmediate(leave)
    })
}
