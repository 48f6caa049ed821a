import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Refusal } from '@vigie/contract/kit/refusal.ts'
import { dataRoot } from '../../test/data-root.ts'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { openLookers, openWorkers, type JobLimits, type OpenWorkers } from './worker.ts'
import type { TestJob } from './worker.testing.job.ts'

const module = new URL('./worker.testing.job.ts', import.meta.url)
const gates = mkdtempSync(path.join(dataRoot, 'vigie-jobs-'))
afterAll(() => rmSync(gates, { recursive: true, force: true }))
let workers: OpenWorkers | undefined
afterEach(() => workers?.close())

function open(limits: Partial<JobLimits> = {}) {
  const opened = openWorkers(
    { database: { url: 'no job of these tests asks a database' }, secretKey: '' },
    { running: 2, waiting: 8, heapMegabytes: 64, milliseconds: 60_000, busySeconds: 30, ...limits },
  )
  workers = opened
  /** What a job of a company ends in: its answer, or the code that it is refused with. */
  const run = (companyId: number, input: TestJob, onProgress: (progress: unknown) => void = () => {}) =>
    opened.run({ module, companyId, underWay: 'IMPORT_RUNNING', input }, onProgress).catch((error: unknown) => {
      if (error instanceof Refusal) return error.code
      throw error
    })
  /** A job that runs until it is let go; `begun` when it does. */
  const held = (companyId: number) => {
    const gate = path.join(gates, randomUUID())
    let ended!: Promise<unknown>
    const begun = new Promise<unknown>((resolve) => void (ended = run(companyId, { gate }, resolve)))
    const letGo = () => {
      writeFileSync(gate, '')
      return ended
    }
    return { begun, ended, letGo }
  }
  return { opened, run, held }
}

describe('a job', () => {
  test('reports and answers', async () => {
    const told: unknown[] = []
    expect([await open().run(1, 'answer', (progress) => told.push(progress)), told]).toEqual(['done', ['begun']])
  })
  test('that takes too much memory is refused, and its company may try something smaller', async () => {
    const { run } = open()
    expect([await run(1, 'swell'), await run(1, 'answer')]).toEqual(['TOO_LARGE', 'done'])
  })
  test('that takes it outside its heap, in one go, is refused too', async () => {
    const { run } = open({ megabytes: 200 })
    expect([await run(1, 'swellOutside'), await run(1, 'answer')]).toEqual(['TOO_LARGE', 'done'])
  })
  test.each(['hang', 'sleep'] as const)('that takes too long (%s) is refused and ended', async (does) => {
    const { run } = open({ milliseconds: 500, running: 1 })
    expect(await run(1, does)).toBe('TOO_LARGE')
    expect(await open().run(1, 'answer')).toBe('done')
  })
})

describe('jobs', () => {
  test('run so many at once; the next waits until one of them has ended', async () => {
    const { held } = open()
    const [one, two, three] = [held(1), held(2), held(3)]
    await Promise.all([one.begun, two.begun])
    const isBegun = await Promise.race([three.begun, two.letGo()])
    expect(isBegun).toBe('done')
    expect(await three.begun).toBe('begun')
    expect(await Promise.all([one.letGo(), three.letGo()])).toEqual(['done', 'done'])
  })
  test('wait so many at once; past them the server is busy, and says for how long', async () => {
    const { held, opened, run } = open({ running: 1, waiting: 2 })
    const one = held(1)
    const others = [run(2, 'answer'), run(3, 'answer')]
    const late = opened.run({ module, companyId: 4, underWay: 'IMPORT_RUNNING', input: 'answer' }, () => {})
    await expect(late).rejects.toMatchObject({ code: 'BUSY', values: { seconds: 30 } })
    await one.letGo()
    expect(await Promise.all(others)).toEqual(['done', 'done'])
    expect(await run(4, 'answer')).toBe('done')
  })
  test('of one company run and wait one at a time', async () => {
    const { held, run } = open({ running: 1 })
    const [one, two] = [held(1), held(2)]
    expect([await run(1, 'answer'), await run(2, 'answer')]).toEqual(['IMPORT_RUNNING', 'IMPORT_RUNNING'])
    expect([await one.letGo(), await two.letGo()]).toEqual(['done', 'done'])
    expect(await run(1, 'answer')).toBe('done')
  })
  test('of one company run one at a time also where another kind of job of it, of which several may, ends meanwhile', async () => {
    const { opened, run, held } = open()
    const first = held(1)
    await first.begun
    await opened.run({ module, companyId: 1, underWay: null, input: 'answer' }, () => {})
    expect(await run(1, 'answer')).toBe('IMPORT_RUNNING')
    await first.letGo()
  })
  test('of another company go before those of one that has had its turn', async () => {
    const { opened, held } = open({ running: 1 })
    const order: string[] = []
    const run = (companyId: number, name: string) =>
      opened.run({ module, companyId, underWay: null, input: 'answer' }, () => void order.push(name))
    const first = held(1)
    await first.begun
    const all = [run(1, 'its second'), run(1, 'its third'), run(2, 'of another'), run(1, 'its fourth'), run(2, 'of another again')]
    await first.letGo()
    await Promise.all(all)
    expect(order).toEqual(['of another', 'its second', 'of another again', 'its third', 'its fourth'])
  })
  test('whose caller has gone while they waited are refused without a process, and take no place of those that wait', async () => {
    const { held, opened, run } = open({ running: 1, waiting: 2 })
    const one = held(1)
    await one.begun
    const begun: unknown[] = []
    let isGone = false
    const left = [2, 3].map((companyId) =>
      opened.run({ module, companyId, underWay: null, input: 'answer', isGone: () => isGone }, (progress) => begun.push(progress)),
    )
    const ends = Promise.allSettled(left)
    expect(await run(4, 'answer')).toBe('BUSY')
    isGone = true
    const next = run(2, 'answer')
    await one.letGo()
    expect(await next).toBe('done')
    expect(await ends).toMatchObject([{ reason: { code: 'BUSY' } }, { reason: { code: 'BUSY' } }])
    expect(begun).toEqual([])
  })
  test('that run or wait when the server stops are told so', async () => {
    const { held, opened } = open({ running: 1 })
    const [one, two] = [held(1), held(2)]
    await one.begun
    await opened.close()
    expect(await Promise.all([one.ended, two.ended])).toEqual(['MAINTENANCE', 'MAINTENANCE'])
  })
})

test('a job that looks into what strangers have sent reads no key, writes nowhere else, starts nothing and is given no secret', async () => {
  const data = mkdtempSync(path.join(dataRoot, 'vigie-sealed-'))
  const folder = path.join(data, 'incoming')
  mkdirSync(folder)
  const key = path.join(data, 'secret-key')
  writeFileSync(key, 'the key')
  process.env['SOME_SECRET_KEY'] = 'the key'
  const inspectionPool = openLookers(folder)
  try {
    const input: TestJob = { reads: key, writes: path.join(data, 'files') }
    const denied = 'ERR_ACCESS_DENIED'
    expect(await inspectionPool.run({ module, companyId: 1, underWay: null, input }, () => {})).toEqual([
      denied,
      denied,
      denied,
      denied,
      denied,
      [],
    ])
    // Nor by a way that begins where it may read.
    const own: TestJob = { reads: `${folder}/../secret-key`, writes: path.join(folder, 'x') }
    expect(await inspectionPool.run({ module, companyId: 1, underWay: null, input: own }, () => {})).toEqual([
      denied,
      undefined,
      denied,
      denied,
      denied,
      [],
    ])
  } finally {
    delete process.env['SOME_SECRET_KEY']
    await inspectionPool.close()
    rmSync(data, { recursive: true, force: true })
  }
})
