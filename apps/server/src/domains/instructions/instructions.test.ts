import {
  instructionsChanged,
  listInstructionReaders,
  listInstructions,
  markInstructionsRead,
  publishInstructions,
  readOwnInstructions,
  remindInstructionReaders,
  removeInstructionDraft,
  saveInstructionDraft,
  withdrawInstructions,
} from '@vigie/contract/instructions/instructions.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { readSiteHistory } from '@vigie/contract/changes/changes.ts'
import { readSite } from '@vigie/contract/sites/sites.sheet.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { outputOf, type As, type Values } from '../../../test/transports.ts'
import { audience, type Audience } from '../../kit/audience.ts'
import type { Emit } from '../../kit/handle.ts'
import { screenOf } from '../imports/imports.screen.testing.ts'
import { textFile } from '../imports/imports.testing.ts'
import { siteFacts } from './instructions.store.ts'
import { tasks } from './instructions.tasks.ts'

const app = await openTestApp()
const now = '2026-11-09T08:00:00Z'
const [fixture, elsewhere] = [freshFixture(app, { now }), freshFixture(app, { now })]
const screen = screenOf(app, fixture)
const manager = () => fixture.as('manager')
const agent = () => fixture.as('resource')
const of = () => ({ siteId: fixture.siteId })

const list = async () => outputOf(listInstructions, await app.http(listInstructions, of(), manager())).versions
const save = (values: Values, as: As = manager()) =>
  app.http(saveInstructionDraft, { ...of(), text: 'Ronde de 22 h', starts_on: null, id: null, version: null, ...values }, as)
const drafted = async (values: Values = {}) => outputOf(saveInstructionDraft, await save(values))
type Draft = { readonly id: number; readonly version: number }
const publish = ({ id, version }: Draft) => app.http(publishInstructions, { ...of(), id, version }, manager())
const remove = ({ id, version }: Draft) => app.http(removeInstructionDraft, { ...of(), id, version }, manager())
const published = async (text: string, startsOn: string | null = null) => {
  const draft = await drafted({ text, starts_on: startsOn })
  return { ...draft, ...outputOf(publishInstructions, await publish(draft)) }
}
const shown = async () => outputOf(readSite, await app.http(readSite, of(), manager())).site.instructions
const own = async () => outputOf(readOwnInstructions, await app.http(readOwnInstructions, of(), agent()))
const read = (id: number, as: As = agent()) => app.http(markInstructionsRead, { ...of(), id }, as)
const readers = async (id: number) =>
  outputOf(listInstructionReaders, await app.http(listInstructionReaders, { ...of(), id }, manager())).readers
const remind = async (id: number) =>
  outputOf(remindInstructionReaders, await app.http(remindInstructionReaders, { ...of(), id }, manager())).remindedCount
const refusedFields = (answer: { readonly error?: { readonly errors?: object } | undefined }) => Object.keys(answer.error?.errors ?? {})
const told = async (kind: string) =>
  (
    await app.database.superuser.query<{ facts: object; path: string }>(
      'select facts, path from notifications where company_id = $1 and kind = $2 order by notification_id',
      [fixture.company.id, kind],
    )
  ).rows

/** The rooms that receive a change of instructions. */
function gathering() {
  const rooms = new Set<Audience>()
  const emit: Emit = (event, _, to) => event.name === instructionsChanged.name && to.forEach((one) => rooms.add(one))
  return { emit, rooms }
}
async function run(name: string, input: object, emit: Emit): Promise<void> {
  const db = app.database.forCompany(fixture.company.id)
  const context = { db, now: app.clock.now(), isLastTry: false, emit } as unknown as Parameters<(typeof tasks)[0]['run']>[1]
  await tasks.find((one) => one.name === name)!.run(input, context)
}

/** A second agent, without an account, in a month that is published. */
let colleague: number
beforeEach(async () => {
  const company = fixture.company.id
  colleague = await app.rows.agent(company, { columns: { last_name: 'Aubin', first_name: 'Zoé' } })
  for (const agentId of [fixture.agentId, colleague]) {
    const contractId = agentId === colleague ? await app.rows.contract(company, colleague) : fixture.contractId
    await app.rows.insert('schedule_months', { company_id: company, agent_id: agentId, month: '202611', published_at: now })
    const service = { startsAt: '2026-11-10T08:00:00Z', endsAt: '2026-11-10T16:00:00Z' }
    await app.rows.shift(company, { siteId: fixture.siteId, agentId, contractId, ...service })
  }
})

describe('a version of the instructions', () => {
  it('begins as a draft that nobody but managers reads, one at a time', async () => {
    const draft = await drafted()
    expect(await list()).toMatchObject([{ id: draft.id, number: 1, state: 'draft', text: 'Ronde de 22 h', authorName: 'Camille Martin' }])
    expect([await shown(), (await own()).current, (await own()).next]).toEqual(['', null, null])
    expect((await save({ text: 'Une autre' })).error?.code).toBe('CONFLICT')
    const changed = await drafted({ text: 'Ronde de 23 h', ...draft })
    expect((await save({ ...draft })).error?.code).toBe('CONFLICT')
    expect((await publish(draft)).error?.code).toBe('CONFLICT')
    expect((await list())[0]).toMatchObject({ id: draft.id, text: 'Ronde de 23 h', version: changed.version })
    expect((await remove(draft)).error?.code).toBe('CONFLICT')
    outputOf(removeInstructionDraft, await remove(changed))
    expect(await list()).toEqual([])
  })

  it('a draft that came after the one that was seen is neither changed, published nor thrown away, though it has its version', async () => {
    const seen = await drafted()
    outputOf(removeInstructionDraft, await remove(seen))
    const next = await drafted({ text: 'Ronde de minuit' })
    expect(next.version).toBe(seen.version)
    for (const answer of [await save({ ...seen, text: 'Trop tard' }), await publish(seen), await remove(seen)])
      expect(answer.error?.code).toBe('CONFLICT')
    expect(await list()).toMatchObject([{ id: next.id, state: 'draft', text: 'Ronde de minuit' }])
  })

  it('that is published holds at once for every reader, and its agents are notified', async () => {
    const sheet = await app.socket({ code: fixture.company.code, token: fixture.tokens.client })
    const phone = await app.socket({ code: fixture.company.code, token: fixture.tokens.resource })
    const { toldCount } = await published('Ronde de 22 h')
    expect(toldCount).toBe(1)
    expect(await sheet.next('siteChanged')).toEqual({ site_id: fixture.siteId })
    expect(await phone.next('instructionsChanged')).toEqual({ siteId: fixture.siteId })
    expect(await shown()).toBe('Ronde de 22 h')
    expect(await list()).toMatchObject([{ number: 1, state: 'inForce', startsAt: now, endsAt: null, readCount: 0, agentCount: 2 }])
    expect(await told('instructionsPublished')).toEqual([
      { facts: { site: expect.any(String), day: '' }, path: `/instructions?siteId=${fixture.siteId}` },
    ])
  })

  it('is followed by the next one; the history says who has changed the text', async () => {
    await published('Ronde de 22 h')
    app.clock.forward(3600)
    await published('Ronde de 23 h')
    expect((await list()).map(({ number, state, endsAt }) => [number, state, endsAt])).toEqual([
      [2, 'inForce', null],
      [1, 'former', '2026-11-09T09:00:00Z'],
    ])
    const { entries } = outputOf(readSiteHistory, await app.http(readSiteHistory, of(), manager()))
    expect(entries[0]).toMatchObject({
      userName: 'Camille Martin',
      fields: [{ name: 'instructions', from: 'Ronde de 22 h', to: 'Ronde de 23 h' }],
    })
  })

  it('published for a later day is read ahead, and holds from that day’s first moment in the site’s zone', async () => {
    await published('Ronde de 22 h')
    const next = await published('Ronde de 23 h', '2026-12-01')
    expect([await shown(), (await list())[0]]).toMatchObject(['Ronde de 22 h', { state: 'coming', startsAt: '2026-11-30T23:00:00Z' }])
    expect((await told('instructionsPublished')).at(-1)?.facts).toMatchObject({ day: '2026-12-01' })
    expect(await own()).toMatchObject({
      current: { text: 'Ronde de 22 h', formerText: null },
      next: { text: 'Ronde de 23 h', formerText: 'Ronde de 22 h' },
    })
    outputOf(markInstructionsRead, await read(next.id))
    app.clock.set('2026-11-30T23:00:00Z' as Instant)
    const { emit, rooms } = gathering()
    await run('instructions.coming', { siteId: fixture.siteId }, emit)
    expect(rooms).toContain(audience.agent(fixture.company.id, fixture.agentId))
    expect([await shown(), (await list())[0]]).toMatchObject(['Ronde de 23 h', { state: 'inForce', readCount: 1 }])
    const { rows } = await app.database.superuser.query(`select from graphile_worker._private_jobs where payload::text like '%siteId%'`)
    expect(rows.length).toBeGreaterThan(0)
  })

  it('stays in force where the clock is set back, and one that comes is asked for again until its day', async () => {
    await published('Ronde de 22 h')
    app.clock.forward(3600)
    await published('Ronde de 23 h')
    await published('Ronde de minuit', '2026-12-01')
    app.clock.set('2026-11-09T08:30:00Z' as Instant)
    const count = async () =>
      (await app.database.superuser.query('select count(*)::int as count from graphile_worker._private_jobs')).rows[0]!['count'] as number
    const before = await count()
    const run = (now: Instant) => {
      const db = app.database.forCompany(fixture.company.id).by({ userId: null, way: tasks[0]!.name, now })
      return tasks[0]!.run({ siteId: fixture.siteId, startsAt: '2026-11-30T23:00:00Z' }, {
        db,
        now,
        isLastTry: false,
        emit: () => {},
      } as never)
    }
    await run(app.clock.now())
    expect([await shown(), (await list()).length, (await count()) - before]).toEqual(['Ronde de 23 h', 3, 1])
    await run('2026-11-30T22:59:59Z' as Instant)
    await run('2026-11-30T23:00:00Z' as Instant)
    expect([await shown(), (await list()).length, (await count()) - before]).toEqual(['Ronde de minuit', 3, 2])
  })

  it('that does not hold yet becomes a draft again, where there is no other', async () => {
    await published('Ronde de 22 h')
    const next = await published('Ronde de 23 h', '2026-12-01')
    const withdraw = () => app.http(withdrawInstructions, { ...of(), id: next.id }, manager())
    const draft = await drafted({ text: 'Encore une' })
    expect(refusedFields(await withdraw())).toEqual(['id'])
    expect(refusedFields(await publish(draft))).toEqual(['version'])
    outputOf(removeInstructionDraft, await remove(draft))
    const phone = await app.socket({ code: fixture.company.code, token: fixture.tokens.resource })
    outputOf(withdrawInstructions, await withdraw())
    expect(await phone.next('instructionsChanged')).toEqual({ siteId: fixture.siteId })
    expect((await list()).map(({ state }) => state)).toEqual(['draft', 'inForce'])
    const [, inForce] = await list()
    expect(refusedFields(await app.http(withdrawInstructions, { ...of(), id: inForce!.id }, manager()))).toEqual(['id'])
  })

  it('that was taken back and changed has been read by nobody', async () => {
    const first = await published('Ronde de 23 h', '2026-12-01')
    outputOf(markInstructionsRead, await read(first.id))
    expect((await list())[0]).toMatchObject({ state: 'coming', readCount: 1 })
    outputOf(withdrawInstructions, await app.http(withdrawInstructions, { ...of(), id: first.id }, manager()))
    const { id, version } = (await list())[0]!
    const changed = await drafted({ text: 'Ronde de 21 h', starts_on: '2026-12-01', id, version })
    outputOf(publishInstructions, await publish(changed))
    expect((await list())[0]).toMatchObject({ id: first.id, state: 'coming', text: 'Ronde de 21 h', readCount: 0 })
    expect([(await own()).next?.readAt, (await readers(first.id)).map(({ readAt }) => readAt)]).toEqual([null, [null, null]])
  })

  it('is refused where its day has passed or is of no year that one means, its text is too long, or it says what is published already', async () => {
    for (const day of ['2026-11-08', '9999-12-31']) expect(refusedFields(await save({ starts_on: day }))).toEqual(['starts_on'])
    expect(refusedFields(await save({ text: 'a'.repeat(4001) }))).toEqual(['text'])
    await published('Ronde de 22 h')
    const same = await drafted({ text: 'Ronde de 22 h' })
    expect(refusedFields(await publish(same))).toEqual(['version'])
  })

  it('comes also from a file, where its text differs: it holds at once, beside the draft, and its agents are notified; the same file changes nothing', async () => {
    const first = await published('Ronde de 22 h')
    outputOf(markInstructionsRead, await read(first.id))
    await drafted({ text: 'Brouillon' })
    const codes = `select s.code, c.code as client from sites s join clients c using (company_id, client_id) where s.site_id = $1`
    const { rows } = await app.database.superuser.query<{ code: string; client: string }>(codes, [fixture.siteId])
    const { code, client } = rows[0]!
    const files = [textFile('sites.csv', 'Code site;Code client;Nom;Consignes', `${code};${client};Siège;Du fichier`)]
    for (let time = 0; time < 2; time++) {
      await screen.told(files, { digest: (await screen.told(files)).digest })
      expect((await list()).map(({ number, state, text }) => [number, state, text])).toEqual([
        [2, 'draft', 'Brouillon'],
        [3, 'inForce', 'Du fichier'],
        [1, 'former', 'Ronde de 22 h'],
      ])
      expect((await told('instructionsPublished')).slice(1)).toEqual([
        { facts: { site: 'Siège', day: '' }, path: `/instructions?siteId=${fixture.siteId}` },
      ])
      expect((await own()).current).toMatchObject({ text: 'Du fichier', formerText: 'Ronde de 22 h', readAt: null })
    }
    const jobs = `select payload from graphile_worker._private_jobs where payload::text like '%siteCodes%'`
    expect((await app.database.superuser.query(jobs)).rows).toHaveLength(1)
    const { emit, rooms } = gathering()
    await run('instructions.imported', { siteCodes: [code] }, emit)
    expect(rooms).toContain(audience.agent(fixture.company.id, fixture.agentId))
  })

  it('of a file that was read before another was published, and written after it, is the one that holds', async () => {
    const began = app.clock.now()
    app.clock.forward(60)
    await published('Ronde de 22 h')
    const file = app.database.forCompany(fixture.company.id).by({ userId: null, way: 'import', now: began })
    const sql = `update sites set instructions = 'Du fichier' where company_id = $1 and site_id = $2 returning site_id as id`
    await file.save({ ...siteFacts(file, fixture.siteId), sql })
    expect([await shown(), (await own()).current?.text]).toEqual(['Du fichier', 'Du fichier'])
    expect((await list()).map(({ number, state }) => [number, state])).toEqual([
      [2, 'inForce'],
      [1, 'former'],
    ])
  })
})

describe('who has read a version', () => {
  it('is kept with the instant at which the agent opened it first; who has not is named first', async () => {
    const { id } = await published('Ronde de 22 h')
    const socket = await app.socket({ code: fixture.company.code, token: fixture.tokens.manager })
    expect(outputOf(markInstructionsRead, await read(id)).readAt).toBe(now)
    expect(await socket.next('instructionsChanged')).toEqual({ siteId: fixture.siteId })
    app.clock.forward(60)
    expect(outputOf(markInstructionsRead, await read(id)).readAt).toBe(now)
    expect((await own()).current?.readAt).toBe(now)
    expect((await list())[0]).toMatchObject({ readCount: 1, agentCount: 2 })
    expect((await readers(id)).map(({ id: agentId, readAt, hasAccount }) => [agentId, readAt, hasAccount])).toEqual([
      [colleague, null, false],
      [fixture.agentId, now, true],
    ])
  })

  it('are the agents with a published service within thirty days; who has not read it is reminded once an hour', async () => {
    const { id } = await published('Ronde de 22 h')
    expect(await remind(id)).toBe(1)
    expect(await remind(id)).toBe(0)
    app.clock.forward(3600)
    expect(await remind(id)).toBe(1)
    outputOf(markInstructionsRead, await read(id))
    app.clock.forward(3600)
    expect(await remind(id)).toBe(0)
    app.clock.set('2026-12-12T08:00:00Z' as Instant)
    expect((await list())[0]).toMatchObject({ agentCount: 0 })
  })

  it('of a draft, of another site or of another company there is nobody', async () => {
    const draft = await drafted()
    const own = [readOwnInstructions, markInstructionsRead] as const
    expect((await read(draft.id)).status).toBe(404)
    outputOf(publishInstructions, await publish(draft))
    const as = elsewhere.as('manager')
    const answers = await Promise.all([
      app.http(listInstructions, of(), as),
      app.http(listInstructionReaders, { ...of(), id: draft.id }, as),
      save({}, as),
      app.http(removeInstructionDraft, { ...of(), ...draft }, as),
      app.http(publishInstructions, { ...of(), ...draft }, as),
      app.http(withdrawInstructions, { ...of(), id: draft.id }, as),
      app.http(remindInstructionReaders, { ...of(), id: draft.id }, as),
      ...own.map((call) => app.http(call, { ...of(), id: draft.id }, elsewhere.as('resource'))),
      app.http(markInstructionsRead, { siteId: elsewhere.siteId, id: draft.id }, agent()),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    await app.database.superuser.query('update schedule_months set published_at = null where company_id = $1', [fixture.company.id])
    expect((await read(draft.id)).status).toBe(404)
    for (const role of ['client', 'manager_partner', 'resource'] as const)
      expect((await app.http(listInstructions, of(), fixture.as(role))).status).toBe(403)
  })
})
