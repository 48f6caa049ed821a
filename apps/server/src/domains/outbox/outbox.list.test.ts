import { listOutbox } from '@vigie/contract/outbox/outbox.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { sweepOutbox } from './sweep.store.ts'
import { fixtureOf, type Fixture } from '../../../test/fixture.ts'
import { outputOf, type Values } from '../../../test/transports.ts'

const app = await openTestApp({ env: { DEMO: 'on' } })
let fixture: Fixture
let letters: ReadonlyMap<number, string>

/** Each by its letter: when, how, to whom, about what. Those of one minute are alike but for their number. */
const sent = [
  ['a', '08:05', 'mail', 'zoe@example.test', 'Bienvenue'],
  ['b', '08:01', 'mail', 'Émile@example.test', 'Votre nouveau mot de passe'],
  ['c', '08:05', 'sms', '+33612345678', ''],
  ['d', '08:09', 'mail', 'emile@example.test', 'bienvenue'],
  ['e', '08:02', 'mail', 'camille_a@example.test', 'Été\\hiver 100%'],
] as const

beforeAll(async () => {
  fixture = await fixtureOf(app.rows, { code: 'DEMO' })
  const other = await fixtureOf(app.rows)
  const write = async (company_id: number, [letter, time, way, recipient, subject]: (typeof sent)[number]) => {
    const row = { company_id, way, recipient, subject, body: `Bonjour, ${letter}`, created_at: `2026-10-12T${time}:00Z` }
    return [Number((await app.rows.insert('outbox', row))['message_id']), letter] as const
  }
  const named: (readonly [number, string])[] = []
  for (const message of sent) named.push(await write(fixture.company.id, message))
  for (const message of sent) await write(other.company.id, message)
  letters = new Map(named)
})

const answered = async (values: Values) => outputOf(listOutbox, await app.http(listOutbox, values, fixture.as('manager')))
const shown = async (values: Values) => (await answered(values)).rows.map(({ id }) => letters.get(id)).join('')

describe('messages', () => {
  it.each([
    [undefined, 'dcaeb'],
    ['at', 'beacd'],
    ['recipient', 'cebda'],
    ['-recipient', 'adbec'],
    ['subject', 'cadeb'],
    ['-subject', 'bedac'],
  ])('are put in order by %s, whatever accents and capitals', async (sort, expected) => {
    expect(await shown(sort === undefined ? {} : { sort })).toBe(expected)
  })

  it.each(listOutbox.list.sorts)('%s: pages of two are the whole, each message once', async (sort) => {
    let pages = ''
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await answered({ sort, limit: 2, ...(cursor && { cursor }) })
      expect(page.rows.length).toBeLessThanOrEqual(2)
      pages += page.rows.map(({ id }) => letters.get(id)).join('')
      cursor = page.nextCursor
    }
    expect(pages).toBe(await shown({ sort }))
    expect(pages).toHaveLength(sent.length)
  })

  it('go on by a cursor of the same order alone', async () => {
    const { nextCursor: cursor } = await answered({ sort: 'recipient', limit: 1 })
    for (const values of [{ cursor }, { sort: '-recipient', cursor }]) {
      const { error } = await app.http(listOutbox, values, fixture.as('manager'))
      expect(Object.keys(error?.errors ?? {})).toEqual(['cursor'])
    }
  })

  it('are narrowed by how they go, and each way is counted', async () => {
    expect(await shown({ way: 'sms' })).toBe('c')
    expect(await shown({ way: 'push' })).toBe('')
    expect((await answered({ way: 'sms' })).counts).toEqual({
      state: { all: 1, waiting: 1, sent: 0, givenUp: 0, kept: 0 },
      way: { all: 5, mail: 4, sms: 1, push: 0 },
    })
  })

  it.each([
    ['emile', 'db'],
    ['ÉMILE mot', 'b'],
    ['  example.test  ', 'daeb'],
    ['345', 'c'],
    ['bienvenue zoe', 'a'],
    // What is typed is not a pattern.
    ['%', 'e'],
    ['_', 'e'],
    [String.raw`été\hiver`, 'e'],
    ['bonjour', ''],
    ['', 'dcaeb'],
  ])('are found by words of the recipient and the subject: «%s»', async (search, expected) => {
    expect(await shown({ search })).toBe(expected)
  })

  it('are counted as the words narrow them', async () => {
    expect((await answered({ search: 'émile', way: 'sms' })).counts).toMatchObject({
      state: { all: 0 },
      way: { all: 2, mail: 2, sms: 0, push: 0 },
    })
  })

  it('are narrowed by what became of them, and each state is counted with its reason', async () => {
    const failed = [...letters].find(([, letter]) => letter === 'e')![0]
    await app.database.superuser.query(
      `update outbox set state = 'givenUp', tries = 3, tried_at = '2026-10-12T08:30:00Z', failure = '550 no such box' where message_id = $1`,
      [failed],
    )
    expect(await shown({ state: 'givenUp' })).toBe('e')
    expect(await shown({ state: 'kept' })).toBe('')
    const { rows, counts, sendingWays } = await answered({ state: 'givenUp' })
    expect(rows).toMatchObject([{ tries: 3, triedAt: '2026-10-12T08:30:00Z', sentAt: null, failure: '550 no such box' }])
    expect(counts).toMatchObject({ state: { all: 5, waiting: 4, sent: 0, givenUp: 1, kept: 0 }, way: { all: 1, mail: 1 } })
    expect(sendingWays).toEqual([])
  })

  it('that are over, or kept, go after ninety days; what waits stays', async () => {
    const { id } = fixture.company
    const old = { way: 'mail', subject: '', body: '', created_at: '2026-07-01T08:00:00Z' }
    for (const state of ['kept', 'givenUp', 'waiting'])
      await app.rows.insert('outbox', { company_id: id, recipient: `${state}@old.example.test`, state, ...old })
    const db = app.database.forCompany(id)
    await db.batch(...sweepOutbox(db, app.clock.now()))
    const left = (await answered({ search: 'old' })).rows.map(({ recipient }) => recipient)
    expect(left).toEqual(['waiting@old.example.test'])
    await app.database.superuser.query(`delete from outbox where recipient like '%@old.example.test'`)
    expect(await shown({})).toBe('dcaeb')
  })

  it('are found by what they are changed to', async () => {
    await app.database.superuser.query(`update outbox set recipient = 'noé@example.test' where company_id = $1 and way = 'sms'`, [
      fixture.company.id,
    ])
    expect(await shown({ search: 'noe' })).toBe('c')
  })
})

it('nothing of it was unforeseen', () => {
  expect(app.faults).toEqual([])
})
