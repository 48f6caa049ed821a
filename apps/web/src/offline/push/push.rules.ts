/** What this browser lets be done, as far as it says so without being asked. */
export interface PushGround {
  /** Service workers, a push service and notifications are there at all. */
  readonly isAble: boolean
  /** An address that the browser trusts (https, or this machine). */
  readonly isSecure: boolean
  /** iPhone and iPad have them in an installed app alone. */
  readonly isApple: boolean
  readonly permission: 'default' | 'denied' | 'granted'
  readonly isSubscribed: boolean
}
export type PushState = 'unsupported' | 'unsupportedApple' | 'insecure' | 'denied' | 'off' | 'on'

/** What is said of notifications in this browser, the firmest reason first. */
export function pushStateOf({ isAble, isSecure, isApple, permission, isSubscribed }: PushGround): PushState {
  if (!isSecure) return 'insecure'
  if (!isAble) return isApple ? 'unsupportedApple' : 'unsupported'
  if (permission === 'denied') return 'denied'
  return permission === 'granted' && isSubscribed ? 'on' : 'off'
}

/** What the server was last told of this browser. */
export interface ToldBefore {
  readonly companyCode: string
  readonly userId: number
  /** The subscription, as it travelled. */
  readonly token: string
  /** Milliseconds since 1970. */
  readonly at: number
}
/** Milliseconds after which it is told again: the server may have forgotten what a push service disowned. */
const again = 24 * 3600 * 1000

/** Whether the server knows this browser as it stands. `before` was kept here, and may be anything. */
export function isKnown(before: unknown, { at, ...now }: ToldBefore): boolean {
  const { at: since, ...told } = (before ?? {}) as Partial<ToldBefore>
  const isSame = (['companyCode', 'userId', 'token'] as const).every((name) => told[name] === now[name])
  return isSame && typeof since === 'number' && at >= since && at - since < again
}

/** A key as it travels (base64url), in bytes: what a browser subscribes by. */
export function keyBytes(key: string): Uint8Array<ArrayBuffer> {
  const letters = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
}

/** Whether a subscription was made for another key: the installation has a new one since. */
export function isOfOtherKey(own: ArrayBuffer | null | undefined, key: string): boolean {
  if (!own) return false
  const [one, other] = [new Uint8Array(own), keyBytes(key)]
  return one.length !== other.length || one.some((byte, at) => byte !== other[at])
}
