import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { at } from '../../../test/app.ts'
import { dataRoot } from '../../../test/data-root.ts'
import { fixtureOf } from '../../../test/fixture.ts'
import { rowsOf } from '../../../test/rows.ts'
import { secretsOf } from '../../kit/secrets.ts'
import { fixedClock } from '../clock.ts'
import { locationOf } from '../postgres/pool.ts'
import { testDatabase, type TestDatabase } from '../postgres/testing.ts'
import type { Looks } from './dead.ts'
import type { ProcessParts } from './processes.testing.job.ts'
import { enqueue } from './queue.store.ts'

let database: TestDatabase
let companyId = 0
const clock = fixedClock(at('2026-10-12T08:00:00Z'))
beforeAll(async () => {
  database = await testDatabase()
  companyId = (await fixtureOf(rowsOf(database.superuser, clock, secretsOf('x'.repeat(32))))).company.id
})
afterAll(() => database.close())

const often: Looks = { soon: 100, later: 250 }
const running = new Map<number, ChildProcess>()
let folder = ''
beforeEach(() => void (folder = mkdtempSync(path.join(dataRoot, 'vigie-queue-'))))
afterEach(async () => {
  writeFileSync(path.join(folder, 'gate'), '')
  await Promise.all([...running.keys()].map(end))
  await database.superuser.query('delete from graphile_worker._private_jobs; delete from jobs.nights')
  rmSync(folder, { recursive: true })
})

/** A process of its own that runs jobs of this database; answers its number. */
function start(looks?: Looks): number {
  const child = fork(new URL('./processes.testing.job.ts', import.meta.url), { execArgv: [], serialization: 'advanced' })
  const parts: ProcessParts = {
    jobs: database.jobs,
    database: locationOf(database.appPool),
    now: clock.now(),
    told: path.join(folder, 'told'),
    gate: path.join(folder, 'gate'),
    ...(looks && { looks }),
  }
  child.send(parts)
  running.set(child.pid!, child)
  return child.pid!
}
async function end(pid: number): Promise<void> {
  const child = running.get(pid)
  running.delete(pid)
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const over = once(child, 'exit')
  child.disconnect()
  await over
}
async function kill(pid: number): Promise<void> {
  const over = once(running.get(pid)!, 'exit')
  process.kill(pid, 'SIGKILL')
  running.delete(pid)
  await over
}
const ask = async (task: string, what: string) => {
  const db = database.forCompany(companyId)
  await db.save(enqueue(db, task, { what }))
}
/** What was run, in order, each with the process that ran it. */
const told = (): (readonly [what: string, pid: number])[] => {
  const file = path.join(folder, 'told')
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  return lines.map((line) => [line.split(' ')[0]!, Number(line.split(' ')[1])] as const)
}
const runsOf = (what: string) =>
  told()
    .filter(([name]) => name === what)
    .map(([, pid]) => pid)
const left = async () => (await database.superuser.query('select from graphile_worker._private_jobs')).rowCount
const patience = { timeout: 60_000 }

describe('two processes', { timeout: 120_000 }, () => {
  it('run each job once between them, and what is done each night and each hour once, though both ask in the same second', async () => {
    const names = Array.from({ length: 300 }, (_, at) => `job${at}`)
    await Promise.all(names.map((name) => ask('once', name)))
    const pids = [start(), start()]
    await expect.poll(left, patience).toBe(0)
    const byBoth = () => new Set(told().map(([, pid]) => pid)).size === 2
    // One may have done all before the other had begun: until both live.
    const meanwhile: string[] = []
    while (!byBoth()) {
      const name = `meanwhile${meanwhile.length}`
      meanwhile.push(name)
      await ask('once', name)
      await expect.poll(left, patience).toBe(0)
    }
    // Those that come once both live, too.
    await Promise.all(names.map((name) => ask('once', `${name}-later`)))
    await expect.poll(left, patience).toBe(0)
    const all = [...names, ...meanwhile, ...names.map((name) => `${name}-later`), 'night', 'hour']
    await expect.poll(() => told().length, patience).toBe(all.length)
    expect(
      told()
        .map(([what]) => what)
        .toSorted(),
    ).toEqual(all.toSorted())
    expect(new Set(told().map(([, pid]) => pid))).toEqual(new Set(pids))
  })

  it('of which one is killed in the middle of a job: the other runs it again, once', async () => {
    start()
    start()
    await ask('hold', 'work')
    await expect.poll(() => runsOf('work-begun'), patience).toHaveLength(1)
    const [dead] = runsOf('work-begun')
    await kill(dead!)
    const at = performance.now()
    await expect.poll(() => runsOf('work-begun'), patience).toEqual([dead, ...running.keys()])
    console.log(`run again ${Math.round((performance.now() - at) / 100) / 10} s after a kill`)
    writeFileSync(path.join(folder, 'gate'), '')
    await expect.poll(() => runsOf('work-done'), patience).toEqual([...running.keys()])
    await expect.poll(left, patience).toBe(0)
    expect(runsOf('work-begun')).toHaveLength(2)
  })

  it('do not take from each other what one is at, though the database cuts every line of theirs', async () => {
    start(often)
    await ask('hold', 'work')
    await expect.poll(() => runsOf('work-begun'), patience).toHaveLength(1)
    const other = start(often)
    await ask('once', 'other-lives')
    await expect.poll(() => runsOf('other-lives'), patience).toHaveLength(1)
    for (let cut = 0; cut < 3; cut++) {
      await database.superuser.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'vigie_jobs' and datname = $1`,
        [database.name],
      )
      // Longer than three looks: whoever was absent for so long would be robbed.
      await new Promise((resolve) => setTimeout(resolve, 1_500))
    }
    writeFileSync(path.join(folder, 'gate'), '')
    await expect.poll(left, patience).toBe(0)
    expect(runsOf('work-begun')).toHaveLength(1)
    expect(runsOf('work-done')).not.toContain(other)
  })
})

describe('the only process', { timeout: 120_000 }, () => {
  it('that is killed in the middle of a job runs it again after the next start', async () => {
    const dead = start()
    await ask('hold', 'work')
    await expect.poll(() => runsOf('work-begun'), patience).toEqual([dead])
    await kill(dead)
    writeFileSync(path.join(folder, 'gate'), '')
    const next = start()
    await expect.poll(() => runsOf('work-done'), patience).toEqual([next])
    await expect.poll(left, patience).toBe(0)
  })
})

describe('a night', () => {
  const asked = async (night: string) =>
    (await database.superuser.query<{ night: boolean }>(`select jobs.night('demo', $1)`, [night])).rows[0]!.night

  it('is asked for once, however many ask in the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => asked('2026-10-12')))
    expect(answers.filter(Boolean)).toHaveLength(1)
    expect(await left()).toBe(1)
  })

  it('that is over is not asked for again by a process whose clock is behind', async () => {
    expect([await asked('2026-10-13'), await asked('2026-10-12'), await asked('2026-10-13'), await asked('2026-10-14')]).toEqual([
      true,
      false,
      false,
      true,
    ])
  })

  it('of a clock that was years ahead holds up the next ones for an hour at the most', async () => {
    expect([await asked('2031-01-01'), await asked('2026-10-12')]).toEqual([true, false])
    await database.superuser.query(`update jobs.nights set asked = now() - interval '61 minutes'`)
    expect([await asked('2026-10-12'), await asked('2026-10-13')]).toEqual([true, true])
  })

  it('that was asked for anew while it ran leaves no job behind that is given up', async () => {
    await asked('2026-10-12')
    await database.superuser.query(`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'pool-dead', attempts = 1`)
    await asked('2026-10-13')
    expect(await left()).toBe(2)
    await database.superuser.query(`select graphile_worker.force_unlock_workers('{pool-dead}')`)
    await asked('2026-10-14')
    const { rows } = await database.superuser.query(`select attempts, payload->>'night' as night from graphile_worker._private_jobs`)
    expect(rows).toEqual([{ attempts: 0, night: '2026-10-14' }])
  })
})
