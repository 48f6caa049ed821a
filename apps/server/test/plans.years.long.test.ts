import { beforeAll, describe, expect, it } from 'vitest'
import type { Db, Query } from '../src/platform/postgres/db.ts'
import { agentById } from '../src/domains/agents/agents.details.store.ts'
import { agentsOf, type AgentQuestion } from '../src/domains/agents/agents.list.store.ts'
import { suggestionsFor } from '../src/domains/planning/suggestions.store.ts'
import { openTestApp, type TestApp } from './app.ts'
import { day, isRead, month, planOf, plansOfDomains, readingOf, worseKept, type PlannedQueries } from './plans.ts'
import { companyOfMonths, servicesOfMonth } from './plans.years.rows.ts'

const everybody: AgentQuestion = {
  scope: { hasRights: true, seesAccounts: true },
  today: day,
  month,
  search: '',
  qualificationIds: [],
  cardState: undefined,
  contractTypeId: undefined,
  partnerId: undefined,
  hasActiveContract: undefined,
  hasShifts: undefined,
  isArchived: false,
}
/** So much more is read by the way: a few absences, another level of an index. */
const little = { entries: 50, pages: 60 }
const modes = ['force_custom_plan', 'force_generic_plan'] as const

/** What reads all that somebody, or what words find, has ever had, because that is what is asked of it. */
const wholeOnPurpose = new Set([
  // All that is held on an agent.
  'heldCounts',
  'heldServices',
  'heldActs',
  'heldMissions',
  'heldMonths',
  // One agent's own missions that are still to come, among all its own.
  'missionsOf',
  // Acts since the last root, and nobody makes one here.
  'uncoveredActs',
  // Whether somebody was ever planned at a site: the first time that is found says yes, and who never was has had no other.
  'isAgentAtSite',
  'ownerThere',
])
const isOnPurpose = (name: string, query: Query<unknown>) =>
  wholeOnPurpose.has(name) || (wholeOnPurpose.has(`${name} words`) && query.sql.includes('search_words_of'))

/** A page of agents in each order, the first and a later one: planned with more of them in plans.agents.long.test.ts. */
const agents = (db: Db): PlannedQueries => ({
  agentsOf: () =>
    (['name', 'number', 'card', 'hours'] as const).flatMap((key) =>
      [undefined, { key: key === 'card' ? '2026-01-01' : '60', id: 5 }].map((after) =>
        agentsOf(db, everybody, { key, isDown: true }, 21, after),
      ),
    ),
  agentById: () => [agentById(db, { scope: everybody.scope, id: 5, today: day, month, seen: null })],
})
/** A service of the month to come, with all the months behind it. */
const ofNow = (db: Db, months: number): PlannedQueries => ({
  suggestionsNow: () => [suggestionsFor(db, { shiftIds: [months * servicesOfMonth - 400], search: '', agentIds: null, limit: 20 })],
})
const plansOf = (db: Db, months: number): PlannedQueries => ({ ...agents(db), ...ofNow(db, months), ...plansOfDomains(db) })

const [young, old] = [await openTestApp(), await openTestApp()]
const companies = new Map<TestApp, PlannedQueries>()
beforeAll(async () => {
  const grown = async (app: TestApp, months: number) =>
    companies.set(app, plansOf(app.database.forCompany(await companyOfMonths(app, months)), months))
  await Promise.all([grown(young, 12), grown(old, 72)])
}, 120_000)

/** How a function asks, in each of its ways and by either plan. */
function ways(app: TestApp, name: string) {
  const asked = companies.get(app)![name]!() as Query<unknown>[]
  return asked
    .filter((query) => isRead(query) && !isOnPurpose(name, query))
    .flatMap((query) => modes.filter((mode) => !query.usesCustomPlan || mode === 'force_custom_plan').map((mode) => ({ query, mode })))
}

/** The ways of a function that read more with six years behind. */
async function growing(name: string, how?: { readonly joinsWhole: boolean }): Promise<string[]> {
  const later = ways(old, name)
  const found: string[] = []
  for (const [at, { query, mode }] of ways(young, name).entries()) {
    const [one, six] = [await readingOf(young, query, mode, how), await readingOf(old, later[at]!.query, mode, how)]
    // By another index the same rows may lie on other pages, or more rows be seen on the same pages: what grows is both.
    const isMore = six.entries > 1.25 * one.entries + little.entries && six.pages > 1.25 * one.pages + little.pages
    if (isMore) found.push(`way ${at} by ${mode}, ${JSON.stringify({ one, six })}: ${query.sql}`)
  }
  return found
}

describe('with six years behind and not one, of as many services in each month by the same agents at the same sites', () => {
  it.each(Object.keys(plansOf({} as Db, 0)))('%s reads no more', async (name) => expect(await growing(name)).toEqual([]))

  it.each(Object.keys(plansOf({} as Db, 0)))('%s reads no more by the plan that is kept than by one for its values', async (name) =>
    expect(await worseKept(old, companies.get(old)![name]!())).toEqual([]),
  )

  // With many millions of rows PostgreSQL guesses their numbers badly enough to read them whole; here it is made to.
  it.each([
    'linesOfShift',
    'saidOfServices',
    'suggestionsNow',
    'shiftsAround',
    'colleaguesOf',
    'monthOfAgent',
    'monthOfSite',
    'shiftInfoFacts',
  ])('%s looks up what it joins of many years, however many rows PostgreSQL expects', async (name) =>
    expect(await growing(name, { joinsWhole: true })).toEqual([]),
  )

  // Entries that are passed over in an index are in no figure of PostgreSQL's.
  it("the sites of a month begin in a site's index with the month", async () => {
    for (const { query, mode } of ['sitesOf', 'countSites'].flatMap((name) => ways(old, name))) {
      const nodes = await planOf(old, { companyId: query.parameters[0] as number }, query, { mode })
      const conditions = nodes.filter((node) => node['Index Name'] === 'shifts_of_site').map((node) => node['Index Cond']!)
      for (const condition of conditions) expect(condition, query.sql).toMatch(/\(starts_at >= /)
    }
  })
})
