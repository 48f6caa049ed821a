import { afterAll, expect, it } from 'vitest'
import { alone, wholeInstallation } from './alone.ts'
import { locks } from './locks.ts'
import { testDatabase } from './testing.ts'

const database = await testDatabase()
afterAll(() => database.close())
const { import: kind } = locks.ofCompany
const one = (ownerId: number, work: () => Promise<unknown> = async () => 'done') => alone(database.appPool, kind, ownerId, work)

it('work of a kind is done one at a time for a company, and for the installation beside it', async () => {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => (letGo = resolve))
  let hasBegun = () => {}
  const begun = new Promise<void>((resolve) => (hasBegun = resolve))
  const first = one(1, () => (hasBegun(), gate))
  await begun
  expect([await one(1), await one(2), await one(wholeInstallation)]).toEqual([undefined, 'done', 'done'])
  letGo()
  await first
  expect(await one(1)).toBe('done')
})

it('work that fails lets the next one in, with its own reason', async () => {
  await expect(one(1, () => Promise.reject(new Error('no room')))).rejects.toThrow('no room')
  expect(await one(1)).toBe('done')
})

it('what work has come to stands where its connection is lost meanwhile, and nobody holds the lock then', async () => {
  const cut = async () => {
    await database.superuser.query(`select pg_terminate_backend(pid, 5000) from pg_locks where locktype = 'advisory' and classid = $1`, [
      kind,
    ])
    return 'long work'
  }
  expect(await one(1, cut)).toBe('long work')
  expect(await one(1)).toBe('done')
  await expect(one(1, () => cut().then(() => Promise.reject(new Error('no room'))))).rejects.toThrow('no room')
})
