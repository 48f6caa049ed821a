import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answering } from '../../../domains/testing/answering.testing.tsx'
import { shiftAt } from '../../../domains/shifts/shifts.testing.ts'
import { decide, flow } from './actions.ts'
import type { Person } from './choices.ts'
import { idle } from './flow.ts'

const server = answering()
const person: Person = { name: 'Alix Martin', firstName: 'Alix', ticket: 'ticket', choices: [], forceable: [] }
const shift = shiftAt('2026-10-12T05:00:00Z', '2026-10-12T15:00:00Z')
/** Somebody stands there, and presses the big button. */
function press(): void {
  flow.set({ step: 'confirming', person, shift, act: 'start' })
  decide(true)
}

it('an act is sent though the one before, which the screen has left, is still on its way; pressed twice it is sent once', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const refusal = { status: 409, body: { code: 'NO_CLOCKING', message: 'Aucun service.' } }
  server.to({ 'PUT /services': () => promise.then(() => refusal) })
  press()
  decide(true)
  await waitFor(() => expect(server.asked).toHaveLength(1))
  flow.set(idle)
  press()
  await waitFor(() => expect(server.asked).toHaveLength(2))
  resolve()
  await waitFor(() => expect(flow.get().step).toBe('refused'))
  const sent = server.asked.map(({ body }) => body['clocking_uuid'])
  expect(new Set(sent).size).toBe(2)
  expect(sent).toHaveLength(2)
})
