import { globSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import utils from 'pg/lib/utils.js'
import type { Db, Query } from '../src/platform/postgres/db.ts'
import type { Day, Instant, Month } from '@vigie/contract/kit/time.ts'
import type { TestApp } from './app.ts'

const prepareValue = utils.prepareValue!

/** A step of a plan, as PostgreSQL tells it. */
export interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Index Cond'?: string
  readonly 'Actual Rows'?: number
  readonly 'Actual Loops'?: number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Join Filter'?: number
  readonly Plans?: readonly PlanNode[]
}
export interface Planning {
  /** A plan for these very values, or one for any that is kept; without it, whichever the server has it asked by. */
  readonly mode?: 'force_custom_plan' | 'force_generic_plan'
  /** Run once, to count the rows of each step. */
  readonly isRun?: boolean
}

/** The steps of a query's plan, as vigie_app of this company. */
export async function planOf(
  { database }: TestApp,
  db: Pick<Db, 'companyId'>,
  { sql, parameters, usesCustomPlan }: Query<unknown>,
  { mode = usesCustomPlan ? 'force_custom_plan' : 'force_generic_plan', isRun = false }: Planning = {},
): Promise<PlanNode[]> {
  const client = await database.appPool.connect()
  try {
    await client.query('begin')
    await client.query(`select set_config('app.company', $1, true), set_config('plan_cache_mode', $2, true)`, [String(db.companyId), mode])
    await client.query(`prepare asked as ${sql}`)
    const values = parameters.map((value) => literal(prepareValue(value)))
    const { rows } = await client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      `explain (${isRun ? 'analyze, timing off, ' : ''}format json) execute asked${values.length ? `(${values.join()})` : ''}`,
    )
    return nodesOf(rows[0]!['QUERY PLAN'][0]!.Plan)
  } finally {
    await client.query('rollback')
    await client.query('deallocate all')
    client.release()
  }
}

/**
 * What a query reads when it is run so: entries of indexes with rows of tables that are read whole, and pages of both. Where rows
 * are not looked up one by one (`joinsWhole`), a join that PostgreSQL may make in another way is made by reading its tables.
 */
export async function readingOf(
  { database }: TestApp,
  { sql, parameters }: Query<unknown>,
  mode: NonNullable<Planning['mode']>,
  { joinsWhole = false }: { readonly joinsWhole?: boolean } = {},
): Promise<{ readonly entries: number; readonly pages: number }> {
  const client = await database.appPool.connect()
  const soFar = async () =>
    (
      await client.query<{ entries: number; pages: number }>(
        `select sum(pg_stat_get_xact_tuples_returned(oid))::int as entries, sum(pg_stat_get_xact_blocks_fetched(oid))::int as pages
           from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'i')`,
      )
    ).rows[0]!
  try {
    await client.query('begin')
    await client.query(
      `select set_config('app.company', $1, true), set_config('plan_cache_mode', $2, true), set_config('enable_nestloop', $3, true),
              set_config('max_parallel_workers_per_gather', '0', true)`,
      [String(parameters[0]), mode, joinsWhole ? 'off' : 'on'],
    )
    await client.query(`prepare asked as ${sql}`)
    const values = parameters.map((value) => literal(prepareValue(value)))
    const before = await soFar()
    await client.query(`execute asked${values.length ? `(${values.join()})` : ''}`)
    const after = await soFar()
    return { entries: after.entries - before.entries, pages: after.pages - before.pages }
  } finally {
    await client.query('rollback')
    await client.query('deallocate all')
    client.release()
  }
}

/** The rows that the steps of a query's plan give and leave out, when it is run so. */
async function rowsOf(app: TestApp, query: Query<unknown>, mode: NonNullable<Planning['mode']>): Promise<number> {
  const nodes = await planOf(app, { companyId: query.parameters[0] as number }, query, { mode, isRun: true })
  const given = ({
    'Actual Rows': rows = 0,
    'Rows Removed by Filter': filtered = 0,
    'Rows Removed by Join Filter': unjoined = 0,
  }: PlanNode) => rows + filtered + unjoined
  return nodes.reduce((sum, node) => sum + given(node) * (node['Actual Loops'] ?? 0), 0)
}

/** Of queries whose plan is kept, those that read much more by it than by one for their values, or compare more: they are to be planned anew. */
export async function worseKept(app: TestApp, queries: readonly unknown[]): Promise<string[]> {
  const found: string[] = []
  for (const query of queries as readonly Query<unknown>[]) {
    if (query.usesCustomPlan || !isRead(query)) continue
    const [kept, best] = [await readingOf(app, query, 'force_generic_plan'), await readingOf(app, query, 'force_custom_plan')]
    const [keptRows, bestRows] = [await rowsOf(app, query, 'force_generic_plan'), await rowsOf(app, query, 'force_custom_plan')]
    const readsMore = kept.entries > 2 * best.entries + 200 && kept.pages > 2 * best.pages + 50
    if (readsMore || keptRows > 3 * bestRows + 5000) found.push(`${JSON.stringify({ kept, best, keptRows, bestRows })}: ${query.sql}`)
  }
  return found
}
export const isRead = ({ sql }: Query<unknown>): boolean => !/\b(?:insert into|update|delete from|enqueue)\b/i.test(sql)

/** The tables that a plan reads whole. */
export const readWhole = (nodes: readonly PlanNode[]): (string | undefined)[] =>
  nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name'])

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

function literal(value: string | Buffer | null): string {
  if (value === null) return 'null'
  return pg.escapeLiteral(typeof value === 'string' ? value : `\\x${value.toString('hex')}`)
}

/** What a domain's queries are planned with. */
export const [day, month, now] = ['2026-10-12' as Day, '202610' as Month, '2026-10-12T08:00:00Z' as Instant]
export const hash = Buffer.alloc(32, 1)
export const uuid = '6f9619ff-8b86-4d11-b42d-00c04fc964ff'

/** Queries by the name of the store's function that makes them. */
export type PlannedQueries = Readonly<Record<string, () => readonly unknown[]>>

/** What `<domain>.plans.testing.ts` of a domain says. */
interface DomainPlans {
  readonly plans: (db: Db) => PlannedQueries
}
const folder = path.join(import.meta.dirname, '../src/domains')
const domains = await Promise.all(
  globSync('*/*.plans.testing.ts', { cwd: folder })
    .toSorted()
    .map(async (file) => (await import(path.join(folder, file))) as DomainPlans),
)
/** The queries of all domains. */
export const plansOfDomains = (db: Db): PlannedQueries => Object.assign({}, ...domains.map(({ plans }) => plans(db))) as PlannedQueries

/** The queries of a store's function that sends them itself. */
export function sentBy(db: Db, send: (capturing: Db) => unknown): readonly unknown[] {
  const sent: unknown[] = []
  void send({ ...db, read: (query) => (sent.push(query), Promise.resolve([])) })
  return sent
}
