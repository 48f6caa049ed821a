import { createHash, createHmac, randomUUID } from 'node:crypto'
import { giveAnchor, journalLine, listClockings, sendJournal, type JournalAnswer } from '@vigie/contract/clockings/clockings.journal.ts'
import { lineText } from '@vigie/contract/clockings/clockings.proof.rules.ts'
import type { Output } from '@vigie/contract/kit/call.ts'
import * as z from 'zod/mini'
import { at, type TestApp } from './app.ts'
import { outputOf, type Answered, type Values } from './transports.ts'
import { digestOf } from '../src/domains/auth/sessions/auth.tokens.ts'
import { formerLineText } from '../src/domains/clockings/journal/journal.former.ts'
import type { Fixture } from './fixture.ts'

interface By {
  readonly token?: string
  readonly deviceUuid?: string
}

export interface JournalActions {
  /** The phone's own uuid. */
  readonly phone: string
  /** A contact of the phone, or of whoever is said, at a time: it tells what it holds, and its next acts carry the anchor. */
  contact(now: string, held?: readonly unknown[], by?: By): Promise<string>
  /** An act that the agent's phone has kept, standing at the site. */
  act(shiftId: number, deviceAt: string, values?: Values): Record<string, unknown>
  /** The same at the paired device, with its proof, or at another that has this secret. */
  signed(shiftId: number, deviceAt: string, ticket: string, values?: Values, secret?: string): Record<string, unknown>
  /** The same as a device of an earlier version has signed it. */
  signedFormerly(shiftId: number, deviceAt: string, ticket: string, values?: Values): Record<string, unknown>
  send(lines: readonly unknown[], by?: By & { ages?: readonly Values[] }): Promise<Answered>
  results(answered: Answered): readonly JournalAnswer[]
  read(shiftId: number): Promise<Output<typeof listClockings>>
}

const signature = (secret: string, text: string) => createHmac('sha256', digestOf(secret)).update(text).digest('hex')

/** What is done with a journal in a fixture. Numbers of a device's sequence are given one after the other. */
export function journalActions(app: TestApp, fixture: Fixture): JournalActions {
  const phone = randomUUID()
  let seq = 0
  /** By the device: the last anchor and when it was given. */
  const anchors = new Map<string, { readonly anchor: string; readonly at: string }>()
  /** What an honest device carries: its anchor, and the seconds that have passed since. */
  const anchored = (deviceUuid: string, happened: number) => {
    const last = anchors.get(`${fixture.company.id} ${deviceUuid}`)
    return last ? { anchor: last.anchor, elapsed_seconds: Math.max(0, Math.round((happened - Date.parse(last.at)) / 1000)) } : {}
  }
  const atDevice = (shiftId: number, deviceAt: string, ticket: string, values: Values): Record<string, unknown> => ({
    ...actions.act(shiftId, deviceAt),
    ticket,
    latitude: null,
    longitude: null,
    ...anchored(fixture.device.uuid, Date.parse(deviceAt)),
    ...values,
  })
  const actions: JournalActions = {
    phone,
    async contact(now, held = [], { token = fixture.tokens.resource, deviceUuid = phone } = {}) {
      const before = app.clock.now()
      app.clock.set(at(now))
      const told = held.map((line) => ({
        clocking_uuid: (line as Values)['clocking_uuid'],
        digest: createHash('sha256')
          .update(lineText(z.decode(journalLine, line as never)))
          .digest('hex'),
      }))
      const answered = await app.http(giveAnchor, { device_uuid: deviceUuid, held: told }, { code: fixture.company.code, token })
      app.clock.set(before)
      const { anchor, anchorAt } = outputOf(giveAnchor, answered)
      anchors.set(`${fixture.company.id} ${deviceUuid}`, { anchor, at: anchorAt })
      return anchor
    },
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
      ...anchored(phone, Date.parse(deviceAt) + 1000 * Number(values['drift_seconds'] ?? 0)),
      ...values,
    }),
    signed: (shiftId, deviceAt, ticket, values = {}, secret = fixture.device.secret) => {
      const line = atDevice(shiftId, deviceAt, ticket, values)
      return { ...line, proof: signature(secret, lineText(z.parse(journalLine, line))) }
    },
    signedFormerly: (shiftId, deviceAt, ticket, values = {}) => {
      const line = atDevice(shiftId, deviceAt, ticket, values)
      const text = formerLineText({ clockingUuid: String(line['clocking_uuid']), deviceAt: at(deviceAt), ticket })
      return { ...line, proof: signature(fixture.device.secret, text) }
    },
    send: (lines, { token = fixture.tokens.resource, deviceUuid = phone, ages } = {}) =>
      app.http(sendJournal, { device_uuid: deviceUuid, clockings: lines, ...(ages && { ages }) }, { code: fixture.company.code, token }),
    results: (answered) => outputOf(sendJournal, answered).results,
    read: async (shiftId) => outputOf(listClockings, await app.http(listClockings, { vacation_id: shiftId }, fixture.as('manager'))),
  }
  return actions
}
