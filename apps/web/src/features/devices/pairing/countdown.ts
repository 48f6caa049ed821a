/** Seconds that a pairing code lives, and when its countdown changes colour (coverage 9.021). */
export const pairingSeconds = 600
export const warning = 60
export const error = 30

type CountdownTone = 'run' | 'late' | 'missing'
export interface CountdownState {
  readonly tone: CountdownTone
  /** Seconds, never more than a code lives: the clock of this device may be behind the server's. */
  readonly left: number
  /** From 1 down to 0, of the ring. */
  readonly share: number
  readonly says: 'validFor' | 'soon' | 'last' | 'expired'
}

/** How a countdown of so many seconds looks and reads: the colour never says it alone. */
export function countdownAt(seconds: number): CountdownState {
  const left = Math.min(pairingSeconds, Math.max(0, seconds))
  const share = left / pairingSeconds
  if (seconds <= 0) return { tone: 'missing', left, share, says: 'expired' }
  if (seconds < error) return { tone: 'missing', left, share, says: 'last' }
  if (seconds < warning) return { tone: 'late', left, share, says: 'soon' }
  return { tone: 'run', left, share, says: 'validFor' }
}
