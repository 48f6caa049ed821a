// @vitest-environment node
import { expect, it } from 'vitest'
import { connection, isFailing, type Connection } from './connection.ts'
import { onLineBack } from './lineBack.ts'

/** What a line does, one after the other, of a session that begins with the first. */
function backsAfter(...states: readonly (Connection | 'a try fails')[]): number {
  let backs = 0
  connection.set('off')
  const stop = onLineBack(() => backs++)
  for (const state of states) {
    if (state === 'a try fails') isFailing.set(true)
    else {
      if (state === 'live' || state === 'off') isFailing.set(false)
      connection.set(state)
    }
  }
  stop()
  return backs
}

it.each([
  ['not the first line of a session', 0, ['opening', 'live']],
  ['a line that is live again', 1, ['opening', 'live', 'opening', 'live']],
  ['after it was lost', 2, ['opening', 'live', 'opening', 'lost', 'opening', 'live', 'lost', 'live']],
  ['a first one that did not come at once', 1, ['opening', 'a try fails', 'live']],
  ['not the first one of whoever is in next', 0, ['opening', 'a try fails', 'off', 'opening', 'live']],
  ['nor of whoever is in after a line that was live', 0, ['opening', 'live', 'off', 'opening', 'live']],
] as const)('is told of: %s', (_, backs, states) => expect(backsAfter(...states)).toBe(backs))

it('who begins to listen while it is lost is told too, and nobody who has stopped', () => {
  connection.set('live')
  connection.set('lost')
  let backs = 0
  const stop = onLineBack(() => backs++)
  connection.set('live')
  expect(backs).toBe(1)
  stop()
  connection.set('lost')
  connection.set('live')
  expect(backs).toBe(1)
})
