import { defaultSettings } from '@vigie/contract/companies/settings.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { status } from '@vigie/contract/shifts/shifts.rules.ts'
import { expect, it } from 'vitest'
import { shiftAt } from '../../../domains/shifts/shifts.testing.ts'
import { asPosts, isNewTrouble, onNow, sitesNow, toCome, waitingOf, withClocked, type Today } from './today.rules.ts'

const now = '2026-11-20T10:22:00Z' as Instant
const at = (hour: string): string => `2026-11-20T${hour}:00Z`
type Changes = Parameters<typeof shiftAt>[2]
const came = (hour: string): Changes => ({ arrivedAt: at(hour) as Instant, clockInStatus: 1 })
const of = (name: string, siteId: number, changes: Changes = {}): Changes => ({
  agentName: name,
  siteId,
  siteName: `Site ${siteId}`,
  ...changes,
})

const missed = shiftAt(at('10:00'), at('18:00'), of('Absent', 1))
const running = shiftAt(at('06:00'), at('18:00'), of('Présente', 1, came('05:57')))
const complete = shiftAt(at('06:00'), at('13:00'), of('Seule', 2, came('06:00')))
const early = shiftAt(at('11:00'), at('18:00'), of('En avance', 2, came('10:20')))
const nobody = shiftAt(at('11:30'), at('18:00'), of('', 3, { agentId: null, agentName: null, contractId: null }))
const relief = shiftAt(at('18:00'), at('22:00'), of('Relève', 1))
const staying = shiftAt(
  '2026-11-19T22:00:00Z',
  at('06:00'),
  of('Oubliée', 2, { ...came('05:00'), arrivedAt: '2026-11-19T22:00:00Z' as Instant }),
)
const today: Today = { current: [staying, running, complete, missed], shifts: [early, nobody, relief], phones: [] }
const names = (shown: readonly { readonly shift: { readonly agentName: string | null } }[]) => shown.map(({ shift }) => shift.agentName)

it('what waits for somebody stands in the order of its urgency, a post without an agent two hours ahead', () => {
  expect(waitingOf(today, now, defaultSettings).map(({ state }) => state)).toEqual(['missed', 'notLeft', 'unassigned'])
  expect(waitingOf(today, '2026-11-20T09:00:00Z' as Instant, defaultSettings).map(({ state }) => state)).toEqual(['notLeft'])
})

it('what began while the page stood open waits too', () => {
  expect(names(waitingOf(today, at('18:06') as Instant, defaultSettings))).toContain('Relève')
})

it('whoever has come early is on, and so is whoever has not left', () => {
  expect(names(onNow(today, now, defaultSettings))).toEqual(['Absent', 'Oubliée', 'Présente', 'Seule', 'En avance'])
})

it('a site says who is there, of how many, what is wrong and who comes next', () => {
  const told = sitesNow(today, now, defaultSettings).map(({ siteId, present, posts, alert, next }) => [
    siteId,
    `${present.length}/${posts.length}`,
    alert?.state,
    next?.agentName ?? null,
  ])
  expect(told).toEqual([
    [1, '1/2', 'missed', 'Relève'],
    [2, '3/3', 'notLeft', null],
    [3, '0/0', undefined, null],
  ])
})

it('an act is put where the shift stands, unless something newer stands there', () => {
  const arrived = { ...missed, arrivedAt: now, version: 2 }
  const after = withClocked(today, arrived)
  expect(waitingOf(after, now, defaultSettings).map(({ state }) => state)).toEqual(['notLeft', 'unassigned'])
  expect(withClocked(after, missed)).toEqual(after)
  expect(toCome(after, now)).toEqual([early, nobody, relief])
})

it('a post without anybody stands before what is late, among sites and within one', () => {
  const late = (siteId: number) =>
    shiftAt(at('10:00'), at('18:00'), of('En retard', siteId, { arrivedAt: at('10:18') as Instant, clockInStatus: status.anomaly }))
  const empty = (siteId: number) => shiftAt(at('10:00'), at('18:00'), of('', siteId, { agentId: null, agentName: null, contractId: null }))
  const told = sitesNow({ current: [late(4), empty(5), late(6), empty(6)], shifts: [], phones: [] }, now, defaultSettings)
  expect(told.map(({ siteId, alert, alertCount }) => [siteId, alert?.state, alertCount])).toEqual([
    [5, 'unassigned', 1],
    [6, 'unassigned', 2],
    [4, 'late', 1],
  ])
})

it('a post that its agent left empty waits, stands first at the customer, and is asked anew for; its relief ends that', () => {
  const left = { ...running, leftAt: at('06:10') as Instant, clockOutStatus: status.done, leaveDependsOn: 'relief' as const, version: 3 }
  const held = withClocked(today, left)
  expect(waitingOf(held, now, defaultSettings).map(({ state, minutes }) => [state, minutes])).toContainEqual(['postEmpty', 252])
  const only: Today = { current: [complete, left], shifts: [], phones: [] }
  expect(
    sitesNow(only, now, defaultSettings).map(({ siteId, alert, present, posts }) => [siteId, alert?.state, present.length, posts.length]),
  ).toEqual([
    [1, 'postEmpty', 0, 1],
    [2, undefined, 1, 1],
  ])
  expect([isNewTrouble(today, left), isNewTrouble(today, { ...left, id: 9999 })]).toEqual([false, true])
  // The relief clocks in on another shift: what comes of this one has the same version.
  const relieved = withClocked(only, { ...left, relievedAt: at('06:12') as Instant })
  expect(sitesNow(relieved, now, defaultSettings).map(({ siteId, alert }) => [siteId, alert?.state])).toEqual([[2, undefined]])
  expect(waitingOf(relieved, now, defaultSettings)).toEqual([])
})

it('a post that changed hands is one to a client: empty until the new agent comes, and counted once', () => {
  const first = shiftAt(at('06:00'), at('10:20'), of('Absente', 1, { id: 9001, followedById: 9002 }))
  const second = shiftAt(at('10:20'), at('18:00'), of('Remplaçant', 1, { id: 9002, followsId: 9001, agentId: 8 }))
  const told = (rest: typeof second, later = now) =>
    sitesNow(
      asPosts({ current: [first, rest, complete], shifts: [relief], phones: [] }, later, defaultSettings),
      later,
      defaultSettings,
    ).map(({ siteId, present, posts, alert, next }) => [
      siteId,
      `${present.length}/${posts.length}`,
      alert?.state,
      alert?.minutes,
      next?.agentName,
    ])
  const other = [2, '1/1', undefined, undefined, undefined]
  expect(told(second)).toEqual([[1, '0/1', 'postEmpty', 262, 'Relève'], other])
  const came10 = { ...second, arrivedAt: at('10:30') as Instant, clockInStatus: status.done }
  expect(told(came10, at('11:00') as Instant)).toEqual([[1, '1/1', 'heldAgain', 270, 'Relève'], other])
  // A handover that lies ahead begins nothing new.
  const running10 = { ...first, ...came('05:58'), endsAt: at('14:00') as Instant }
  const later = { ...second, startsAt: at('14:00') as Instant }
  const asked = asPosts({ current: [running10], shifts: [later], phones: [] }, now, defaultSettings)
  expect([names(onNow(asked, now, defaultSettings)), toCome(asked, now)]).toEqual([['Absente'], []])
})

it('an answer that lacks a part of a post is asked anew for, whichever part is told', () => {
  const first = { ...running, followedById: 9002 }
  const second = shiftAt(at('10:20'), at('18:00'), of('Remplaçant', 1, { id: 9002, followsId: running.id }))
  expect([isNewTrouble(today, first), isNewTrouble(today, second)]).toEqual([true, true])
  const held: Today = { ...today, current: [first, second] }
  expect([isNewTrouble(held, first), isNewTrouble(held, second)]).toEqual([false, false])
  expect(isNewTrouble({ ...today, current: [], shifts: [] }, second)).toBe(false)
})

it('whoever has not answered a call waits for somebody until anything is heard again; the answer is asked anew for it', () => {
  const calls = { ...defaultSettings, shift_check_every_minutes: 120 }
  const silent = { ...running, missedCheckCount: 1 }
  const told = withClocked(today, silent)
  expect(waitingOf(told, now, calls).map(({ state, minutes }) => [state, minutes])).toEqual([
    ['unanswered', 25],
    ['missed', 22],
    ['notLeft', 262],
    ['unassigned', 0],
  ])
  expect(waitingOf(withClocked(told, { ...silent, checkTimes: [now], version: 2 }), now, calls).map(({ state }) => state)).toEqual([
    'missed',
    'notLeft',
    'unassigned',
  ])
  const elsewhere = { ...silent, id: 9999 }
  expect([isNewTrouble(today, silent), isNewTrouble(today, elsewhere), isNewTrouble(today, { ...elsewhere, missedCheckCount: 0 })]).toEqual(
    [false, true, false],
  )
})
