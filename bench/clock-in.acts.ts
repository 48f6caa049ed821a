import { randomUUID } from 'node:crypto'
import { instantOf } from '@vigie/contract/kit/time.ts'
import { digestOf, newAccessToken } from '../apps/server/src/domains/auth/sessions/auth.tokens.ts'
import { company, type Act, type Device } from './clock-in.bare.ts'
import type { BenchDatabase } from './dataset.ts'

/** A paired device of the bench, linked to every site, with a session. It shows no shifts: its 64 sockets are not told of each act. */
export async function makeDevice({ superuser }: BenchDatabase): Promise<Device> {
  const now = instantOf(Date.now())
  const {
    rows: [device],
  } = await superuser.query<{ device_id: number }>(
    `insert into devices (company_id, uuid, secret_hash, shifts_visibility, paired_at) values ($1, $2, '\\x00', 'none', $3) returning device_id`,
    [company.id, randomUUID(), now],
  )
  await superuser.query(
    `insert into device_sites (company_id, device_id, site_id, created_at) select company_id, $2, site_id, $3 from sites where company_id = $1`,
    [company.id, device!.device_id, now],
  )
  const {
    rows: [user],
  } = await superuser.query<{ user_id: number }>(
    `insert into users (company_id, role, username, email, is_first_login, device_id, created_at) values ($1, 'clocking_device', 'bench', '', false, $2, $3) returning user_id`,
    [company.id, device!.device_id, now],
  )
  const token = newAccessToken(company.id)
  await superuser.query(
    `insert into sessions (company_id, token_hash, user_id, kind, created_at, acted_at) values ($1, $2, $3, 'device', $4, $4)`,
    [company.id, digestOf(token), user!.user_id, now],
  )
  return { deviceId: device!.device_id, userId: user!.user_id, token }
}

/** Fresh shifts that may be clocked now, on so many sites, each with its agent's ticket. */
export async function makeActs({ superuser }: BenchDatabase, { deviceId }: Device, siteCount: number, count: number): Promise<Act[]> {
  const starts = instantOf(Date.now())
  const { rows } = await superuser.query<{ shiftId: number; siteId: number; agentId: number }>(
    `with s as (select site_id, row_number() over (order by site_id) - 1 as place from sites where company_id = $1 order by site_id limit $2),
          a as (select agent_id, contract_id, row_number() over (order by agent_id) - 1 as place from contracts where company_id = $1)
     insert into shifts (company_id, number, site_id, agent_id, contract_id, starts_at, ends_at, month)
     select $1, gen_random_uuid()::text, s.site_id, a.agent_id, a.contract_id, $4::timestamptz, $4::timestamptz + interval '8 hours', '203001'
       from generate_series(0, $3::int - 1) n join s on s.place = n % $2::int join a on a.place = n % 625
     returning shift_id as "shiftId", site_id as "siteId", agent_id as "agentId"`,
    [company.id, siteCount, count, starts],
  )
  const made = rows.map((row) => ({ ...row, ticket: randomUUID() }))
  await superuser.query(
    `insert into clocking_tickets (company_id, ticket_hash, device_id, agent_id, way, expires_at)
     select $1, h, $2, a, 'code', $5 from unnest($3::bytea[], $4::int[]) t (h, a)`,
    [
      company.id,
      deviceId,
      made.map(({ ticket }) => digestOf(ticket)),
      made.map(({ agentId }) => agentId),
      // A ticket lives a minute; a round takes seconds.
      instantOf(Date.now() + 60_000),
    ],
  )
  return made
}

/** An act as a tablet asks for it. */
export const askedFor = ({ shiftId, ticket }: Act, { token }: Device) => ({
  method: 'PUT',
  path: '/services',
  token,
  company: company.code,
  payload: { vacation_id: shiftId, isPds: true, ticket, clocking_uuid: randomUUID() },
})
