import { afterAll, beforeAll, expect, it } from 'vitest'
import { locationOf, openPool } from '../pool.ts'
import { testDatabase, type TestDatabase } from '../testing.ts'
import { placesOf } from './place.ts'

let database: TestDatabase
beforeAll(async () => void (database = await testDatabase()))
afterAll(() => database.close())

it('the question where the primary stands is shared by who come together, and by nobody who comes after it was sent', async () => {
  const pool = openPool(locationOf(database.appPool), { max: 1 })
  const placeOf = placesOf(pool)
  const held = await pool.connect()
  const [one, together] = [placeOf(), placeOf()]
  await expect.poll(() => pool.waitingCount).toBe(1)
  const later = placeOf()
  held.release()
  expect(await together).toBe(await one)
  expect(await later).not.toBe(await one)
  await pool.end()
})

it('a question that is not answered is given up, and whoever comes after is answered on another line', async () => {
  const pool = openPool(locationOf(database.appPool), { max: 1 })
  const placeOf = placesOf(pool, 1000)
  const known = await placeOf()
  const [{ pid }] = (await pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows as [{ pid: number }]
  process.kill(pid, 'SIGSTOP')
  try {
    await expect(placeOf()).rejects.toThrow('Connection terminated')
    expect(await placeOf()).toMatchObject({ cluster: known.cluster, timeline: known.timeline })
  } finally {
    process.kill(pid, 'SIGCONT')
    await pool.end()
  }
})
