import { onReset } from './ending.ts'

/** The address that was asked for before signing in, or left for the maintenance page: one per tab. */
const key = 'target'

/** Whoever has signed out leaves the next person no way to what they looked at: Back keeps nothing. */
let isClosed = false
onReset(() => {
  takeTarget()
  isClosed = true
})

export function keepTarget(address: string): void {
  if (isClosed) return
  try {
    sessionStorage.setItem(key, address)
  } catch {
    // Without it one lands on the home page.
  }
}

/** Takes it: it leads back once. An address of ours alone, never one of another origin. */
export function takeTarget(): string | null {
  isClosed = false
  try {
    const address = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return address && /^\/(?![/\\])/.test(address) ? address : null
  } catch {
    return null
  }
}
