import { createHmac, randomUUID } from 'node:crypto'
import { listClockings, sendJournal, type JournalAnswer } from '@vigie/contract/clockings/clockings.journal.ts'
import { proofText } from '@vigie/contract/clockings/clockings.journal.rules.ts'
import type { Output } from '@vigie/contract/kit/call.ts'
import { at, type TestApp } from './app.ts'
import { outputOf, type Answered, type Values } from './transports.ts'
import { digestOf } from '../src/domains/auth/sessions/auth.tokens.ts'
import type { Fixture } from './fixture.ts'

export interface JournalActions {
  /** An act that the agent's phone has kept, standing at the site. */
  act(shiftId: number, deviceAt: string, values?: Values): Record<string, unknown>
  /** The same at the paired device, with its proof. */
  signed(shiftId: number, deviceAt: string, ticket: string, values?: Values): Record<string, unknown>
  send(lines: readonly unknown[], values?: Values & { token?: string; deviceUuid?: string }): Promise<Answered>
  results(answered: Answered): readonly JournalAnswer[]
  read(shiftId: number): Promise<Output<typeof listClockings>>
}

/** What is done with a journal in a fixture. Numbers of a device's sequence are given one after the other. */
export function journalActions(app: TestApp, fixture: Fixture): JournalActions {
  const phone = randomUUID()
  let seq = 0
  const actions: JournalActions = {
    act: (shiftId, deviceAt, values = {}) => ({
      vacation_id: shiftId,
      type: 0,
      latitude: 48.8566,
      longitude: 2.3522,
      accuracy: 10,
      clocking_uuid: randomUUID(),
      device_at: deviceAt,
      device_seq: (seq += 1),
      drift_seconds: 0,
      ...values,
    }),
    signed: (shiftId, deviceAt, ticket, values = {}) => {
      const line = { ...actions.act(shiftId, deviceAt, values), ticket, latitude: null, longitude: null } as Record<string, unknown>
      const text = proofText({
        clockingUuid: String(line['clocking_uuid']),
        deviceAt: at(deviceAt),
        ticket,
      })
      return { proof: createHmac('sha256', digestOf(fixture.device.secret)).update(text).digest('hex'), ...line, ...values }
    },
    send: (lines, { token = fixture.tokens.resource, deviceUuid = phone } = {}) =>
      app.http(sendJournal, { device_uuid: deviceUuid, clockings: lines }, { code: fixture.company.code, token }),
    results: (answered) => outputOf(sendJournal, answered).results,
    read: async (shiftId) => outputOf(listClockings, await app.http(listClockings, { vacation_id: shiftId }, fixture.as('manager'))),
  }
  return actions
}
