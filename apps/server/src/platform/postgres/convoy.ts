import type pg from 'pg'
import { inOneTrip, isSpoilt, type Answer, type Row, type Step } from './batch.ts'

interface Rider {
  readonly companyId: number
  readonly order: number
  readonly step: Step
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
const hotCompanyStep = (companyId: number, lockTimeout: string): Step => ({
  sql: `select set_config('app.company', $1, true), set_config('lock_timeout', $2, true), set_config('plan_cache_mode', 'force_generic_plan', true)`,
  values: [String(companyId), lockTimeout],
})
/** How long riders wait together for a lock, and one alone (0: as long as a statement may run). */
const lockTimeouts = { together: '200ms', alone: '0' }

/**
 * Short statements ride together: when no trip is under way one leaves at once with whoever waits, so that nobody waits at
 * low load; one trip, one transaction, one commit. Fuller trips beat more of them side by side, so that a second leaves
 * only when the first is late. If one fails they are all undone, and each goes alone, as it does past a lock that is held
 * for long (an import's): its site may wait, the others may not. Riders are sorted by company and then by what they lock,
 * or two lanes would wait for each other's locks for ever. Those who ask the same of one company share one statement.
 */
export function convoy(pool: pg.Pool, { lanes, seats, patience }: ConvoySettings): Convoy {
  const waiting: Rider[] = []
  let underWay = 0
  let late = 0
  let isCalled = false

  const alone = async ({ companyId, step, resolve, reject }: Rider): Promise<void> => {
    await inOneTrip(pool, [hotCompanyStep(companyId, lockTimeouts.alone), step]).then((answers) => resolve(answers[1]!), reject)
  }
  const together = async (riders: readonly Rider[]): Promise<void> => {
    const seats = seatsOf(riders)
    const steps: Step[] = []
    const places = seats.map(({ companyId, step }, at) => {
      if (seats[at - 1]?.companyId !== companyId) steps.push(hotCompanyStep(companyId, lockTimeouts.together))
      return steps.push(step) - 1
    })
    try {
      const answers = await inOneTrip(pool, steps)
      seats.forEach((seat, at) => answerSeat(seat, answers[places[at]!]!))
    } catch (error) {
      // Undone whole: a plain error was one rider's alone, and its own trip holds up none. A lost connection says nothing of
      // what was saved: nobody goes again.
      if ((riders.length > 1 && !isSpoilt(error)) || isHeld(error)) for (const rider of riders) void alone(rider)
      else riders.forEach(({ reject }) => reject(error))
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
      waiting.push({ companyId, order, step, resolve, reject })
      if (isCalled) return
      isCalled = true
      setImmediate(leave)
    })
}

/** PostgreSQL 55P03: the lock did not come in time. */
const isHeld = (error: unknown): boolean => (error as { code?: string } | null)?.code === '55P03'

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
