// Acts that a page sends and waits for itself. A page that is reloaded or closed holds none any more: the browser frees its locks.

const lockOf = (callId: string) => `outgoing:${callId}`
const releases = new Map<string, () => void>()

export const isHeldHere = (callId: string): boolean => releases.has(callId)

export function holdAct(callId: string): void {
  const released = new Promise<void>((resolve) => releases.set(callId, resolve))
  navigator.locks?.request(lockOf(callId), () => released).catch(() => undefined)
}
export function releaseAct(callId: string): void {
  releases.get(callId)?.()
  releases.delete(callId)
}

/** Whether no page waits for its answer any more. */
export async function isAbandoned(callId: string): Promise<boolean> {
  if (isHeldHere(callId)) return false
  // Missing on plain http alone, where one tab is all there is.
  if (!navigator.locks) return true
  return navigator.locks.request(lockOf(callId), { ifAvailable: true }, (lock) => Promise.resolve(lock !== null))
}
