import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { generateKeyPairSync } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, at } from '../../../../test/app.ts'
import { clockingActions } from '../../../../test/clocking.actions.ts'
import { freshFixture } from '../../../../test/fixture.ts'
import type { Installation } from '../../../kit/installation.ts'
import { openSigner } from '../../../kit/proof/signer.ts'
import { nightsOf } from '../../../tasks.ts'
import { isRootSigned, readRootLine, readRootWord, type RootKind } from './root.entry.ts'
import { logOf } from './root.log.ts'
import { writeRoot } from './root.write.ts'

const app = await openTestApp({ connections: 6 })
const fixture = freshFixture(app)
const actions = clockingActions(app, fixture)
const signer = openSigner(generateKeyPairSync('ed25519').privateKey, app.proofDir)
const addresses = { publicUrl: '', linkUrl: 'https://portail.exemple.fr' }

let told: string[] = []
afterEach(() => void (told = []))
const note = (_: object, message: string) => void told.push(message)
const installation = { signer, proofDir: app.proofDir, addresses }
const write = (kind: RootKind) =>
  writeRoot(app.database.forCompany(fixture.company.id), { kind, now: app.clock.now(), installation, log: { warn: note, error: note } })
const file = () => logOf(app.proofDir, fixture.company.code)
const text = () => readFileSync(file(), 'utf8')
const logged = () => text().split('\n').filter(Boolean).map(readRootLine)
const act = async () => void (await actions.byPhone(await actions.shift()))
const sql = async (statement: string, ...values: unknown[]) =>
  (await app.database.superuser.query<Record<string, unknown>>(statement, [fixture.company.id, ...values])).rows
const noted = () => sql('select number, kind from chain_roots where company_id = $1 order by number')
const letters = () => sql('select recipient, subject, body from outbox where company_id = $1 order by message_id')

beforeEach(async () => {
  await sql(`insert into company_settings values ($1, 'proof_recipients', '["preuve@exemple.fr","avocat@exemple.fr"]')`)
})

describe('the log of roots', () => {
  it('holds each night the heads of all sites, signed; and what it names follows from the entries before', async () => {
    await act()
    expect(await write('night')).toBe(1)
    app.clock.forward(86_400)
    await act()
    await act()
    expect(await write('night')).toBe(2)
    const [first, second] = logged()
    expect(first).toMatchObject({ number: 1, kind: 'night', sites: 1, acts: 1, previous: '', company: fixture.company.code })
    expect(second).toMatchObject({ number: 2, acts: 3, changed: [[fixture.siteId, 3, expect.stringMatching(/^[0-9a-f]{64}$/)]], gone: [] })
    expect(second!.previous).toMatch(/^[0-9a-f]{64}$/)
    expect([first, second].map((root) => isRootSigned(signer, root!))).toEqual([true, true])
    expect(isRootSigned(signer, { ...second!, acts: 2 })).toBe(false)
    expect(await noted()).toEqual([
      { number: 1, kind: 'night' },
      { number: 2, kind: 'night' },
    ])
    expect(told).toEqual([])
  })

  it('goes on from its last entry without a word, also where a site that had no act is gone', async () => {
    const site = await app.rows.site(fixture.company.id, fixture.clientId)
    await act()
    await write('hour')
    await sql('delete from chain_heads where company_id = $1 and site_id = $2', site)
    expect(await write('hour')).toBe(2)
    expect(logged()[1]).toMatchObject({ sites: 1, changed: [], gone: [site] })
    await act()
    expect([await write('hour'), await write('hour')]).toEqual([3, null])
    expect(told).toEqual([])
  })

  it('says nothing in an hour in which nothing changed, and something each night', async () => {
    expect([await write('hour'), await write('hour')]).toEqual([1, null])
    await act()
    app.clock.forward(3600)
    expect([await write('hour'), await write('hour'), await write('night'), await write('night')]).toEqual([2, null, 3, null])
    app.clock.forward(86_400)
    expect([await write('hour'), await write('night')]).toEqual([null, 4])
    expect(logged().at(-1)).toMatchObject({ kind: 'night', changed: [], acts: 1 })
  })

  it('holds nothing of anybody: numbers of sites, counts and hashes', async () => {
    await act()
    await write('night')
    const { changed, ...entry } = logged()[0]!
    expect(Object.keys(entry)).toEqual('company number at kind sites acts root previous key gone signature'.split(' '))
    expect(changed.flat().length).toBe(3)
  })

  it('is written by one at a time, whoever asks at the same moment', async () => {
    await act()
    const numbers = await Promise.all(['hour', 'night', 'hour', 'night'].map((kind) => write(kind as RootKind)))
    const written = numbers.filter((number) => number !== null)
    expect(logged().map((root) => root!.number)).toEqual(written.toSorted((one, other) => one - other))
    expect(logged().filter((root) => root!.kind === 'night')).toHaveLength(1)
  })
})

describe('a process that is killed', () => {
  it('in the middle of a line leaves a log that is read, and goes on', async () => {
    await write('night')
    const whole = text()
    await act()
    await write('hour')
    const torn = text().slice(whole.length, -100)
    writeFileSync(file(), whole + torn)
    await sql('delete from chain_roots where company_id = $1 and number = 2')
    expect(await write('hour')).toBe(2)
    expect(text().split('\n')[1]).toBe(torn)
    expect(logged().map((root) => root?.number)).toEqual([1, undefined, 2])
  })

  it('before the end of a line has written the whole of it', async () => {
    await act()
    await write('night')
    writeFileSync(file(), text().slice(0, -1))
    await act()
    expect(await write('hour')).toBe(2)
    expect(logged().map((root) => root?.number)).toEqual([1, 2])
  })

  it('before the database knew has its letters sent after all, and once', async () => {
    await write('hour')
    app.clock.forward(86_400)
    await act()
    await write('night')
    for (const table of ['chain_roots', 'rooted_heads', 'outbox']) await sql(`delete from ${table} where company_id = $1`)
    expect([await write('night'), await write('night')]).toEqual([null, null])
    expect(await noted()).toHaveLength(2)
    expect((await letters()).map(({ recipient }) => recipient)).toEqual(['preuve@exemple.fr', 'avocat@exemple.fr'])
    expect(logged()).toHaveLength(2)
    expect(told).toEqual([expect.stringContaining('were not noted')])
  })

  it('before the database knew of a night in which nothing changed has that noted and sent too', async () => {
    await act()
    await write('night')
    app.clock.forward(86_400)
    await write('night')
    await sql('delete from chain_roots where company_id = $1 and number = 2')
    await sql('delete from outbox where company_id = $1')
    expect(await write('hour')).toBeNull()
    expect(await noted()).toHaveLength(2)
    expect(await letters()).toHaveLength(2)
  })

  it('before the database knew leaves numbers that go on, and heads as the log has them', async () => {
    const site = await app.rows.site(fixture.company.id, fixture.clientId)
    await act()
    await write('hour')
    const rooted = await sql('select site_id, seq, hash, number from rooted_heads where company_id = $1 and site_id = $2', site)
    await sql('delete from chain_heads where company_id = $1 and site_id = $2', site)
    await write('hour')
    await sql('delete from chain_roots where company_id = $1 and number = 2')
    for (const { seq, hash, number } of rooted) await sql('insert into rooted_heads values ($1, $2, $3, $4, $5)', site, seq, hash, number)
    await act()
    expect(await write('hour')).toBe(3)
    await act()
    expect(await write('hour')).toBe(4)
    expect(logged().map((root) => root!.number)).toEqual([1, 2, 3, 4])
    // Those of hours go nowhere.
    expect(await letters()).toEqual([])
    expect(told).toEqual([expect.stringContaining('were not noted')])
  })
})

describe('a log that is not what it was', () => {
  it('cut while the database knew better is told of, and its numbers go on with a gap', async () => {
    await act()
    await write('night')
    await act()
    await write('hour')
    writeFileSync(file(), `${text().split('\n')[0]}\n`)
    await act()
    expect(await write('hour')).toBe(3)
    expect(told).toEqual([expect.stringContaining('shorter than it was')])
    expect(logged().map((root) => root!.number)).toEqual([1, 3])
  })

  it('keeps what a root had, when acts are taken away afterwards: it is told at once, also by letter', async () => {
    await act()
    await act()
    await write('hour')
    await sql(`delete from clocking_details where company_id = $1 and seq = 2`)
    await sql(`delete from clockings where company_id = $1 and seq = 2`)
    await sql(`update chain_heads set seq = 1, hash = (select hash from clockings where company_id = $1) where company_id = $1`)
    await write('night')
    expect(told).toEqual([expect.stringContaining('no more')])
    expect((await letters())[0]!['body']).toContain('Attention')
  })

  it('with a word that nobody can read goes on after it', async () => {
    await write('night')
    appendFileSync(file(), 'x'.repeat(600_000))
    await act()
    expect(await write('hour')).toBe(2)
    expect(logged().map((root) => root?.number)).toEqual([1, undefined, 2])
  })
})

it('a night is sent to each address that the company names, with the word by which it is checked', async () => {
  await act()
  await write('night')
  const sent = await letters()
  expect(sent.map(({ recipient }) => recipient)).toEqual(['preuve@exemple.fr', 'avocat@exemple.fr'])
  const word = /VRR1\S+/.exec(String(sent[0]!['body']))![0]
  const root = readRootWord(word)!
  expect([root.number, root.at, isRootSigned(signer, root)]).toEqual([1, at(app.clock.now()), true])
  expect(String(sent[0]!['subject'])).toContain('n° 1')
  expect(JSON.stringify(sent)).not.toContain('{{')
})

it('each night and each hour every company has its root written', async () => {
  await act()
  const works = nightsOf({ hasDemo: false }).filter(({ name }) => name.startsWith('roots'))
  expect(works.map(({ every = 'night' }) => every)).toEqual(['night', 'hour'])
  const context = { database: app.database, now: app.clock.now(), emit: () => {}, installation: installation as unknown as Installation }
  for (const { run } of works) await run({ ...context, log: { info: note, warn: note, error: note } })
  expect(await noted()).toEqual([{ number: 1, kind: 'night' }])
})
