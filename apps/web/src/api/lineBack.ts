import { connection, isFailing } from './connection.ts'

// Known from the start of the app on: whoever begins to listen while the line is lost hears that it is back.
let former = connection.get()
/** Whether in this session a line has gone, or did not come at the first try. */
let isLost = isFailing.get() || former === 'lost'
const hearing = new Set<() => void>()

isFailing.subscribe(() => (isLost ||= isFailing.get()))
connection.subscribe(() => {
  const now = connection.get()
  isLost = now !== 'off' && (isLost || now === 'lost' || former === 'live')
  former = now
  if (now !== 'live' || !isLost) return
  isLost = false
  for (const hear of hearing) hear()
})

/**
 * Hears each time the line is live after it was lost, or did not come at once, as long as the answer is not called. Not at a first line that
 * comes at once: what is on its way before it goes over HTTP, and nothing was lost.
 */
export function onLineBack(hear: () => void): () => void {
  hearing.add(hear)
  return () => hearing.delete(hear)
}
