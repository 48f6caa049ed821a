import { listQualifications } from '@vigie/contract/agents/qualifications.ts'
import { listAnomalyReasons } from '@vigie/contract/clockings/clockings.ts'
import { listDocumentTypes } from '@vigie/contract/documents/documents.ts'
import { listHours } from '@vigie/contract/hours/hours.ts'
import { listLinks, listNews } from '@vigie/contract/news/news.ts'
import { changeRequirements, listRequirements } from '@vigie/contract/planning/planning.requirements.ts'
import {
  listActivities,
  listContractTypes,
  listPrestations,
  listProfiles,
  listUnavailabilityTypes,
} from '@vigie/contract/reference/reference.ts'
import { registerOf, type RegisterName } from '@vigie/contract/registers/registers.all.ts'
import { registerChanged } from '@vigie/contract/registers/registers.ts'
import type { Call } from '@vigie/contract/kit/call.ts'
import { describe, expect, it } from 'vitest'
import { at, openTestApp } from '../../../test/app.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { outputOf, type Values } from '../../../test/transports.ts'
import { fillHolidays, holidaysOf } from '../sites/holidays.store.ts'
import { registerSources } from './registers.tables.ts'
import { rowOfRegister } from './registers.testing.ts'

const app = await openTestApp()
const fixture = freshFixture(app, { now: '2026-10-12T05:00:00Z' })
const company = () => fixture.company.id
const manager = () => fixture.as('manager')
const rowOf = (name: RegisterName, values?: Values) => rowOfRegister(app, company(), name, values)
/** Each at the version that stands. */
const remove = async (name: RegisterName, ...ids: number[]) => {
  const { table, id } = registerSources[name]
  const { rows } = await app.database.superuser.query<{ version: number }>(
    `select version from ${table} join unnest($1::int[]) with ordinality g (id, at) on g.id = ${id} order by g.at`,
    [ids],
  )
  const seen = { ids, versions: rows.map(({ version }) => version) }
  return outputOf(registerOf(name).remove, await app.http(registerOf(name).remove, seen, manager())).archivedIds
}
const archive = (name: RegisterName, id: number, is_archived: boolean) =>
  app.http(registerOf(name).archive, { ids: [id], is_archived }, manager())
const create = async (name: RegisterName, values: Values) =>
  outputOf(registerOf(name).create, await app.http(registerOf(name).create, { ...registerOf(name).example, ...values }, manager()))
const ids = (value: unknown): number[] => (JSON.stringify(value).match(/"id":(\d+)/g) ?? []).map((found) => Number(found.slice(5)))
/** The rows that a form may offer; of zones, which no form offers by a call of their own, those in use. */
const offered = async (call: Call) => {
  const values = 'list' in call ? { state: 'active', limit: 200 } : {}
  return ids(outputOf(call, await app.http(call, values, manager())))
}

describe('a row that other data names', () => {
  const shift = (columns: Values) =>
    app.rows.shift(company(), { siteId: fixture.siteId, startsAt: '2026-10-14T06:00:00Z', endsAt: '2026-10-14T14:00:00Z', columns })
  const of = () => ({ company_id: company() })
  const uses: Readonly<Partial<Record<RegisterName, readonly [Call, (id: number) => Promise<unknown>]>>> = {
    activities: [listActivities, (id) => shift({ activity_id: id })],
    prestations: [listPrestations, (id) => shift({ prestation_id: id })],
    profiles: [listProfiles, (id) => shift({ profile_id: id })],
    contractTypes: [listContractTypes, (id) => app.rows.contract(company(), fixture.agentId, { contract_type_id: id })],
    anomalyReasons: [listAnomalyReasons, (id) => shift({ clock_out_reason_id: id })],
    unavailabilityTypes: [
      listUnavailabilityTypes,
      (id) =>
        app.rows.insert('unavailabilities', {
          ...of(),
          agent_id: fixture.agentId,
          unavailability_type_id: id,
          starts_at: '2026-10-18T22:00:00Z',
          ends_at: '2026-10-20T22:00:00Z',
          created_at: app.clock.now(),
        }),
    ],
    qualifications: [
      listQualifications,
      (id) => app.rows.insert('agent_qualifications', { ...of(), agent_id: fixture.agentId, qualification_id: id }),
    ],
    sectors: [
      registerOf('sectors').list,
      (id) => app.rows.insert('holidays', { ...of(), month_day: '10-13', name: 'Fête locale', sector_ids: [id] }),
    ],
  }

  it.each(Object.keys(uses) as RegisterName[])(
    'of %s is archived instead of removed: not offered, and back when it is restored',
    async (name) => {
      const [call, use] = uses[name]!
      const [used, free] = [await rowOf(name), await rowOf(name)]
      await use(used.id)
      expect(await offered(call)).toEqual(expect.arrayContaining([used.id, free.id]))
      expect(await remove(name, used.id, free.id)).toEqual([used.id])
      const rows = outputOf(registerOf(name).list, await app.http(registerOf(name).list, { limit: 200 }, manager())).rows
      expect(rows.filter(({ id }) => id === used.id || id === free.id)).toMatchObject([{ id: used.id, isArchived: true }])
      expect(await offered(call)).not.toContain(used.id)
      await archive(name, used.id, false)
      expect(await offered(call)).toContain(used.id)
    },
  )

  it('is archived also where it comes into use while it is removed', async () => {
    const activity = await rowOf('activities')
    const using = await app.database.superuser.connect()
    try {
      await using.query('begin')
      await using.query('select from activities where activity_id = $1 for key share', [activity.id])
      await using.query(
        `insert into shifts (company_id, number, site_id, starts_at, ends_at, month, activity_id) values ($1, 'V-R', $2, '2026-10-15T06:00:00Z', '2026-10-15T14:00:00Z', '202610', $3)`,
        [company(), fixture.siteId, activity.id],
      )
      const removing = remove('activities', activity.id)
      await new Promise((resolve) => setTimeout(resolve, 150))
      await using.query('commit')
      expect(await removing).toEqual([activity.id])
    } finally {
      using.release()
    }
  })

  it('a type of document is archived by hand, and offered no more', async () => {
    const type = await rowOf('documentTypes')
    await archive('documentTypes', type.id, true)
    expect(await offered(listDocumentTypes)).not.toContain(type.id)
  })
})

describe('public holidays', () => {
  const db = () => app.database.forCompany(company())
  const names = async (year: string) =>
    (await db().read(holidaysOf(db(), [year]))).filter((one) => one.year === year).map(({ name }) => name)

  it('that are entered count in the hours at once, and no more when they are archived or removed', async () => {
    await app.rows.shift(company(), {
      siteId: fixture.siteId,
      agentId: fixture.agentId,
      contractId: fixture.contractId,
      startsAt: '2026-10-14T06:00:00Z',
      endsAt: '2026-10-14T14:00:00Z',
    })
    const counted = async () =>
      outputOf(listHours, await app.http(listHours, { month: '202610' }, manager())).hours.figures.plannedHolidayMinutes
    expect(await counted()).toBe(0)
    const { id } = await create('holidays', { month_day: '10-14', year: 2026 })
    expect(await counted()).toBe(480)
    await archive('holidays', id, true)
    expect(await counted()).toBe(0)
    await archive('holidays', id, false)
    expect(await counted()).toBe(480)
    await remove('holidays', id)
    expect(await counted()).toBe(0)
  })

  it('of the law do not come back once a company has removed them, all of them too, and are filled beside a day of its own', async () => {
    await create('holidays', { name: 'Fondation', month_day: '03-15', year: 2028 })
    await fillHolidays(db(), at('2026-10-12T05:00:00Z'))
    expect(await names('2028')).toEqual(['Fondation', 'Vendredi saint', 'Lundi de Pâques', 'Ascension', 'Lundi de Pentecôte'])
    const { rows } = outputOf(registerOf('holidays').list, await app.http(registerOf('holidays').list, { limit: 200 }, manager()))
    await remove('holidays', ...rows.map(({ id }) => id))
    await fillHolidays(db(), at('2026-10-13T05:00:00Z'))
    expect(await db().read(holidaysOf(db()))).toEqual([])
    // The next year is new.
    await fillHolidays(db(), at('2027-01-01T05:00:00Z'))
    expect(await names('2029')).toHaveLength(4)
  })

  it('that a company has entered itself are not doubled by those of the law', async () => {
    await create('holidays', { name: 'NOEL', month_day: '12-25' })
    await create('holidays', { name: 'Pâques', month_day: '04-17', year: 2028 })
    await fillHolidays(db(), at('2026-10-12T05:00:00Z'))
    const all = await db().read(holidaysOf(db()))
    expect(all.filter(({ monthDay }) => monthDay === '12-25').map(({ name }) => name)).toEqual(['NOEL'])
    expect(all.filter(({ monthDay, year }) => monthDay === '04-17' && year === '2028').map(({ name }) => name)).toEqual(['Pâques'])
  })

  it.each([
    [{ month_day: '02-29', year: 2027 }, 'month_day'],
    [{ year: 1999 }, 'year'],
  ])('refuse %o', async (values, field) => {
    const { create: call, example } = registerOf('holidays')
    const answer = await app.http(call, { ...example, ...values }, manager())
    expect([answer.status, Object.keys(answer.error?.errors ?? {})]).toEqual([422, [field]])
  })
})

describe('news', () => {
  const read = async (role: 'manager' | 'resource' | 'client') =>
    outputOf(listNews, await app.http(listNews, {}, fixture.as(role))).news.map(({ title }) => title)

  it('are shown to those they are for from their day on in the company’s zone, and withdrawn when they are archived', async () => {
    const { id } = await create('news', { title: 'Demain', published_on: '2026-10-13', roles: ['resource'] })
    expect(await read('resource')).toEqual([])
    // Midnight in Paris.
    app.clock.set(at('2026-10-12T22:00:00Z'))
    expect([await read('resource'), await read('manager'), await read('client')]).toEqual([['Demain'], [], []])
    await archive('news', id, true)
    expect(await read('resource')).toEqual([])
    await archive('news', id, false)
    expect(await read('resource')).toEqual(['Demain'])
  })

  it('keep their time while they stay on their day', async () => {
    const { id } = await rowOf('news', { published_at: '2026-10-11T15:30:00Z' })
    const { change, example } = registerOf('news')
    const changed = { ...example, id, version: 1, title: 'Autre titre', published_on: '2026-10-11', roles: ['resource'] }
    expect((await app.http(change, changed, manager())).status).toBe(200)
    const { news } = outputOf(listNews, await app.http(listNews, {}, fixture.as('resource')))
    expect(news).toMatchObject([{ title: 'Autre titre', publishedAt: '2026-10-11T15:30:00Z' }])
  })
})

it('links stand in the order that is given them, new ones last', async () => {
  const made: number[] = []
  for (const name of ['Un', 'Deux', 'Trois']) made.push((await create('links', { name, roles: ['resource'] })).id)
  const shown = async () => outputOf(listLinks, await app.http(listLinks, {}, fixture.as('resource'))).links.map(({ name }) => name)
  expect(await shown()).toEqual(['Un', 'Deux', 'Trois'])
  const { order } = registerOf('links')
  expect((await app.http(order, { ids: [made[2], made[0]] }, manager())).status).toBe(200)
  expect(await shown()).toEqual(['Trois', 'Un', 'Deux'])
  expect((await app.http(order, { ids: [made[0], 999_999_999] }, manager())).status).toBe(404)
})

it('the name of a prestation and what it asks for are changed beside each other, without a conflict', async () => {
  const { id } = await rowOf('prestations', { name: 'Accueil' })
  const { change } = registerOf('prestations')
  expect(
    (await app.http(changeRequirements, { prestation_id: id, is_card_required: false, qualificationIds: [], version: 1 }, manager()))
      .status,
  ).toBe(200)
  expect((await app.http(change, { id, version: 1, name: 'Accueil de nuit' }, manager())).status).toBe(200)
  expect(
    (await app.http(changeRequirements, { prestation_id: id, is_card_required: true, qualificationIds: [], version: 2 }, manager())).status,
  ).toBe(200)
  const { prestations } = outputOf(listRequirements, await app.http(listRequirements, {}, manager()))
  expect(prestations.find((one) => one.id === id)).toMatchObject({ name: 'Accueil de nuit', isCardRequired: true, version: 3 })
})

it('diplomas and empowerments share their codes: an import names both by them', async () => {
  await create('qualifications', { kind: 'degree', code: 'X1', name: 'Diplôme' })
  const { create: call, example } = registerOf('qualifications')
  const answer = await app.http(call, { ...example, kind: 'empowerment', code: 'X1', name: 'Habilitation' }, manager())
  expect([answer.status, Object.keys(answer.error?.errors ?? {})]).toEqual([422, ['code']])
})

it('the sites of a zone follow its code', async () => {
  await app.database.superuser.query(`update sites set sector = 'OUEST' where site_id = $1`, [fixture.siteId])
  const { rows } = outputOf(registerOf('sectors').list, await app.http(registerOf('sectors').list, {}, manager()))
  const [zone] = rows.filter((row) => (row as unknown as { code: string }).code === 'OUEST')
  const { change } = registerOf('sectors')
  expect((await app.http(change, { id: zone!.id, version: 1, code: 'GRAND-OUEST', name: 'Grand Ouest' }, manager())).status).toBe(200)
  const sites = await app.database.superuser.query('select sector, sector_id from sites where site_id = $1', [fixture.siteId])
  expect(sites.rows).toEqual([{ sector: 'GRAND-OUEST', sector_id: zone!.id }])
})

it('everybody who is signed in is told that a list has changed, and not what', async () => {
  const socket = await app.socket(fixture.as('resource'))
  await create('activities', { name: 'Rondes' })
  expect(await socket.next(registerChanged.name)).toEqual({ name: 'activities' })
})

it('nothing unforeseen happened', () => expect(app.faults).toEqual([]))

it('a zone that is removed while a holiday is limited to it stays, or the holiday is refused', async () => {
  for (let round = 0; round < 4; round++) {
    const { id } = await create('sectors', { code: `Z${round}`, name: `Zone ${round}` })
    const { example } = registerOf('holidays')
    const limited = { ...example, name: `Fête ${round}`, sector_ids: [id] }
    const [added, archivedIds] = await Promise.all([app.http(registerOf('holidays').create, limited, manager()), remove('sectors', id)])
    expect([added.status, archivedIds]).toEqual(added.status === 200 ? [200, [id]] : [422, []])
  }
})
