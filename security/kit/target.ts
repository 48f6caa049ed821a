/** The server under attack, as an attacker's process is told of it. */
export interface Target {
  readonly port: number
  readonly isSmall: boolean
  /** Where the attackers of this attack stand, so that none pays for another. */
  readonly place: number
  /** Sessions that are there before the attack begins. */
  readonly tokens: Tokens
}
export interface Tokens {
  readonly manager: string
  readonly agent: string
  readonly tablet: string
  readonly otherTablet: string
}

/** The one proxy that the server believes: all other addresses of this machine are callers like any. */
export const proxy = '127.9.9.9'

/** How much an attack tries: what a test run has the time for, or all of it. */
export const sized = <T>({ isSmall }: Target, small: T, full: T): T => (isSmall ? small : full)

/** Clients' own addresses: the whole of 127/8 leads to this machine. */
export const addressOf = (at: number, place: number): string => `127.${place}.${Math.floor(at / 250)}.${(at % 250) + 1}`
export const attackerAt = ({ place }: Target, at: number): string => addressOf(at, place)
/** The places of attackers begin here; those before them are others'. */
export const firstPlace = 20
export const bystander = addressOf(0, 8)
