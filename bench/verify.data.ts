import { createHash } from 'node:crypto'
import type pg from 'pg'
import { addSeconds, type Instant } from '@vigie/contract/kit/time.ts'
import { digestOfDetails, hashOf, textOf, type ClockingLine } from '../apps/server/src/domains/clockings/clockings.line.ts'
import type { Head, Heads } from '../apps/server/src/domains/clockings/proof/root.entry.ts'
import type { Proof } from '../apps/server/src/domains/clockings/verify/verify.roots.ts'
import { beginLog, blankLine, insertLines, uuidOf } from './acts.data.ts'
import { madeOnce, type BenchDatabase } from './dataset.ts'

const code = 'VERIFY'
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
    const marks: Head[][] = []
    const siteIds: number[] = []
    for (let at = 0; at < size.sites; at++) {
      const siteId = await one(
        `insert into sites (company_id, client_id, code, name, time_zone, created_at) values ($1, $2, $3, $3, 'Europe/Paris', $4) returning site_id`,
        [companyId, clientId, `S${at}`, begin],
      )
      siteIds.push(siteId)
      marks.push(await fillSite(client, { companyId, siteId, agentId }))
    }
    await writeLog(proof, siteIds, marks)
    return companyId
  })

/** Answers the head after each span of roots. */
async function fillSite(
  client: pg.PoolClient,
  { companyId, siteId, agentId }: { companyId: number; siteId: number; agentId: number },
): Promise<Head[]> {
  const { rows } = await client.query<{ id: number }>(
    `insert into shifts (company_id, number, site_id, agent_id, starts_at, ends_at, month, arrived_at, left_at, clock_in_status, clock_out_status)
     select $1::int, $2::int || '-' || n, $2::int, $3::int, at, at + interval '4 hours', to_char(at, 'YYYYMM'), at, at + interval '4 hours', 1, 1
       from generate_series(0, $4::int - 1) n, lateral (select $5::timestamptz + n * interval '5 hours' as at) t order by n returning shift_id as id`,
    [companyId, siteId, agentId, size.acts / 2, begin],
  )
  let hash: Buffer = Buffer.alloc(0)
  const marks: Head[] = []
  const made = Array.from({ length: size.acts }, (_, at) => {
    const happened = addSeconds(begin, (Math.floor(at / 2) * 5 + (at % 2) * 4) * 3600)
    // One in five came from a phone, with where it was.
    const salt = at % 5 === 0 ? createHash('md5').update(`${siteId} ${at}`).digest() : null
    const line: ClockingLine = {
      ...blankLine,
      company_id: companyId,
      site_id: siteId,
      clocking_uuid: uuidOf(`act ${siteId} ${at}`),
      shift_id: rows[Math.floor(at / 2)]!.id,
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
    hash = hashOf(hash, text)
    if (marks.length < Math.floor(((at + 1) * size.roots) / size.acts)) marks.push({ seq: at + 1, hash: hash.toString('hex') })
    return {
      ...line,
      private_digest: line.private_digest === null ? null : Buffer.from(line.private_digest, 'hex'),
      seq: at + 1,
      line: text,
      hash,
      salt,
    }
  })
  await insertLines(client, made)
  const kept = made.filter(({ salt }) => salt !== null)
  await client.query(
    `insert into clocking_details (company_id, site_id, seq, salt, latitude, longitude, accuracy_metres)
     select $1::int, $2::int, d.seq, d.salt, $5::float8, $6::float8, $7::float8 from unnest($3::int[], $4::bytea[]) d (seq, salt)`,
    [
      companyId,
      siteId,
      kept.map(({ seq }) => seq),
      kept.map(({ salt }) => salt),
      position.latitude,
      position.longitude,
      position.accuracy_metres,
    ],
  )
  await client.query('insert into chain_heads (company_id, site_id, seq, hash) values ($1, $2, $3, $4)', [
    companyId,
    siteId,
    size.acts,
    hash,
  ])
  return marks
}

async function writeLog({ signer, proofDir }: Proof, siteIds: readonly number[], marks: readonly Head[][]): Promise<void> {
  const add = beginLog(signer, proofDir, code)
  for (let at = 0; at < size.roots; at++) {
    const heads: Heads = new Map(siteIds.map((siteId, place) => [siteId, marks[place]![at]!]))
    await add({ at: addSeconds(begin, (at + 1) * 3600), kind: 'hour', heads })
  }
}
