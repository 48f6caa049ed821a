import { randomUUID } from 'node:crypto'
import { instantOf } from '@vigie/contract/kit/time.ts'
import { digestOf, newAccessToken } from '../apps/server/src/domains/auth/sessions/auth.tokens.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { secretKeyOf } from '../apps/server/src/secret-key.ts'
import { codeHmac } from '../apps/server/src/domains/clockings/code-checks.ts'
import { secretsOf } from '../apps/server/src/kit/secrets.ts'
import { benchData, type BenchDatabase } from './dataset.ts'

/** The second company of the bench: the other sections clock in the first. */
export const company = { id: 2, code: 'BENCH2' }

export interface Tablet {
  readonly token: string
  /** What the agent who stands before it types. */
  readonly code: string
  readonly agentId: number
  readonly contractId: number
  readonly siteId: number
}

/** Paired devices, each with a session, one site and an agent of its own whose code is known. */
export async function makeTablets({ superuser }: BenchDatabase, count: number): Promise<Tablet[]> {
  const hmac = codeHmac(secretsOf(secretKeyOf(readConfig({ DATA_DIR: benchData }))), company.id)
  const now = instantOf(Date.now())
  const { rows: agents } = await superuser.query<{ agentId: number; contractId: number }>(
    `select distinct on (agent_id) agent_id as "agentId", contract_id as "contractId" from contracts where company_id = $1
      order by agent_id, contract_id limit $2`,
    [company.id, count],
  )
  const { rows: sites } = await superuser.query<{ siteId: number }>(
    'select site_id as "siteId" from sites where company_id = $1 order by site_id',
    [company.id],
  )
  const tablets = agents.map((agent, at) => ({
    ...agent,
    code: String(1_000_000 + at),
    token: newAccessToken(company.id),
    uuid: randomUUID(),
    siteId: sites[at % sites.length]!.siteId,
  }))
  for (const { agentId, code, token, uuid, siteId } of tablets) {
    await superuser.query('update agents set clocking_code_hmac = $3 where company_id = $1 and agent_id = $2', [
      company.id,
      agentId,
      hmac(code),
    ])
    await superuser.query(
      `with d as (insert into devices (company_id, uuid, secret_hash, paired_at) values ($1, $2, '\\x00', $3) returning device_id),
            l as (insert into device_sites (company_id, device_id, site_id, created_at) select $1, device_id, $4, $3 from d),
            u as (insert into users (company_id, role, username, email, is_first_login, device_id, created_at)
                  select $1, 'clocking_device', 'bench', '', false, device_id, $3 from d returning user_id)
       insert into sessions (company_id, token_hash, user_id, kind, created_at, acted_at) select $1, $5, user_id, 'device', $3, $3 from u`,
      [company.id, uuid, now, siteId, digestOf(token)],
    )
  }
  return tablets
}

/** A service for each, which begins now; those of former rounds are long past, so that each agent has one to clock, as at the start of a shift. */
export async function makeShifts({ superuser }: BenchDatabase, tablets: readonly Tablet[]): Promise<Map<number, number>> {
  await superuser.query(
    `update shifts set starts_at = starts_at - interval '60 days', ends_at = ends_at - interval '60 days'
      where company_id = $1 and month = '203001' and starts_at > $2::timestamptz - interval '30 days'`,
    [company.id, instantOf(Date.now())],
  )
  const { rows } = await superuser.query<{ agentId: number; shiftId: number }>(
    `insert into shifts (company_id, number, site_id, agent_id, contract_id, starts_at, ends_at, month)
     select $1, gen_random_uuid()::text, s, a, k, $2::timestamptz, $2::timestamptz + interval '8 hours', '203001'
       from unnest($3::int[], $4::int[], $5::int[]) t (s, a, k) returning agent_id as "agentId", shift_id as "shiftId"`,
    [
      company.id,
      instantOf(Date.now()),
      tablets.map(({ siteId }) => siteId),
      tablets.map(({ agentId }) => agentId),
      tablets.map(({ contractId }) => contractId),
    ],
  )
  return new Map(rows.map(({ agentId, shiftId }) => [agentId, shiftId]))
}
