// @vitest-environment node
import { createHash, createHmac } from 'node:crypto'
import { journalLine } from '@vigie/contract/clockings/clockings.journal.ts'
import { lineText } from '@vigie/contract/clockings/clockings.proof.rules.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { encode } from '../api/wire.ts'
import { knowCompany } from '../session/company.ts'
import { deviceSecret, wipeDeviceKey } from '../session/devices/deviceKey.ts'
import type { QueuedAct } from './acts.ts'
import { keepAct, takeOn, waitingActs } from './journal.ts'
import { numberActs } from './numbering.ts'
import { deviceOwner } from './owner.ts'

vi.mock('./database.ts', async () => {
  const { memoryDatabase } = await import('./memory.testing.ts')
  const database = memoryDatabase()
  return { offlineDatabase: async () => database }
})

let shiftId = 0
/** Of a service of its own: the same act of one is not kept twice. */
const keep = async (owner: string, more: object = {}): Promise<string> => {
  shiftId += 1
  const clockingUuid = crypto.randomUUID()
  await keepAct({
    clockingUuid,
    owner,
    state: 'fresh',
    deviceSeq: null,
    happenedAt: '2026-10-12T05:00:00Z',
    refused: null,
    facts: { shiftId, act: 'start', siteName: 'Siège Paris', timeZone: 'Europe/Paris', agentName: null },
    input: {
      shiftId,
      isStart: true,
      isForced: false,
      clockingUuid,
      ticket: 'ticket',
      comment: null,
      anomalyReasonId: undefined,
      device: { platform: 'web', name: 'Tablette « accueil » \u{1f4df}' },
      latitude: 48.85660000000001,
      deviceAt: '2026-10-12T05:00:00Z',
      driftSeconds: -3,
      ...more,
    },
  } as unknown as QueuedAct)
  await numberActs(owner)
  return clockingUuid
}
const numbersOf = async (owner: string) =>
  (await waitingActs(owner)).map(({ deviceSeq, input: { sequenceUuid } }) => [deviceSeq, sequenceUuid] as const)
const sentOf = (act: QueuedAct) => encode(journalLine, { ...act.input, deviceSeq: act.deviceSeq })

beforeEach(async () => {
  knowCompany('ACME')
  wipeDeviceKey()
  for (const owner of ['ACME/7', 'ACME/8', deviceOwner()])
    await takeOn(new Map((await waitingActs(owner)).map(({ clockingUuid }) => [clockingUuid, { type: 'recorded' }])))
})

test('two people who share a browser count each for themselves, from one on', async () => {
  for (const owner of ['ACME/7', 'ACME/8', 'ACME/7']) await keep(owner)
  const [seven, eight] = [await numbersOf('ACME/7'), await numbersOf('ACME/8')]
  expect([seven.map(([number]) => number), eight.map(([number]) => number)]).toEqual([[1, 2], [1]])
  expect(seven[0]![1]).toBe(seven[1]![1])
  expect(seven[0]![1]).not.toBe(eight[0]![1])
})

test('acts that are numbered by two at once have one number each, and none is left out', async () => {
  for (let count = 0; count < 3; count += 1) await keep('ACME/7')
  await Promise.all([keep('ACME/7'), keep('ACME/7'), numberActs('ACME/7')])
  const numbers = (await numbersOf('ACME/7')).map(([number]) => number!)
  expect(numbers.map((number) => number - numbers[0]!)).toEqual([0, 1, 2, 3, 4])
})

test('what a paired device keeps is signed as the server reads it, under its secret', async () => {
  const secret = deviceSecret()
  await keep(deviceOwner())
  const [act] = await waitingActs(deviceOwner())
  const read = z.parse(journalLine, JSON.parse(JSON.stringify(sentOf(act!))))
  const key = createHash('sha256').update(secret).digest()
  expect(read.proof).toBe(createHmac('sha256', key).update(lineText(read)).digest('hex'))
})

test('paired anew a device begins a new sequence at one; what it kept before stays as it was signed', async () => {
  deviceSecret()
  await keep(deviceOwner())
  await keep(deviceOwner())
  const before = await waitingActs(deviceOwner())
  wipeDeviceKey()
  deviceSecret()
  await keep(deviceOwner())
  const after = await waitingActs(deviceOwner())
  expect(after.slice(0, 2)).toEqual(before)
  expect(after[2]!.deviceSeq).toBe(1)
  expect(after[2]!.input.sequenceUuid).not.toBe(before[0]!.input.sequenceUuid)
})

test('what a person keeps is not signed', async () => {
  deviceSecret()
  await keep('ACME/7')
  expect((await waitingActs('ACME/7'))[0]!.input.proof).toBeNull()
})
