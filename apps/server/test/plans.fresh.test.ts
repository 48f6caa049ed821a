import type { Month } from '@vigie/contract/kit/time.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { clockingFacts } from '../src/domains/clockings/clockings.store.ts'
import { absencesOfPartner, sectorsOfPartner } from '../src/domains/schedules/partner.store.ts'
import { absencesAtSite } from '../src/domains/schedules/schedules.store.ts'
import type { Db, Query } from '../src/platform/postgres/db.ts'
import { openTestApp } from './app.ts'
import { hash, now, planOf, uuid } from './plans.ts'

const month = '202610' as Month
const shiftCount = 3000
let db: Db
let partnerId: number
let siteId: number
const app = await openTestApp()

/** A company as it is on its first day: of some size, and nobody has counted its rows yet (`analyze`). */
beforeAll(async () => {
  const { id } = await app.rows.company()
  db = app.database.forCompany(id)
  const at = (sql: string, ...values: unknown[]) => app.database.superuser.query(sql, [id, ...values])
  const one = async (sql: string): Promise<number> => (await app.database.superuser.query<{ id: number }>(sql, [id])).rows[0]!.id
  const clientId = await one(
    `insert into clients (company_id, code, name, created_at) values ($1, 'C', 'Client', '2026-01-01') returning client_id as id`,
  )
  partnerId = await one(
    `insert into partners (company_id, code, name, created_at) values ($1, 'P', 'Partenaire', '2026-01-01') returning partner_id as id`,
  )
  await at(
    `insert into sites (company_id, client_id, code, name, time_zone, created_at)
     select $1, $2, 'S' || n, 'Site ' || n, 'Europe/Paris', '2026-01-01' from generate_series(1, 24) n`,
    clientId,
  )
  await at(
    `insert into agents (company_id, employee_number, last_name, first_name, partner_id, created_at)
     select $1, 'M' || n, 'Nom' || n, 'Alix', case when n <= 6 then $2::int end, '2026-01-01' from generate_series(1, 90) n`,
    partnerId,
  )
  await at(`insert into unavailability_types (company_id, name) values ($1, 'Congés')`)
  await at(`insert into unavailabilities (company_id, agent_id, unavailability_type_id, starts_at, ends_at, created_at)
    select $1, agent_id, (select min(unavailability_type_id) from unavailability_types where company_id = $1), '2026-10-05', '2026-10-07', '2026-01-01'
      from agents where company_id = $1`)
  await at(
    `insert into shifts (company_id, number, site_id, agent_id, starts_at, ends_at, month)
     select $1, 'V' || n, s.first + n % 24, a.first + n % 90, t, t + interval '8 hours', '202610'
       from generate_series(1, $2::int) n, lateral (select timestamptz '2026-10-01T06:00:00Z' + n % 720 * interval '1 hour' as t) x,
            (select min(site_id) as first from sites where company_id = $1) s, (select min(agent_id) as first from agents where company_id = $1) a`,
    shiftCount,
  )
  await at(`insert into devices (company_id, uuid, secret_hash, paired_at) values ($1, gen_random_uuid(), '\\x', '2026-01-01')`)
  await at(`insert into clocking_tickets (company_id, ticket_hash, device_id, agent_id, way, expires_at)
    select $1, sha256(n::text::bytea), (select min(device_id) from devices where company_id = $1),
           (select min(agent_id) from agents where company_id = $1), 'code', '2026-01-01' from generate_series(1, 3000) n`)
  siteId = await one('select min(site_id) as id from sites where company_id = $1')
}, 60_000)

const modes = ['force_custom_plan', 'force_generic_plan'] as const

describe('on a database whose rows nobody has counted yet', () => {
  it.each([
    ['sectorsOfPartner', (): Query<unknown> => sectorsOfPartner(db, { partnerId, siteId: null }, month)],
    ['absencesOfPartner', (): Query<unknown> => absencesOfPartner(db, { partnerId, siteId: null }, month, 'Europe/Paris')],
    ['absencesAtSite', (): Query<unknown> => absencesAtSite(db, siteId, month, 'Europe/Paris')],
  ])('%s looks through the shifts once', async (_, query) => {
    for (const mode of modes) {
      const nodes = await planOf(app, db, query(), { mode, isRun: true })
      const looks = nodes.filter((node) => node['Relation Name'] === 'shifts').map((node) => node['Actual Rows']! * node['Actual Loops']!)
      expect(looks.length, mode).toBeGreaterThan(0)
      expect(Math.max(...looks), mode).toBeLessThanOrEqual(shiftCount)
    }
  })

  it('clockingFacts finds a ticket by its hash, and not among all that its device has had', async () => {
    const query = clockingFacts(db, { shiftId: 500, deviceId: 1, clockingUuid: uuid, ticketHash: hash, reasonId: null, now })
    for (const mode of modes) {
      const tickets = (await planOf(app, db, query, { mode })).filter((node) => node['Relation Name'] === 'clocking_tickets')
      expect(
        tickets.map((node) => node['Index Name']),
        mode,
      ).toEqual(['clocking_tickets_pkey'])
    }
  })
})
