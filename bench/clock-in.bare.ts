import { randomUUID } from 'node:crypto'
import { instantOf } from '@vigie/contract/kit/time.ts'
import { asItHappened, detailTypes, lineTypes, textOf, type ClockingLine } from '../apps/server/src/domains/clockings/clockings.line.ts'
import { blank, projected, projectionColumns, projectionTypes } from '../apps/server/src/domains/clockings/projection.rules.ts'
import type { BenchDatabase } from './dataset.ts'

/** The first company of the bench. */
export const company = { id: 1, code: 'BENCH1' }

export interface Act {
  readonly shiftId: number
  readonly siteId: number
  readonly agentId: number
  readonly ticket: string
}
export interface Device {
  readonly deviceId: number
  readonly userId: number
  readonly token: string
}

const lineOf = (act: Act, device: Device): ClockingLine => {
  const now = instantOf(Date.now())
  return {
    company_id: company.id,
    site_id: act.siteId,
    clocking_uuid: randomUUID(),
    shift_id: act.shiftId,
    agent_id: act.agentId,
    kind: 'start',
    way: 'code',
    verdict: 1,
    recorded_at: now,
    happened_at: now,
    device_at: null,
    drift_seconds: null,
    device_id: device.deviceId,
    device_seq: null,
    user_id: device.userId,
    anomaly_reason_id: null,
    is_forced: false,
    is_outside_area: false,
    is_offline: false,
    private_digest: null,
    ...asItHappened,
  }
}

/** What of a line a shift does not know, with its types. */
const lineOnly = Object.entries(lineTypes).filter(([column]) => !['company_id', 'site_id', 'shift_id'].includes(column))

/**
 * The writes of a clock-in for one act, as a developer would put them into one SQL function without any server: what the road
 * through the pipeline is measured against. Its parameters are what saveClocking saves, each alone, by the product's own columns.
 */
function bareAct(): { readonly sql: string; readonly parameterCount: number } {
  const types = ['int', 'int', 'int', ...Object.values(projectionTypes), 'text', ...lineOnly.map(([, type]) => type)]
  const [line, detail] = [projectionColumns.length + 4, types.length + 1]
  types.push(...Object.values(detailTypes))
  const sets = projectionColumns.map((column, at) => `${column} = $${at + 4}`)
  const ofDetails = Object.keys(detailTypes)
  const sql = `
create or replace function bench_bare_act(${types.join(', ')}) returns table (seq int, version int) language sql as $body$
  with s as (
    update shifts set ${sets.join(', ')}, version = version + 1
    where company_id = $1 and shift_id = $2 and version = $3
      and exists (select from chain_heads c where c.company_id = $1 and c.site_id = shifts.site_id)
    returning site_id, version),
  h as (
    update chain_heads h set seq = h.seq + 1, hash = sha256(h.hash || convert_to($${line}, 'UTF8')) from s
     where h.company_id = $1 and h.site_id = s.site_id returning h.seq, h.hash, h.site_id),
  c as (
    insert into clockings (company_id, site_id, seq, shift_id, ${lineOnly.map(([column]) => column).join(', ')}, line, hash)
    select $1, h.site_id, h.seq, $2, ${lineOnly.map((_, at) => `$${line + 1 + at}`).join(', ')}, $${line}, h.hash from h returning site_id, seq),
  d as (
    insert into clocking_details (company_id, site_id, seq, ${ofDetails.join(', ')})
    select $1, c.site_id, c.seq, ${ofDetails.map((_, at) => `$${detail + at}`).join(', ')} from c where $${detail} is not null)
  select c.seq, s.version from c, s
$body$`
  return { sql, parameterCount: types.length }
}

/** The bare baseline: that function, called by bare connections without row-level security. What it sends is made before it is measured. */
export async function makeFunction(
  { superuser }: BenchDatabase,
  device: Device,
): Promise<(acts: readonly Act[]) => (at: number) => Promise<unknown>> {
  const { sql, parameterCount } = bareAct()
  // Of former runs, whose parameters may have been others.
  const { rows } = await superuser.query<{ name: string }>(
    `select oid::regprocedure::text as name from pg_proc where proname = 'bench_bare_act'`,
  )
  for (const { name } of rows) await superuser.query(`drop function ${name}`)
  await superuser.query(sql)
  const noDetails = Object.keys(detailTypes).map(() => null)
  const valuesOf = (act: Act): unknown[] => {
    const line = lineOf(act, device)
    const projection = projected(blank, line)
    const ofShift = projectionColumns.map((column) => projection[column])
    const ofLine = lineOnly.map(([column]) => line[column as keyof ClockingLine])
    return [company.id, act.shiftId, 1, ...ofShift, textOf(line), ...ofLine, ...noDetails]
  }
  const text = `select * from bench_bare_act(${Array.from({ length: parameterCount }, (_, at) => `$${at + 1}`).join(', ')})`
  return (acts) => {
    const ready = acts.map(valuesOf)
    return (at) => superuser.query({ name: 'bench_bare_act', text, values: ready[at]! })
  }
}
