import { receiptPayload, receiptText } from '@vigie/contract/clockings/clockings.receipts.rules.ts'
import type { Instant, Month } from '@vigie/contract/kit/time.ts'
import { expect, it } from 'vitest'
import type { KeptReceipt } from '../../../offline/receipts/database.ts'
import { byDay, ownActsOf, unlistedOf, type OwnAct } from './own.rules.ts'

const october = '202610' as Month
const uuidOf = (number: number) => `0b9f2c64-8d1e-4f5a-9c3b-${String(number).padStart(12, '0')}`
const place = { siteName: 'Siège Paris', timeZone: 'Europe/Paris' }

function kept(number: number, happened: string): KeptReceipt {
  const happenedAt = happened as Instant
  const said = {
    companyCode: 'ACME',
    siteId: 3,
    seq: number,
    clockingUuid: uuidOf(number),
    kind: 'start',
    happenedAt,
    recordedAt: happenedAt,
  }
  const text = receiptText(receiptPayload({ ...said, hash: 'ab'.repeat(32), keyId: 'A'.repeat(22) }), 'AAE', 'B'.repeat(86))
  return { ...place, clockingUuid: uuidOf(number), owner: 'ACME/7', happenedAt, text }
}
const act = (number: number, happened: string, more: Partial<OwnAct> = {}): OwnAct => ({
  ...place,
  clockingUuid: uuidOf(number),
  kind: 'start',
  happenedAt: happened as Instant,
  standing: 'done',
  reason: null,
  receipt: 'VR1',
  ...more,
})
const standings = (acts: readonly OwnAct[]) => acts.map(({ clockingUuid, standing }) => [Number(clockingUuid.slice(-4)), standing])
const noon = '2026-10-13T12:00:00Z' as Instant

it('without the server shows the receipts that the phone has, the newest first, of the month alone', () => {
  const receipts = [
    kept(1, '2026-10-12T05:00:00Z'),
    kept(2, '2026-10-12T17:00:00Z'),
    // Half past midnight of 1 November in Paris, and of 1 October.
    kept(3, '2026-10-31T23:30:00Z'),
    kept(4, '2026-09-30T22:30:00Z'),
  ]
  expect(standings(ownActsOf(october, null, receipts, []))).toEqual([
    [2, 'kept'],
    [1, 'kept'],
    [4, 'kept'],
  ])
})

it('shows each act once, as the server lists it', () => {
  const listed = { acts: [act(1, '2026-10-12T05:00:00Z', { standing: 'toConfirm' })], isWhole: true, answeredAt: noon }
  const waiting = [
    act(1, '2026-10-12T05:00:00Z', { standing: 'waiting' }),
    act(2, '2026-10-13T05:00:00Z', { standing: 'waiting', receipt: null }),
  ]
  expect(standings(ownActsOf(october, listed, [kept(1, '2026-10-12T05:00:00Z')], waiting))).toEqual([
    [2, 'waiting'],
    [1, 'toConfirm'],
  ])
})

it('tells of a receipt whose act the journal does not hold any more, and not of one that has just come', () => {
  const receipts = [kept(1, '2026-10-12T05:00:00Z'), kept(2, '2026-10-13T11:59:30Z')]
  const listed = { acts: [], isWhole: true, answeredAt: noon }
  expect(unlistedOf(october, listed, receipts)).toEqual(receipts.slice(0, 1))
  expect(standings(ownActsOf(october, listed, receipts, [], new Map([1, 2].map((number) => [uuidOf(number), false]))))).toEqual([
    [2, 'kept'],
    [1, 'gone'],
  ])
  // What was answered in another life of the page, and opened from the disk, says nothing of what came since.
  const old = { acts: [], isWhole: true, answeredAt: '1970-01-01T00:00:00Z' as Instant }
  expect(unlistedOf(october, old, receipts)).toEqual([])
  expect(standings(ownActsOf(october, old, receipts, [])).map(([, standing]) => standing)).toEqual(['kept', 'kept'])
})

it('claims nothing of an unlisted act before the server has said whether the journal holds it: its service may be another’s', () => {
  const listed = { acts: [], isWhole: true, answeredAt: noon }
  const receipts = [kept(1, '2026-10-12T05:00:00Z')]
  expect(standings(ownActsOf(october, listed, receipts, []))).toEqual([[1, 'kept']])
  expect(standings(ownActsOf(october, listed, receipts, [], new Map([[uuidOf(1), true]])))).toEqual([[1, 'moved']])
})

it('does not miss what may stand in the list of the month before or after, or on a page to come', () => {
  const listed = { acts: [], isWhole: true, answeredAt: '2026-11-20T12:00:00Z' as Instant }
  // The end of the night of 30 September; the arrival, before midnight, at a service of 1 November.
  const edges = [kept(1, '2026-10-01T05:00:00Z'), kept(2, '2026-10-31T22:50:00Z')]
  expect(ownActsOf(october, listed, edges, [])).toEqual([])
  expect(ownActsOf(october, { ...listed, isWhole: false }, [kept(3, '2026-10-12T05:00:00Z')], [])).toEqual([])
})

it('puts them under the days of their sites', () => {
  const acts = [
    act(2, '2026-10-12T23:30:00Z'),
    act(3, '2026-10-12T23:30:00Z', { timeZone: 'America/Martinique' }),
    act(1, '2026-10-12T05:00:00Z'),
  ]
  expect(byDay(acts).map(({ day, acts: ofDay }) => [day, standings(ofDay).map(([number]) => number)])).toEqual([
    ['2026-10-13', [2]],
    ['2026-10-12', [3, 1]],
  ])
})
