// @vitest-environment node
import { expect, it } from 'vitest'
import { connection, type Connection } from './connection.ts'
import { onLineBack } from './lineBack.ts'

it('is told when a line is live again, not of the first one of a session, and no longer once nobody listens', () => {
  connection.set('off')
  let backs = 0
  const stop = onLineBack(() => backs++)
  const after = (...states: readonly Connection[]) => {
    for (const state of states) connection.set(state)
    return backs
  }
  expect(after('opening', 'live')).toBe(0)
  expect(after('opening', 'live')).toBe(1)
  expect(after('opening', 'lost', 'opening', 'live')).toBe(2)
  // Somebody else signs in.
  expect(after('off', 'opening', 'lost', 'live')).toBe(2)
  expect(after('lost', 'live')).toBe(3)
  stop()
  expect(after('lost', 'live', 'off')).toBe(3)
})
