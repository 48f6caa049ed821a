import type pg from 'pg'
import { companyStep, keepsPlans } from './asking.ts'
import { inOneTrip, isBlocked, isSpoilt, type Answer, type Row, type Step } from './batch.ts'

interface CommitRequest {
  readonly companyId: number
  readonly order: number
  readonly step: Step
  /** On the clock of the process, in milliseconds. */
  readonly since: number
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

export interface GroupCommitSettings {
  /** Trips under way at once, at the most. */
  readonly concurrency: number
  /** Milliseconds after which a trip is late, and the next one no longer waits for it. */
  readonly maxWaitMs: number
  /** Requests in one trip at the most. */
  readonly maxSlots: number
}

/** Sends one statement of a company with all others that wait. `order` is the site that it locks: see below. */
export type GroupCommit = (companyId: number, order: number, step: Step) => Promise<Answer>

/** Sets the company for hot statements: they read by keys and wait for no long lock. */
const hotCompanyStep = (companyId: number): Step => companyStep(companyId, { ...keepsPlans, lock_timeout: '200ms' })
/** Trips of a single request at once: requests that wait for locks must not take all connections. */
const maxAlone = 2
/** Milliseconds after which a lock that another holds is waited for no longer. */
const maxBlockedMs = 10_000

/**
 * Group commit for short statements: when no round trip is under way, one is sent at once with all requests that wait, so
 * that at low load none waits; one trip, one transaction, one commit. Few full trips are faster than many at the same time,
 * so that a second is sent only when the first is late. If one statement fails the whole trip is undone, and each request is tried alone. One that
 * then meets a lock held for long (an import's) is tried again after those that have not been: it waits, the others do not.
 * Requests are sorted by company and then by what they lock, or two trips could deadlock. Those
 * that ask the same of one company share one statement.
 */
export function groupCommit(pool: pg.Pool, { concurrency, maxSlots, maxWaitMs }: GroupCommitSettings): GroupCommit {
  const waiting: CommitRequest[] = []
  let underWay = 0
  let late = 0
  let isCalled = false

  const retrying: CommitRequest[] = []
  const blocked: CommitRequest[] = []
  let goingAlone = 0
  const goAlone = (): void => {
    while (goingAlone < maxAlone) {
      const request = retrying.shift() ?? blocked.shift()
      if (!request) return
      goingAlone++
      const { companyId, step, since, resolve, reject } = request
      const failed = (error: unknown): void => {
        if (isBlocked(error) && performance.now() - since < maxBlockedMs) blocked.push(request)
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
  const together = async (requests: readonly CommitRequest[]): Promise<void> => {
    const slots = slotsOf(requests)
    const steps: Step[] = []
    const positions = slots.map(({ companyId, step }, at) => {
      if (slots[at - 1]?.companyId !== companyId) steps.push(hotCompanyStep(companyId))
      return steps.push(step) - 1
    })
    try {
      const answers = await inOneTrip(pool, steps)
      slots.forEach((slot, at) => answerSlot(slot, answers[positions[at]!]!))
    } catch (error) {
      // The whole trip was undone: a plain error was one request's alone, so each is tried in its own trip. After a lost
      // connection it is not known what was saved: none is tried again.
      if ((requests.length > 1 && !isSpoilt(error)) || isBlocked(error)) {
        retrying.push(...requests)
        goAlone()
      } else requests.forEach(({ reject }) => reject(error))
    }
  }
  const leave = (): void => {
    isCalled = false
    while (waiting.length > 0 && underWay < concurrency && underWay === late) {
      const requests = waiting.splice(0, maxSlots).toSorted((one, other) => one.companyId - other.companyId || one.order - other.order)
      underWay++
      let isLate = false
      const timer = setTimeout(() => {
        isLate = true
        late++
        leave()
      }, maxWaitMs)
      void together(requests).finally(() => {
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

/** A statement of the trip, and the requests that it serves: several only where they ask the same. */
interface Slot {
  readonly companyId: number
  readonly step: Step
  readonly requests: CommitRequest[]
}

/** Requests come sorted by company. */
function slotsOf(requests: readonly CommitRequest[]): Slot[] {
  const slots: Slot[] = []
  const open = new Map<string, Slot>()
  for (const request of requests) {
    const { companyId, step } = request
    if (slots.at(-1)?.companyId !== companyId) open.clear()
    const known = step.isShared ? open.get(step.sql) : undefined
    if (known) {
      known.requests.push(request)
      continue
    }
    const slot = { companyId, step, requests: [request] }
    if (step.isShared) open.set(step.sql, slot)
    slots.push(slot)
  }
  return slots.map((slot) => (slot.requests.length === 1 ? slot : { ...slot, step: joined(slot) }))
}

/** The lists of all requests, joined. */
const joined = ({ step, requests }: Slot): Step => ({
  sql: step.sql,
  values: step.values.map((value, at) => (at === 0 ? value : requests.flatMap((request) => request.step.values[at] as readonly unknown[]))),
})

function answerSlot({ requests }: Slot, { rows, tag }: Answer): void {
  if (requests.length === 1) return requests[0]!.resolve({ rows, tag })
  const own = requests.map((): Row[] => [])
  for (const row of rows) own[Number(row['request_no']) - 1]!.push(row)
  requests.forEach(({ resolve }, at) => resolve({ rows: own[at]!, tag }))
}
