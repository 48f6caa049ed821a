import type pg from 'pg'
import { inOneTrip, isHeld, isSpoilt, type Answer, type Row, type Step } from './batch.ts'

interface Rider {
  readonly companyId: number
  readonly order: number
  readonly step: Step
  /** On the clock of the process, in milliseconds. */
  readonly since: number
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

export interface ConvoySettings {
  /** Trips under way at once, at the most. */
  readonly lanes: number
  /** Milliseconds after which a trip is late, and the next one no longer waits for it. */
  readonly patience: number
  /** Statements in one trip at the most. */
  readonly seats: number
}

/** Sends one statement of a company with whoever else waits. `order` is the site that it locks: see below. */
export type Convoy = (companyId: number, order: number, step: Step) => Promise<Answer>

/**
 * The company for what rides. Its statements are few and look up by keys: one plan serves all values, where PostgreSQL
 * would plan lists anew each time, for ten times the price of running them.
 */
const hotCompanyStep = (companyId: number): Step => ({
  sql: `select set_config('app.company', $1, true), set_config('lock_timeout', '200ms', true), set_config('plan_cache_mode', 'force_generic_plan', true)`,
  values: [String(companyId)],
})
/** Trips of one rider under way at once: those who wait for locks may not take all connections. */
const mostAlone = 2
/** Milliseconds after which a lock that another holds is waited for no longer. */
const longestHeld = 10_000

/**
 * Short statements ride together: when no trip is under way one leaves at once with whoever waits, so that nobody waits at
 * low load; one trip, one transaction, one commit. Fuller trips beat more of them side by side, so that a second leaves
 * only when the first is late. If one fails they are all undone, and each goes alone. Whoever then meets a lock that is held
 * for long (an import's) tries again after those who have not gone yet: it waits, the others do not. Riders are sorted by
 * company and then by what they lock, or two lanes would wait for each other's locks for ever. Those who ask the same of
 * one company share one statement.
 */
export function convoy(pool: pg.Pool, { lanes, seats, patience }: ConvoySettings): Convoy {
  const waiting: Rider[] = []
  let underWay = 0
  let late = 0
  let isCalled = false

  const fallen: Rider[] = []
  const held: Rider[] = []
  let goingAlone = 0
  const goAlone = (): void => {
    while (goingAlone < mostAlone) {
      const rider = fallen.shift() ?? held.shift()
      if (!rider) return
      goingAlone++
      const { companyId, step, since, resolve, reject } = rider
      const failed = (error: unknown): void => {
        if (isHeld(error) && performance.now() - since < longestHeld) held.push(rider)
        else reject(error)
      }
      void inOneTrip(pool, [hotCompanyStep(companyId), step])
        .then((answers) => resolve(answers[1]!), failed)
        .finally(() => {
          goingAlone--
          goAlone()
        })
    }
  }
  const together = async (riders: readonly Rider[]): Promise<void> => {
    const seats = seatsOf(riders)
    const steps: Step[] = []
    const places = seats.map(({ companyId, step }, at) => {
      if (seats[at - 1]?.companyId !== companyId) steps.push(hotCompanyStep(companyId))
      return steps.push(step) - 1
    })
    try {
      const answers = await inOneTrip(pool, steps)
      seats.forEach((seat, at) => answerSeat(seat, answers[places[at]!]!))
    } catch (error) {
      // Undone whole: a plain error was one rider's alone, and its own trip holds up none. A lost connection says nothing of
      // what was saved: nobody goes again.
      if ((riders.length > 1 && !isSpoilt(error)) || isHeld(error)) {
        fallen.push(...riders)
        goAlone()
      } else riders.forEach(({ reject }) => reject(error))
    }
  }
  const leave = (): void => {
    isCalled = false
    while (waiting.length > 0 && underWay < lanes && underWay === late) {
      const riders = waiting.splice(0, seats).toSorted((one, other) => one.companyId - other.companyId || one.order - other.order)
      underWay++
      let isLate = false
      const timer = setTimeout(() => {
        isLate = true
        late++
        leave()
      }, patience)
      void together(riders).finally(() => {
        clearTimeout(timer)
        underWay--
        if (isLate) late--
        leave()
      })
    }
  }
  return (companyId, order, step) =>
    new Promise((resolve, reject) => {
      waiting.push({ companyId, order, step, since: performance.now(), resolve, reject })
      if (isCalled) return
      isCalled = true
      setImmediate(leave)
    })
}

/** A statement of the trip, and who rides on it: several only where they ask the same. */
interface Seat {
  readonly companyId: number
  readonly step: Step
  readonly riders: Rider[]
}

/** Riders come sorted by company. */
function seatsOf(riders: readonly Rider[]): Seat[] {
  const seats: Seat[] = []
  const open = new Map<string, Seat>()
  for (const rider of riders) {
    const { companyId, step } = rider
    if (seats.at(-1)?.companyId !== companyId) open.clear()
    const known = step.isShared ? open.get(step.sql) : undefined
    if (known) {
      known.riders.push(rider)
      continue
    }
    const seat = { companyId, step, riders: [rider] }
    if (step.isShared) open.set(step.sql, seat)
    seats.push(seat)
  }
  return seats.map((seat) => (seat.riders.length === 1 ? seat : { ...seat, step: joined(seat) }))
}

/** The lists of all who ask, one after another. */
const joined = ({ step, riders }: Seat): Step => ({
  sql: step.sql,
  values: step.values.map((value, at) => (at === 0 ? value : riders.flatMap((rider) => rider.step.values[at] as readonly unknown[]))),
})

function answerSeat({ riders }: Seat, { rows, tag }: Answer): void {
  if (riders.length === 1) return riders[0]!.resolve({ rows, tag })
  const own = riders.map((): Row[] => [])
  for (const row of rows) own[Number(row['rider']) - 1]!.push(row)
  riders.forEach(({ resolve }, at) => resolve({ rows: own[at]!, tag }))
}
