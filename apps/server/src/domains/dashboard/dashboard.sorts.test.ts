import { anomalySorts, contractSorts } from '@vigie/contract/dashboard/dashboard.sorts.ts'
import { listAnomalies, listMonthContracts } from '@vigie/contract/dashboard/dashboard.ts'
import { addMinutes, type Instant } from '@vigie/contract/kit/time.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { outputOf, type Values } from '../../../test/transports.ts'

const app = await openTestApp()
const fixture = freshFixture(app)
const month = '202610'

/** All pages of two, of rows that are read one after the other. */
async function paged<P extends { readonly nextCursor: string | null }, Row>(
  ask: (values: Values) => Promise<P>,
  rowsOf: (page: P) => Row[],
) {
  const rows: Row[] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await ask({ limit: 2, ...(cursor && { cursor }) })
    expect(rowsOf(page).length).toBeLessThanOrEqual(2)
    rows.push(...rowsOf(page))
    cursor = page.nextCursor
  }
  return rows
}

describe('the anomalies of a month, those of one key by their numbers', () => {
  const anomalies = async (values: Values) =>
    outputOf(listAnomalies, await app.http(listAnomalies, { month, kind: 'late', ...values }, fixture.as('manager')))

  /** Each by its letter: its day, how late, whose, where. */
  let letters: ReadonlyMap<number, string>
  const shown = async (values: Values) => (await anomalies(values)).shifts.map(({ id }) => letters.get(id)).join('')

  beforeEach(async () => {
    const { company, clientId } = fixture
    const agent = (last_name: string) => app.rows.agent(company.id, { columns: { last_name, first_name: 'A' } })
    const site = (name: string) => app.rows.site(company.id, clientId, { name })
    const [emile, zoe] = [await agent('Émile'), await agent('Zoé')]
    const [nord, abbaye] = [await site('Nord'), await site('Abbaye')]
    const rows = [
      ['a', '05', 10, zoe, nord],
      ['b', '05', 25, emile, nord],
      ['c', '02', 10, zoe, abbaye],
      ['d', '08', 40, emile, abbaye],
      ['e', '05', 10, zoe, nord],
    ] as const
    const named: [number, string][] = []
    for (const [letter, day, late, agentId, siteId] of rows) {
      const startsAt = `2026-10-${day}T08:00:00Z` as Instant
      const columns = { arrived_at: addMinutes(startsAt, late), clock_in_status: 2, is_clock_in_outside_area: letter < 'd' }
      const shift = { siteId, agentId, startsAt, endsAt: `2026-10-${day}T16:00:00Z`, columns }
      named.push([await app.rows.shift(company.id, shift), letter])
    }
    letters = new Map(named)
  })

  it.each([
    ['-start', 'debac'],
    ['start', 'cabed'],
    ['agent', 'bdace'],
    ['-agent', 'ecadb'],
    ['site', 'cdabe'],
    ['found', 'acebd'],
    ['-found', 'dbeca'],
  ])('by %s', async (sort, expected) => {
    expect(await shown({ sort })).toBe(expected)
  })

  it('begin with the latest unless said, and by where they were when they are outside', async () => {
    expect(await shown({})).toBe('debac')
    expect(await shown({ kind: 'outsideArea', sort: 'found' })).toBe('abc')
    expect(await shown({ kind: 'missed', sort: 'found' })).toBe('')
  })

  it.each(anomalySorts)('%s: pages of two are the whole, each shift once', async (sort) => {
    const pages = await paged(
      (values) => anomalies({ sort, ...values }),
      ({ shifts }) => shifts,
    )
    expect(pages.map(({ id }) => letters.get(id)).join('')).toBe(await shown({ sort }))
    expect(pages).toHaveLength(5)
  })

  it('go on by a cursor of the same kind and order alone', async () => {
    const { nextCursor: cursor } = await anomalies({ sort: 'agent', limit: 1 })
    for (const values of [{ cursor }, { sort: '-agent', cursor }, { kind: 'missed', sort: 'agent', cursor }]) {
      const { error } = await app.http(listAnomalies, { month, kind: 'late', ...values }, fixture.as('manager'))
      expect(Object.keys(error?.errors ?? {})).toEqual(['cursor'])
    }
  })
})

describe('the contracts of a month, those of one key by their numbers', () => {
  const contracts = async (values: Values) =>
    outputOf(listMonthContracts, await app.http(listMonthContracts, { month, ...values }, fixture.as('manager')))
  const shown = async (values: Values) => (await contracts(values)).contracts.map(({ number }) => number).join('')

  beforeEach(async () => {
    const { company, siteId } = fixture
    const cdd = await app.rows.insert('contract_types', { company_id: company.id, name: 'CDD' })
    await app.database.superuser.query('delete from contracts where company_id = $1', [company.id])
    const agent = (last_name: string) => app.rows.agent(company.id, { columns: { last_name, first_name: 'A' } })
    const [emile, zoe] = [await agent('Émile'), await agent('Zoé')]
    // Hours of the month by contract, and planned ones.
    for (const [number, agentId, type, monthly, planned] of [
      ['e', zoe, null, 100, 8],
      ['b', emile, cdd, 20, 8],
      ['a', zoe, null, null, 0],
      ['d', zoe, cdd, 100, 16],
      ['c', emile, null, null, 0],
    ] as const) {
      const contractId = await app.rows.contract(company.id, agentId, {
        number,
        monthly_hours_hundredths: monthly && monthly * 100,
        ...(type && { contract_type_id: type['contract_type_id'] }),
      })
      for (let day = 1; day <= planned / 8; day++)
        await app.rows.shift(company.id, {
          siteId,
          agentId,
          contractId,
          startsAt: `2026-10-0${day}T08:00:00Z`,
          endsAt: `2026-10-0${day}T16:00:00Z`,
        })
    }
  })

  it.each([
    ['agent', 'bcead'],
    ['-agent', 'daecb'],
    ['contract', 'abcde'],
    ['-contract', 'edcba'],
    ['type', 'bdeac'],
    ['planned', 'acebd'],
    ['-planned', 'dbeca'],
    // What says nothing comes last, whichever way.
    ['monthly', 'bedac'],
    ['-monthly', 'debca'],
    ['difference', 'edbac'],
    ['-difference', 'bdeca'],
  ])('by %s', async (sort, expected) => {
    expect(await shown({ sort })).toBe(expected)
  })

  it.each(contractSorts)('%s: pages of two are the whole, each contract once', async (sort) => {
    for (const filter of [{}, { has_shifts: true }, { has_shifts: false }]) {
      const pages = await paged(
        (values) => contracts({ sort, ...filter, ...values }),
        ({ contracts: rows }) => rows,
      )
      expect(pages.map(({ number }) => number).join('')).toBe(await shown({ sort, ...filter }))
      expect(pages).toHaveLength('has_shifts' in filter ? (filter.has_shifts ? 3 : 2) : 5)
    }
  })
})

it('nothing of it was unforeseen', () => {
  expect(app.faults).toEqual([])
})
