import type { Call } from '@vigie/contract/kit/call.ts'
import type { Budget } from '../kit/rate-limit.ts'
import type { QueueLimits } from '../kit/priority-queue.ts'

// What holds before anybody is trusted (decisions/02-wire), in one place. What each keeps out stands in docs/security.md.

const kilobyte = 1024
export const megabyte = 1024 * kilobyte

/** Bytes of a body: of calls that may be made without a session, and of the others. */
const openBytes = 16 * kilobyte
const usualBytes = 64 * kilobyte

/** How long a call's body may be, in bytes. */
export const bodyLimitOf = ({ access, mostBytes }: Pick<Call, 'access' | 'mostBytes'>): number =>
  access.nobody || access.app ? openBytes : (mostBytes ?? usualBytes)

/** Values, names and nested tables that a body of so many bytes may hold. */
export const elementLimitOf = (bytes: number): number => bytes / 8
export const deepest = 32

/** What a message on a socket may hold beside the body. */
export const envelopeBytes = 4 * kilobyte
/** A message on a socket, in bytes: the longest body of any call, and its envelope. */
export const messageLimitOf = (calls: readonly Pick<Call, 'access' | 'mostBytes'>[]): number =>
  Math.max(...calls.map(bodyLimitOf)) + envelopeBytes
/** The same for a socket of nobody's. */
export const openMessageBytes = openBytes + envelopeBytes

export const upload = {
  /** decisions/11-documents. */
  fileBytes: 25 * megabyte,
  requestBytes: 75 * megabyte,
  files: 20,
  fields: 20,
  /** Of one user at the same time. */
  atOnce: 3,
  /** Of one user: bytes at once, and bytes a second after that. */
  userBytes: { burst: 300 * megabyte, perSecond: megabyte } satisfies Budget,
} as const

/** What connections may hold at once. Times are milliseconds. */
export interface ConnectionLimits {
  /** Connections from one address that is no proxy's, and from one that is. */
  readonly perAddress: number
  readonly perProxy: number
  /** A proxy's connection is kept for so long without a request; everybody else's for the five seconds that are usual. */
  readonly proxyIdle: number
  /** Requests on one connection that are not answered yet. */
  readonly unanswered: number
  /** Requests that are not answered yet, and bytes of answers that nobody has fetched yet: all together, and of one address. */
  readonly requests: { readonly total: number; readonly perAddress: number }
  readonly bytes: { readonly total: number; readonly perAddress: number }
  /** Until headers and a body must have come. */
  readonly headersWithin: number
  readonly bodyWithin: number
  /** A form with files may take longer, as long as so many bytes a second come. */
  readonly formWithin: number
  readonly slowestForm: number
  /** What is still to come of a body that was refused is read to this extent, so that the client reads the answer. */
  readonly restWithin: number
  readonly restBytes: number
  /** An answer is fetched so many bytes a second, and may rest for so long besides. */
  readonly slowestFetch: number
  readonly fetchedWithin: number
  readonly lookEvery: number
}
export const line: ConnectionLimits = {
  // Sixty people behind one address need some four hundred.
  perAddress: 600,
  perProxy: 20_000,
  // Balancers keep theirs for a minute (nginx, AWS): one that is ended here just as they send on it is a 502 for somebody.
  proxyIdle: 75_000,
  // No browser sends a second request on a connection before the first is answered.
  unanswered: 1,
  requests: { total: 4096, perAddress: 256 },
  bytes: { total: 96 * megabyte, perAddress: 24 * megabyte },
  headersWithin: 10_000,
  bodyWithin: 15_000,
  formWithin: 600_000,
  slowestForm: kilobyte,
  restWithin: 5_000,
  restBytes: 4 * megabyte,
  slowestFetch: 8 * kilobyte,
  fetchedWithin: 30_000,
  lookEvery: 5_000,
}

/** Calls at once, and calls a second after that. `CALL_BUDGET` multiplies them all. */
const callBudgets = {
  /** Whoever is not signed in, by address: sixty people who open the sign-in page at the same moment make some 300. */
  open: { burst: 600, perSecond: 30 },
  /** A page asks for ten to twenty. */
  session: { burst: 400, perSecond: 20 },
  /** All of an address, whoever it is. */
  address: { burst: 3000, perSecond: 200 },
  socket: { burst: 400, perSecond: 20 },
  openSocket: { burst: 60, perSecond: 5 },
} as const satisfies Record<string, Budget>
/**
 * Calls that are answered at once, and that wait for it: all together, and of one session or network. Of strangers nearly
 * all are sign-ins, which wait for their hash besides, in a queue of their own (`hashing` in domains/auth/hashing/passwords.ts).
 */
export const callQueues = {
  session: { running: 64, waiting: 2000, waitingOfKey: 128, busySeconds: 2 },
  open: { running: 240, waiting: 128, waitingOfKey: 64, busySeconds: 2 },
} as const satisfies Record<string, QueueLimits>

/** Refused messages on a socket in a row, until it is heard no more, and closed once what was asked before is answered (milliseconds). */
export const refusalsUntilClosed = 200
export const closedAfter = 1000
/** Messages that wait for a socket which does not fetch them, until it is closed. */
export const unfetchedUntilClosed = 1000

export type CallBudgets = Readonly<Record<keyof typeof callBudgets, Budget>>
/** The budgets, each so many times as large. */
export const callBudgetsTimes = (factor: number): CallBudgets =>
  Object.fromEntries(
    Object.entries(callBudgets).map(([name, { burst, perSecond }]) => [name, { burst: burst * factor, perSecond: perSecond * factor }]),
  ) as CallBudgets

/** Readings of one calendar by its secret address: programs ask every quarter of an hour at the most. */
export const calendarReadings = { burst: 30, perSecond: 1 / 60 }

/** Messages of one manager: each may go to everybody, by every way. */
export const managersMessages = { burst: 20, perSecond: 1 / 60 }
