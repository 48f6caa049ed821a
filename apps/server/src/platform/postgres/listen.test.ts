import { afterAll, afterEach, expect, it } from 'vitest'
import { listenTo, type Listening } from './listen.ts'
import { locationOf } from './pool.ts'
import { testDatabase } from './testing.ts'

const database = await testDatabase()
const open: Listening[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})
afterAll(() => database.close())

async function listen() {
  const heard: string[] = []
  const warned: string[] = []
  let resumed = 0
  const location = locationOf(database.appPool)
  const listening = await listenTo({
    location,
    log: { warn: (_, message) => void warned.push(message) },
  })
  await listening.subscribe('rights', { receive: (told) => void heard.push(told), resumed: () => void resumed++ })
  open.push(listening)
  return { listening, heard, warned, resumed: () => resumed }
}
const tell = (text: string) => database.superuser.query(`select pg_notify('rights', $1)`, [text])
const cut = () =>
  database.superuser.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and application_name = 'vigie server'`,
    [database.name],
  )

it('the role that serves hears what is told, in its order', async () => {
  const { heard, resumed } = await listen()
  for (const text of ['1', '2:u3', '']) await tell(text)
  await expect.poll(() => heard).toEqual(['1', '2:u3', ''])
  expect(resumed()).toBe(0)
})

it('a line that is cut comes back by itself, says so, and hears again; the outage is logged once', async () => {
  const { heard, warned, resumed } = await listen()
  await cut()
  await expect.poll(resumed, { timeout: 5000 }).toBe(1)
  await tell('again')
  await expect.poll(() => heard).toEqual(['again'])
  expect(warned).toHaveLength(1)
})

it('where nobody answers it goes on trying, and the start does not wait', async () => {
  const warned: string[] = []
  const listening = await listenTo({
    location: { host: '/nowhere', port: 5432, user: 'nobody', database: 'nothing' },
    log: { warn: (_, message) => void warned.push(message) },
  })
  await new Promise((resolve) => setTimeout(resolve, 400))
  await listening.close()
  expect(warned).toHaveLength(1)
})

it('notifies others on the same line, in the order of the payloads, and throws when it cannot', async () => {
  const [one, two] = [await listen(), await listen()]
  await one.listening.notify('rights', ['first', 'second', 'third'])
  await expect.poll(() => two.heard).toEqual(['first', 'second', 'third'])
  await cut()
  await expect(Promise.all([1, 2, 3, 4].map(() => one.listening.notify('rights', ['lost'])))).rejects.toThrow(/terminat|EPIPE|ECONNRESET/)
})

it('when it is closed it holds no connection', async () => {
  const { listening } = await listen()
  await listening.close()
  const lines = async () =>
    (await database.superuser.query(`select pid from pg_stat_activity where datname = $1 and query ilike 'listen%'`, [database.name])).rows
  await expect.poll(lines).toEqual([])
})
