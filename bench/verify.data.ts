import { createHash } from 'node:crypto'
import type pg from 'pg'
import { addSeconds, type Instant } from '@vigie/contract/kit/time.ts'
import { digestOfDetails, hashOf, textOf, type ClockingLine } from '../apps/server/src/domains/clockings/clockings.line.ts'
import type { Head, Heads } from '../apps/server/src/domains/clockings/proof/root.entry.ts'
import type { Proof } from '../apps/server/src/domains/clockings/verify/verify.roots.ts'
import { beginLog, blankLine, insertLines, uuidOf } from './acts.data.ts'
import { madeOnce, type BenchDatabase } from './dataset.ts'

const code = 'VERIFY-2'
/** A million acts: two of each service; a month of hourly roots. */
const size = { sites: 100, acts: 10_000, roots: 720 }
const begin = '2025-01-01T05:00:00Z' as Instant
const position = { latitude: 48.8566, longitude: 2.3522, accuracy_metres: 12, comment: null }

/** A company with a million acts and their roots, made once. */
export const fillVerify = (database: BenchDatabase, proof: Proof): Promise<number> =>
  madeOnce(database, code, '1,000,000 acts', async (client) => {
    // The rows are right by their making; the chains are made here.
    await client.query('set local session_replication_role = replica')
    const one = async (sql: string, values: unknown[]) =>
      Number(Object.values((await client.query<Record<string, number>>(sql, values)).rows[0]!)[0])
    const companyId = await one(`insert into companies (code, name, created_at) values ($1, 'Verify', $2) returning company_id`, [
      code,
      begin,
    ])
    const clientId = await one(
      `insert into clients (company_id, code, name, created_at) values ($1, 'C', 'Client', $2) returning client_id`,
      [companyId, begin],
    )
    const agentId = await one(
      `insert into agents (company_id, employee_number, last_name, first_name, created_at) values ($1, '1', 'Nom', 'Prénom', $2) returning agent_id`,
      [companyId, begin],
    )
    const siteIds: number[] = []
    for (let at = 0; at < size.sites; at++)
      siteIds.push(
        await one(
          `insert into sites (company_id, client_id, code, name, time_zone, created_at) values ($1, $2, $3, $3, 'Europe/Paris', $4) returning site_id`,
          [companyId, clientId, `S${at}`, begin],
        ),
      )
    await writeLog(proof, await fillActs(client, { companyId, siteIds, agentId }))
    return companyId
  })

interface Filled {
  readonly companyId: number
  readonly siteIds: readonly number[]
  readonly agentId: number
}

/** The acts of all sites as they come, one of each in turn. Answers the heads at each root. */
async function fillActs(client: pg.PoolClient, { companyId, siteIds, agentId }: Filled): Promise<Heads[]> {
  const { rows } = await client.query<{ id: number }>(
    `insert into shifts (company_id, number, site_id, agent_id, starts_at, ends_at, month, arrived_at, left_at, clock_in_status, clock_out_status)
     select $1::int, site_id || '-' || n, site_id, $3::int, at, at + interval '4 hours', to_char(at, 'YYYYMM'), at, at + interval '4 hours', 1, 1
       from generate_series(0, $4::int - 1) n, unnest($2::int[]) with ordinality s (site_id, place), lateral (select $5::timestamptz + n * interval '5 hours' as at) t
      order by n, place returning shift_id as id`,
    [companyId, siteIds, agentId, size.acts / 2, begin],
  )
  let heads: Heads = new Map(siteIds.map((siteId) => [siteId, { seq: 0, hash: '' }]))
  const marks: Heads[] = []
  for (let at = 0; at < size.acts; at++) {
    const happened = addSeconds(begin, (Math.floor(at / 2) * 5 + (at % 2) * 4) * 3600)
    const made = siteIds.map((siteId, place) => {
      const shiftId = rows[Math.floor(at / 2) * siteIds.length + place]!.id
      return act({ companyId, siteId, shiftId, agentId, at, happened, before: heads.get(siteId)! })
    })
    await insertLines(client, made)
    await insertDetails(client, made)
    heads = new Map(made.map(({ site_id, seq, hash }) => [site_id, { seq, hash: hash.toString('hex') }]))
    if (marks.length < Math.floor(((at + 1) * size.roots) / size.acts)) marks.push(heads)
  }
  await client.query(
    `insert into chain_heads (company_id, site_id, seq, hash) select $1, site_id, seq, decode(hash, 'hex') from unnest($2::int[], $3::int[], $4::text[]) h (site_id, seq, hash)`,
    [companyId, [...heads.keys()], [...heads.values()].map(({ seq }) => seq), [...heads.values()].map(({ hash }) => hash)],
  )
  return marks
}

interface Act extends Omit<Filled, 'siteIds'> {
  readonly siteId: number
  readonly shiftId: number
  readonly at: number
  readonly happened: Instant
  readonly before: Head
}
function act({ companyId, siteId, shiftId, agentId, at, happened, before }: Act) {
  // One in five came from a phone, with where it was.
  const salt = (at + siteId) % 5 === 0 ? createHash('md5').update(`${siteId} ${at}`).digest() : null
  const line: ClockingLine = {
    ...blankLine,
    company_id: companyId,
    site_id: siteId,
    clocking_uuid: uuidOf(`act ${siteId} ${at}`),
    shift_id: shiftId,
    agent_id: agentId,
    kind: at % 2 === 0 ? 'start' : 'end',
    way: salt ? 'position' : 'code',
    verdict: 1,
    recorded_at: happened,
    happened_at: happened,
    is_forced: false,
    is_outside_area: false,
    is_offline: false,
    private_digest: salt && digestOfDetails({ salt, ...position }),
  }
  const text = textOf(line)
  return {
    ...line,
    private_digest: line.private_digest === null ? null : Buffer.from(line.private_digest, 'hex'),
    seq: at + 1,
    line: text,
    hash: hashOf(Buffer.from(before.hash, 'hex'), text),
    salt,
  }
}

async function insertDetails(client: pg.PoolClient, made: readonly ReturnType<typeof act>[]): Promise<void> {
  const kept = made.filter(({ salt }) => salt !== null)
  await client.query(
    `insert into clocking_details (company_id, site_id, seq, salt, latitude, longitude, accuracy_metres)
     select d.company_id, d.site_id, d.seq, d.salt, $5::float8, $6::float8, $7::float8
       from unnest($1::int[], $2::int[], $3::int[], $4::bytea[]) d (company_id, site_id, seq, salt)`,
    [
      kept.map(({ company_id }) => company_id),
      kept.map(({ site_id }) => site_id),
      kept.map(({ seq }) => seq),
      kept.map(({ salt }) => salt),
      position.latitude,
      position.longitude,
      position.accuracy_metres,
    ],
  )
}

async function writeLog({ signer, proofDir }: Proof, marks: readonly Heads[]): Promise<void> {
  const add = beginLog(signer, proofDir, code)
  for (const [at, heads] of marks.entries()) await add({ at: addSeconds(begin, (at + 1) * 3600), kind: 'hour', heads })
}
