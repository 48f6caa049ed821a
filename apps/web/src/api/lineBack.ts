import { connection } from './connection.ts'

/**
 * Hears each time the line is live once more after it was lost, as long as the answer is not called. Not at the first line of a session:
 * what is on its way before it goes over HTTP, and nothing was lost.
 */
export function onLineBack(hear: () => void): () => void {
  let wasLive = connection.get() === 'live'
  let isDown = false
  return connection.subscribe(() => {
    const now = connection.get()
    const isBack = now === 'live' && wasLive && isDown
    wasLive = now === 'live' || (wasLive && now !== 'off')
    isDown = now !== 'live'
    if (isBack) hear()
  })
}
