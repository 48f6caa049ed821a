import { expect, it } from 'vitest'
import { faultsOf, type FoundLine, type MadeAct } from './verdict.rules.ts'

const eight = Date.parse('2026-10-12T08:00:00Z')
const act = (number: number, more: Partial<MadeAct> = {}): MadeAct => ({
  clockingUuid: `uuid ${number}`,
  device: 'phone 1',
  shiftId: Math.ceil(number / 2),
  act: number % 2 === 1 ? 'start' : 'end',
  from: eight + number * 1000,
  to: eight + number * 1000 + 50,
  ...more,
})
const line = ({ clockingUuid, shiftId, act: kind, from }: MadeAct, seq: number, more: Partial<FoundLine> = {}): FoundLine => ({
  clockingUuid,
  siteId: 1,
  seq,
  shiftId,
  kind,
  happenedAt: from,
  doubt: null,
  ...more,
})
const made = [act(1), act(2), act(3), act(4)]
const lines = made.map((one, at) => line(one, at + 1))
const all = { lines, receipted: new Set(made.map(({ clockingUuid }) => clockingUuid)), done: new Set([1, 2]) }

it('finds nothing where each act is there once, in order, with its receipt', () => {
  expect(faultsOf(made, all)).toEqual([])
})

it('names what is lost, twice, by nobody, out of order and without its receipt', () => {
  const [one, two, three, four] = lines as [FoundLine, FoundLine, FoundLine, FoundLine]
  expect(faultsOf(made, { ...all, lines: [one, two, three], done: new Set([1]) })).toEqual([
    '1 lost: end of service 2 (phone 1)',
    '1 services without both times: 2',
  ])
  const again = { ...four, clockingUuid: 'another', seq: 5 }
  expect(faultsOf(made, { ...all, lines: [...lines, again] })).toEqual([
    '1 recorded and made by nobody: another',
    '1 recorded twice: end of service 2',
  ])
  expect(faultsOf(made, { ...all, lines: [one, three, two, four] })).toEqual(['1 out of order: end of service 1 (phone 1)'])
  expect(faultsOf(made, { ...all, receipted: new Set(['uuid 1', 'uuid 2', 'uuid 3']) })).toEqual([
    '1 without a receipt on its device: end of service 2 (phone 1)',
  ])
})

it('holds an act that is believed to its time, and not one that is to be confirmed', () => {
  const late = (doubt: string | null) => [line(made[0]!, 1, { happenedAt: eight + 60_000, doubt }), ...lines.slice(1)]
  expect(faultsOf(made, { ...all, lines: late(null) })).toEqual(['1 believed at another time: start of service 1 (phone 1) by 59 s'])
  expect(faultsOf(made, { ...all, lines: late('clock') })).toEqual([])
})

it('doubts an act for its clock alone', () => {
  const doubting = (doubt: string) => [line(made[0]!, 1, { doubt }), ...lines.slice(1)]
  expect(faultsOf(made, { ...all, lines: doubting('clock') })).toEqual([])
  expect(faultsOf(made, { ...all, lines: doubting('order') })).toEqual(['1 doubted without a reason: start of service 1 (phone 1): order'])
})

it('lets an act that follows one to be confirmed fit nothing yet, and no act of another service', () => {
  const [one, two, three, four] = lines as [FoundLine, FoundLine, FoundLine, FoundLine]
  const following = [{ ...one, doubt: 'clock' }, { ...two, doubt: 'order' }, three, four]
  expect(faultsOf(made, { ...all, lines: following })).toEqual([])
  const strange = [{ ...one, doubt: 'clock' }, two, three, { ...four, doubt: 'order' }]
  expect(faultsOf(made, { ...all, lines: strange })).toEqual(['1 doubted without a reason: end of service 2 (phone 1): order'])
})
