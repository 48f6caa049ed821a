import { addSeconds, instantOf } from '@vigie/contract/kit/time.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setClock } from '../session/clock.ts'
import type { QueuedAct } from './acts.ts'
import { takeAnchor } from './anchors/anchors.ts'
import { steadyNow } from './anchors/steady.ts'
import { agesOf } from './anchors/made.ts'
import { journal } from './journal.ts'
import { stampNow } from './stamp.ts'

const owner = 'ACME/stamped'
const made = () => ({ clockingUuid: crypto.randomUUID(), owner })
/** The steady clock of this run, in milliseconds; and the device's own, beside the machine's. */
let [steady, ahead] = [0, 0]
const start = Date.parse('2026-10-12T05:00:00Z')

const keptSecondsAhead = (seconds: number) => {
  const happenedAt = addSeconds(instantOf(Date.now()), seconds)
  journal.set({ state: 'open', acts: [{ happenedAt } as QueuedAct] })
  return happenedAt
}
/** A contact now: the server's clock is right. */
const meet = (anchor = 'signed') => {
  const anchorAt = instantOf(start + steady)
  setClock(anchorAt)
  takeAnchor(owner, { anchor, anchorAt }, steadyNow())
  return anchorAt
}
const pass = (seconds: number) => (steady += seconds * 1000)

beforeEach(() => {
  ;[steady, ahead] = [0, 0]
  const began = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => began + steady)
  vi.spyOn(Date, 'now').mockImplementation(() => start + steady + ahead)
  setClock(instantOf(Date.now()))
})
afterEach(() => {
  journal.set({ state: 'closed', acts: [] })
  vi.restoreAllMocks()
})

it('an act bears the last anchor and the steady seconds since, whatever the device’s clock is set to meanwhile', () => {
  const anchorAt = meet()
  pass(90)
  ahead = -2 * 3_600_000
  const { stamp, happenedAt, foreseen } = stampNow(made())
  expect(stamp).toMatchObject({ anchor: 'signed', elapsedSeconds: 90 })
  // No less has passed than the steady clock counts: the agent is not told an hour that cannot be.
  expect(happenedAt).toBe(addSeconds(anchorAt, 90))
  expect(foreseen).toBe('unlessSoon')
})

it('a clock that agrees with the steady one is foreseen to be believed', () => {
  meet()
  pass(3600)
  const { stamp, happenedAt, foreseen } = stampNow(made())
  expect(stamp.elapsedSeconds).toBe(3600)
  expect(happenedAt).toBe(addSeconds(stamp.deviceAt, stamp.driftSeconds))
  expect(foreseen).toBeNull()
})

it('a phone that slept since the contact says so: its steady clock has counted too little', () => {
  meet()
  ahead = 600_000
  expect(stampNow(made()).foreseen).toBe('unlessSoon')
})

it('who has never met the server here bears no anchor, and will have to be confirmed', () => {
  const { stamp, foreseen } = stampNow({ clockingUuid: crypto.randomUUID(), owner: 'ACME/nobody' })
  expect(stamp).toMatchObject({ anchor: null, elapsedSeconds: null })
  expect(foreseen).toBe('unseen')
})

it('how old an act is, is known to the run that has made it', () => {
  const act = made()
  stampNow(act)
  pass(75)
  ahead = 86_400_000
  expect(agesOf([act, { clockingUuid: 'of another run' }])).toEqual([{ clockingUuid: act.clockingUuid, seconds: 75 }])
})

it('a departure in a tab whose clock runs a second behind is not before the arrival of the other tab', () => {
  const arrival = keptSecondsAhead(2)
  const { stamp, happenedAt } = stampNow(made())
  expect(happenedAt).toBe(arrival)
  expect(addSeconds(stamp.deviceAt, stamp.driftSeconds)).toBe(happenedAt)
})

it('an act of another clock altogether moves nothing', () => {
  keptSecondsAhead(600)
  expect(stampNow(made()).stamp.driftSeconds).toBe(0)
})
