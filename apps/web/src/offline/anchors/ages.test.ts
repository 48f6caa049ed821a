// @vitest-environment node
import { createHash, createHmac } from 'node:crypto'
import { ageText } from '@vigie/contract/clockings/clockings.proof.rules.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { knowCompany } from '../../session/company.ts'
import { deviceSecret, wipeDeviceKey } from '../../session/devices/deviceKey.ts'
import type { QueuedAct } from '../acts.ts'
import { deviceOwner } from '../owner.ts'
import { isAgeOpen, sentAges } from './ages.ts'
import { takeAnchor } from './anchors.ts'
import { noteMade } from './made.ts'
import { steadyNow } from './steady.ts'

let steady = 0
beforeEach(() => {
  knowCompany('ACME')
  const began = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => began + steady)
})
afterEach(() => {
  wipeDeviceKey()
  vi.restoreAllMocks()
})
const pass = (seconds: number) => (steady += seconds * 1000)
const makeOf = (owner: string, elapsedSeconds: number | null = null): QueuedAct => {
  const clockingUuid = crypto.randomUUID()
  noteMade(clockingUuid)
  return { clockingUuid, owner, input: { elapsedSeconds } } as unknown as QueuedAct
}
/** A contact whose answer is on its way for so many seconds. */
const meet = (anchor: string, waits = 0) => {
  const asked = steadyNow()
  pass(waits)
  takeAnchor(deviceOwner(), { anchor, anchorAt: '2026-10-12T08:30:00Z' as Instant }, asked)
}

it('a device counts back from when it asked for the anchor of this run, and signs what it counted with that anchor', async () => {
  const secret = deviceSecret()
  const act = makeOf(deviceOwner())
  expect(isAgeOpen([act])).toBe(true)
  pass(600)
  meet('signed', 8)
  pass(40)
  expect(isAgeOpen([act])).toBe(false)
  const age = { clockingUuid: act.clockingUuid, seconds: 600, anchor: 'signed' }
  const key = createHash('sha256').update(secret).digest()
  expect(await sentAges([act])).toEqual([{ ...age, proof: createHmac('sha256', key).update(ageText(age)).digest('hex') }])
})

it('of what was made after that contact, or in another run, it says nothing', async () => {
  deviceSecret()
  meet('signed')
  pass(60)
  const later = makeOf(deviceOwner())
  expect(await sentAges([later])).toEqual([])
  expect(isAgeOpen([later])).toBe(true)
  const former = { clockingUuid: crypto.randomUUID(), owner: deviceOwner(), input: {} } as unknown as QueuedAct
  expect(isAgeOpen([former])).toBe(false)
  expect(await sentAges([former])).toEqual([])
  // One whose seconds since the last contact are known needs no other.
  expect(isAgeOpen([makeOf(deviceOwner(), 30)])).toBe(false)
})

it('a phone says how old its acts are at the sending, as before', async () => {
  const act = makeOf('ACME/7')
  pass(90)
  expect(isAgeOpen([act])).toBe(false)
  expect(await sentAges([act])).toEqual([{ clockingUuid: act.clockingUuid, seconds: 90 }])
})
