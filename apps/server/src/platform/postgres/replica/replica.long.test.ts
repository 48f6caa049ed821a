import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { byReplica, startPair, whenServing, type Pair } from '../../../../test/replica.cluster.ts'
import { openDatabase, statement, type Db } from '../db.ts'
import { withClient } from '../pool.ts'
import { roles } from '../roles.ts'
import { testDatabase, type TestDatabase } from '../testing.ts'
import { placesOf } from './place.ts'
import { openReplica, type ReplicaPool } from './replica.ts'

let pair: Pair
let database: TestDatabase
let replica: ReplicaPool
const warnings: { reason?: string }[] = []
const log = { warn: (details: object) => void warnings.push(details) }
beforeAll(async () => {
  pair = await startPair()
  const on = {
    ...pair,
    openReplica: (primary: pg.Pool, name: string) =>
      pair.openReplica(primary, name, { log, statementTimeout: 500, everyMilliseconds: 200, tripMilliseconds: 600_000 }),
  }
  database = await testDatabase({ on })
  replica = database.replica!
  await database.superuser.query(`
    create table notes (company_id int not null, text text not null);
    alter table notes enable row level security;
    create policy own on notes using (company_id = current_setting('app.company')::int);
    grant select, insert, update on notes to ${roles.app}`)
})
afterAll(async () => {
  try {
    await database?.close()
  } finally {
    await pair?.close()
  }
})

const texts = (db: Db) =>
  db.read(statement<{ text: string }>('select text from notes order by text')).then((rows) => rows.map(({ text }) => text))
const note = (text: string, companyId = 1) =>
  database.forCompany(companyId).save(statement('insert into notes values ($1, $2)', [companyId, text]))
/** What is read after a write that has been answered. */
const writtenAndRead = async (text: string, of = database) => {
  await note(text)
  return (await texts(of.readingForCompany(1))).includes(text)
}
const declined = (reason: 'late' | 'out' | 'statement') => replica.figures().declined[reason] ?? 0
/** What the replica is left out for, at its next look. */
const outAfterLook = async (of = replica) => {
  await of.look()
  return of.figures().out
}
/** It serves again, and is asked. */
const expectServing = () => byReplica(replica, () => texts(database.readingForCompany(1)))

/** A statement fails on the replica, which is left out for nothing of it. */
async function failingThere(work: () => Promise<void>): Promise<void> {
  for (const before = declined('statement'); declined('statement') === before; await work()) await whenServing(replica)
  expect([undefined, 'late']).toContain(replica.figures().out)
}

describe('a replica', () => {
  it('is asked, and a write is seen by the very next reading', async () => {
    for (let at = 0; at < 50; at++) expect(await writtenAndRead(`written ${at}`)).toBe(true)
    await byReplica(replica, async () => expect(await writtenAndRead('by the replica')).toBe(true))
  })

  it('is asked where the primary stands once for all who come together, and by each who comes later anew', async () => {
    await whenServing(replica)
    const seen = await Promise.all(Array.from({ length: 30 }, (_, at) => writtenAndRead(`together ${at}`)))
    expect(seen).toEqual(seen.map(() => true))
  })

  it('holds companies apart as the primary does', async () => {
    await whenServing(replica)
    await note("another's", 2)
    expect(await byReplica(replica, () => texts(database.readingForCompany(2)))).toEqual(["another's"])
    expect(await byReplica(replica, () => texts(database.readingForCompany(1)))).not.toContain("another's")
    expect(() => database.readingForCompany(0)).toThrow('no company')
  })

  it('lets nothing be written, whoever answers', async () => {
    const db = database.readingForCompany(1)
    const change = statement(`update notes set text = 'changed' where company_id = 1 returning text`)
    expect(() => db.save(change)).toThrow('writes nothing')
    expect(() => db.transaction(async () => {})).toThrow('writes nothing')
    await expect(db.read(change)).rejects.toMatchObject({ code: '25006' })
    expect(await texts(db)).not.toContain('changed')
  })

  it('that is behind lets the primary answer, and is left out until it has caught up', async () => {
    await whenServing(replica)
    await pair.standby.pause()
    warnings.length = 0
    expect(await writtenAndRead('while it stood')).toBe(true)
    expect(await outAfterLook()).toBe('late')
    await replica.look()
    await replica.look()
    expect(warnings.map(({ reason }) => reason)).toEqual(['late'])
    expect(await writtenAndRead('while it was left out')).toBe(true)
    expect(declined('late') + declined('out')).toBeGreaterThan(1)
    await pair.standby.resume()
    await expectServing()
  })

  it('with a statement that takes too long there lets the primary answer that one, and goes on', async () => {
    const sleeping = statement<{ n: number }>(`select 1 as n from pg_sleep(case when pg_is_in_recovery() then 20 else 0 end)`)
    await failingThere(async () => expect(await database.readingForCompany(1).read(sleeping)).toEqual([{ n: 1 }]))
    await expectServing()
  })

  it('a statement that PostgreSQL refuses is refused by the primary, and nothing is left out', async () => {
    const refused = () => expect(database.readingForCompany(1).read(statement('select 1 / 0'))).rejects.toMatchObject({ code: '22012' })
    await failingThere(refused)
    await expectServing()
  })

  it('that hangs lets those go who wait for it, is told once, and comes back by itself', async () => {
    // A line stands, on which the next trip will wait.
    await expectServing()
    warnings.length = 0
    pair.standby.stopProcesses()
    try {
      expect(await Promise.all([writtenAndRead('while it hung'), writtenAndRead('the same')])).toEqual([true, true])
      await expect.poll(() => replica.figures().out).toMatch(/silent|unreachable/)
      await replica.look()
      await replica.look()
      expect(warnings).toHaveLength(1)
    } finally {
      pair.standby.continueProcesses()
    }
    // Nobody asks for a look: it looks by itself.
    await expect.poll(() => replica.figures().out).toBeUndefined()
    expect(warnings).toHaveLength(2)
    await expectServing()
  })

  it('with one line that is dead lets those go who wait on it, and is asked on by others', async () => {
    const other = await pair.openReplica(database.appPool, database.name, { max: 1, tripMilliseconds: 300 })
    const db = openDatabase(database.appPool, other).readingForCompany(1)
    const pidOf = async () => (await db.one(statement<{ pid: number }>('select pg_backend_pid() as pid')))!.pid
    const pid = await byReplica(other, pidOf)
    process.kill(pid, 'SIGSTOP')
    try {
      expect(await pidOf()).not.toBe(pid)
      expect(await byReplica(other, pidOf)).not.toBe(pid)
    } finally {
      process.kill(pid, 'SIGCONT')
      await other.close()
    }
  })

  it('that is killed lets the primary answer, until it runs again', async () => {
    await pair.standby.kill()
    expect(await writtenAndRead('while it was gone')).toBe(true)
    expect(await outAfterLook()).toBe('unreachable')
    expect(await writtenAndRead('while it was left out')).toBe(true)
    await pair.standby.start()
    await expectServing()
  })

  it('entered by another role is never asked: who owns or sees everything would show it', async () => {
    const url = pair.standby.url('postgres', database.name)
    const other = await openReplica(database.appPool, { url, log })
    expect(await outAfterLook(other)).toBe('role')
    expect(await texts(openDatabase(database.appPool, other).readingForCompany(2))).toEqual(["another's"])
    expect(other.figures().answered).toBe(0)
    await other.close()
  })

  it('of another database or another cluster is never asked', async () => {
    const [near, far] = [await testDatabase({ on: pair }), await testDatabase()]
    // As one would be that follows a promoted copy of the primary.
    const { lsn, cluster, timeline, role } = await placesOf(database.appPool)()
    const proved = (on: number) =>
      withClient({ url: pair.standby.url(roles.app, database.name) }, (client) =>
        client.query('select prove_replica($1, $2, $3, $4, $5)', ['0/1', cluster, on, role, database.name]),
      )
    expect(lsn).toMatch(/^[0-9A-F]+[/][0-9A-F]+$/)
    await proved(timeline)
    await expect(proved(timeline + 1)).rejects.toMatchObject({ code: 'VR002' })
    const ofNear = await openReplica(database.appPool, { url: pair.standby.url(roles.app, near.name), log })
    expect(await outAfterLook(ofNear)).toBe('foreign')
    // The same name and role, in a cluster of another number.
    await database.superuser.query(`create database ${far.name} template ${await templateName()}`)
    const url = pair.standby.url(roles.app, far.name)
    const ofFar = await openReplica(far.appPool, { url, log })
    await expect.poll(() => outAfterLook(ofFar)).toBe('foreign')
    expect(await openDatabase(far.appPool, ofFar).readingForCompany(1).read(statement(`select 1 as n`))).toEqual([{ n: 1 }])
    expect(ofFar.figures().answered).toBe(0)
    await Promise.all([ofNear.close(), ofFar.close()])
    await Promise.all([near.close(), far.close()])
  })

  it('that is closed is asked no more, and leaves no connection and no look behind', async () => {
    const told: object[] = []
    const url = `${pair.standby.url(roles.app, database.name)}&application_name=closing`
    const other = await pair.openReplica(database.appPool, database.name, {
      url,
      everyMilliseconds: 5,
      log: { warn: (details) => void told.push(details) },
    })
    const trips = Array.from({ length: 20 }, () => other.trip([{ sql: 'select 1 as n', values: [] }]))
    const looked = other.look()
    const before = [other.figures().out, told.length]
    await other.close()
    await Promise.all([...trips, looked])
    expect(await other.trip([{ sql: 'select 1 as n', values: [] }])).toBeUndefined()
    const own = () =>
      withClient({ url: pair.standby.url('postgres', database.name) }, async (client) => {
        const { rowCount } = await client.query(`select from pg_stat_activity where application_name = 'closing'`)
        return rowCount
      })
    await expect.poll(own).toBe(0)
    // Ten times as long as between two looks: none comes any more, and none fails by the pool that has ended.
    await wait(50)
    expect([await own(), other.figures().out, told.length]).toEqual([0, ...before])
  })

  it('that was promoted is never asked, and stops no start', async () => {
    const before = await pair.openReplica(database.appPool, database.name)
    const of = { ...database, ...openDatabase(database.appPool, before) }
    await pair.standby.promote()
    expect(await writtenAndRead('after it was promoted', of)).toBe(true)
    expect(await outAfterLook(before)).toBe('promoted')
    await before.close()
    const after = await openReplica(database.appPool, { url: pair.standby.url(roles.app, database.name), log })
    expect(after.figures().out).toBe('promoted')
    await after.close()
  })
})

const templateName = async () =>
  (await database.superuser.query<{ name: string }>(`select datname as name from pg_database where datname ~ '^template_[0-9a-f]+$'`))
    .rows[0]!.name
