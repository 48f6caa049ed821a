import { receiptPayload, receiptText, type ReceiptSaid } from '@vigie/contract/clockings/clockings.receipts.rules.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import type { QueuedAct } from '../acts.ts'
import type { KeptReceipt } from './database.ts'
import { keepReceipts, keptReceipts } from './receipts.ts'

const disk = vi.hoisted(() => ({ isFull: false, failing: 0, asked: [] as unknown[], rows: new Map<string, unknown>() }))
// Test environments have no database of the browser's: this one holds what is written.
vi.mock('./database.ts', () => {
  const sorted = () => ([...disk.rows.values()] as KeptReceipt[]).toSorted((one, other) => (one.happenedAt < other.happenedAt ? -1 : 1))
  const store = {
    put: async (row: KeptReceipt) => void disk.rows.set(row.clockingUuid, row),
    delete: async (key: string) => void disk.rows.delete(key),
    count: async () => disk.rows.size,
    index: () => ({
      getAllKeys: async (_: null, count: number) =>
        sorted()
          .slice(0, count)
          .map(({ clockingUuid }) => clockingUuid),
    }),
  }
  const transaction = (_: string, __: string, options: unknown) => {
    disk.asked.push(options)
    if (disk.failing > 0) throw ((disk.failing -= 1), new DOMException('the connection was closed', 'InvalidStateError'))
    return { store, done: Promise.resolve() }
  }
  const database = { transaction, getAllFromIndex: async () => sorted() }
  return {
    receiptsDatabase: async () => (disk.isFull ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : database),
    closeReceipts: async () => undefined,
  }
})
beforeEach(() => {
  ;[disk.isFull, disk.failing, disk.asked] = [false, 0, []]
  disk.rows.clear()
})

const uuidOf = (number: number) => `0b9f2c64-8d1e-4f5a-9c3b-${String(number).padStart(12, '0')}`
const act = (number: number, owner = 'ACME/7'): QueuedAct =>
  ({
    clockingUuid: uuidOf(number),
    owner,
    happenedAt: '2026-10-12T05:00:00Z',
    facts: { shiftId: 3, act: 'start', siteName: 'Siège Paris', timeZone: 'Europe/Paris', agentName: 'NGUYEN Cécile' },
  }) as unknown as QueuedAct
const receipt = (number: number): string => {
  const happenedAt = `2026-10-12T05:${String(number % 60).padStart(2, '0')}:00Z`
  const said = {
    companyCode: 'ACME',
    siteId: 3,
    seq: number,
    clockingUuid: uuidOf(number),
    kind: 'start',
    happenedAt,
    recordedAt: happenedAt,
  }
  return receiptText(receiptPayload({ ...said, hash: 'ab'.repeat(32), keyId: 'A'.repeat(22) } as ReceiptSaid), 'AAE', 'B'.repeat(86))
}
const answer = (number: number) => ({ clockingUuid: uuidOf(number), receipt: receipt(number) })

it('keeps the receipt of each act that was recorded, the newest first, without a name', async () => {
  await keepReceipts([act(1), act(2), act(3)], [answer(2), { clockingUuid: uuidOf(3) }, answer(1), { clockingUuid: null }, answer(9)])
  expect(await keptReceipts('ACME/7')).toEqual([
    { ...place, clockingUuid: uuidOf(2), happenedAt: '2026-10-12T05:02:00Z', text: receipt(2) },
    { ...place, clockingUuid: uuidOf(1), happenedAt: '2026-10-12T05:01:00Z', text: receipt(1) },
  ])
})
const place = { owner: 'ACME/7', siteName: 'Siège Paris', timeZone: 'Europe/Paris' }

it('shows nobody those of another, nor of the device', async () => {
  await keepReceipts([act(1), act(2, 'ACME/8'), act(4, 'ACME/device')], [answer(1), answer(2), answer(4)])
  expect((await keptReceipts('ACME/8')).map(({ clockingUuid }) => clockingUuid)).toEqual([uuidOf(2)])
})

it('the same one again is one', async () => {
  await keepReceipts([act(1)], [answer(1)])
  await keepReceipts([act(1)], [answer(1)])
  expect(await keptReceipts('ACME/7')).toHaveLength(1)
})

it('what is no receipt is not kept, and a full disk stops nobody', async () => {
  await keepReceipts([act(1)], [{ clockingUuid: uuidOf(1), receipt: 'VR1.cut' }])
  expect(disk.rows.size).toBe(0)
  disk.isFull = true
  await keepReceipts([act(1)], [answer(1)])
  expect(await keptReceipts('ACME/7')).toEqual([])
})

it('lies on the disk before the act is let go of, as the act did before it was sent', async () => {
  await keepReceipts([act(1)], [answer(1)])
  expect(disk.asked).toEqual([{ durability: 'strict' }])
})

it('one that fails to be written is written again; where that fails too the act is not let go of, and is answered anew', async () => {
  disk.failing = 1
  await keepReceipts([act(1)], [answer(1)])
  expect(await keptReceipts('ACME/7')).toHaveLength(1)
  disk.failing = 2
  await expect(keepReceipts([act(2)], [answer(2)])).rejects.toThrow('closed')
  await keepReceipts([act(2)], [answer(2)])
  expect(await keptReceipts('ACME/7')).toHaveLength(2)
})

it('a browser in which none can be written lets the acts go after some tries: those that come after them wait for nothing', async () => {
  disk.failing = 100
  let held = 0
  for (let sending = 0; sending < 10; sending++) await keepReceipts([act(1)], [answer(1)]).catch(() => held++)
  expect(held).toBe(5)
})
