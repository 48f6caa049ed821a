/** The server said no: a sentence for the reader, a code for the logs, and what is wrong by OUR names of the fields. */
export class RefusedError extends Error {
  readonly status: number
  readonly code: string
  readonly errors: Readonly<Record<string, string>>
  /** How long to wait before the next try, where the server says it (429). */
  readonly retryAfterSeconds: number | undefined
  constructor(status: number, code: string, message: string, errors: Readonly<Record<string, string>> = {}, retryAfterSeconds?: number) {
    super(message)
    this.name = 'RefusedError'
    this.status = status
    this.code = code
    this.errors = errors
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Nobody answered: no network, a closed server, or no answer in time. */
export class OfflineError extends Error {
  /** Of an act; undefined: it was a question. */
  readonly fate: ActFate | undefined
  constructor(cause?: unknown, fate?: ActFate) {
    super('offline', { cause })
    this.name = 'OfflineError'
    this.fate = fate
  }
}

/**
 * What is known of an act that was not answered. withdrawn: it was not sent, or is refused should it arrive · kept: this device
 * keeps it and sends it when the network is back · open: it is withdrawn then, unless it had arrived · done: it had arrived ·
 * unknown: the server was stopped meanwhile.
 */
export type ActFate = 'withdrawn' | 'kept' | 'open' | 'done' | 'unknown'

/** The server answers later what it does not answer now. */
export const isForLater = (error: unknown): error is RefusedError =>
  isRefused(error) && (error.code === 'BUSY' || error.code === 'TOO_MANY_CALLS')
export const isRefused = (error: unknown): error is RefusedError => error instanceof RefusedError
/** A refusal that stays the same however often one asks. */
export const isFinal = (error: unknown): error is RefusedError => isRefused(error) && [400, 403, 404, 410].includes(error.status)
/** This device keeps the act and sends it later: it has not failed. */
export const isKept = (error: unknown): boolean => isOffline(error) && error.fate === 'kept'
export const isOffline = (error: unknown): error is OfflineError => error instanceof OfflineError
/** The server answers that it is being maintained, or something before it does. */
export const isMaintenance = (error: unknown): boolean =>
  isRefused(error) && error.code !== 'BUSY' && [502, 503, 504].includes(error.status)
