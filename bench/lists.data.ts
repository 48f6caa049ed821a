import { instantOf } from '@vigie/contract/kit/time.ts'
import { rights } from '@vigie/contract/companies/settings.ts'
import { digestOf, newAccessToken } from '../apps/server/src/domains/auth/sessions/auth.tokens.ts'
import { madeOnce, type BenchDatabase } from './dataset.ts'

const at = `'2026-08-01T00:00:00Z'`
/** A company whose lists are long: what a month of the largest customers holds. */
export const lists = { code: 'LISTS', month: '202610', sites: 5000, clients: 200, agents: 4000, shifts: 100_000 }

/** Makes that company once; answers its id. Every tenth shift has no agent. */
export const fillLists = (database: BenchDatabase): Promise<number> =>
  madeOnce(
    database,
    lists.code,
    `${lists.shifts.toLocaleString('en')} shifts of one month at ${lists.sites.toLocaleString('en')} sites`,
    async (client) => {
      const made = await client.query<{ id: number }>(
        `insert into companies (code, name, created_at) values ($1, 'Lists', ${at}) returning company_id as id`,
        [lists.code],
      )
      const companyId = made.rows[0]!.id
      const of = (sql: string, ...more: unknown[]) => client.query(sql, [companyId, ...more])
      await of(
        `insert into clients (company_id, code, name, created_at) select $1, 'C' || n, 'Client ' || n, ${at} from generate_series(1, $2::int) n`,
        lists.clients,
      )
      await of(
        `insert into sites (company_id, client_id, code, name, address, postcode, city, sector, latitude, longitude, time_zone, instructions, access, created_at)
       select $1, c.first + n % $3::int, 'S' || n, 'Site ' || n, n || ' rue de la Gare', lpad((n % 95 + 1)::text, 2, '0') || '000', 'Ville ' || n % 400,
              lpad((n % 95 + 1)::text, 2, '0'), 43 + n % 700 / 100.0, -1 + n % 800 / 100.0, 'Europe/Paris', repeat('Consigne du site. ', 12),
              'Badge au poste de garde.', ${at}
         from generate_series(1, $2::int) n, (select min(client_id) as first from clients where company_id = $1) c`,
        lists.sites,
        lists.clients,
      )
      await of(
        `insert into agents (company_id, employee_number, last_name, first_name, created_at)
       select $1, 'M' || n, 'Nom ' || n, 'Prénom', ${at} from generate_series(1, $2::int) n`,
        lists.agents,
      )
      await of(
        `insert into shifts (company_id, number, site_id, agent_id, starts_at, ends_at, month)
       select $1, 'V' || n, s.first + n % $3::int, case when n % 10 > 0 then a.first + n % $4::int end, t, t + interval '8 hours', $5
         from generate_series(1, $2::int) n, lateral (select timestamptz '2026-10-01T05:00:00Z' + n % 720 * interval '1 hour' as t) x,
              (select min(site_id) as first from sites where company_id = $1) s, (select min(agent_id) as first from agents where company_id = $1) a`,
        lists.shifts,
        lists.sites,
        lists.agents,
        lists.month,
      )
      return companyId
    },
  )

/** A session of a manager with every right in that company. */
export async function listsToken({ superuser }: BenchDatabase, companyId: number): Promise<string> {
  const token = newAccessToken(companyId)
  await superuser.query(
    `with u as (insert into users (company_id, role, username, email, is_first_login, created_at) values ($1, 'manager', 'bench', 'bench@lists.example', false, $3) returning user_id),
          r as (insert into user_rights (company_id, user_id, "right") select $1, user_id, x from u, unnest($4::text[]) x)
     insert into sessions (company_id, token_hash, user_id, kind, created_at, acted_at) select $1, $2, user_id, 'web', $3, $3 from u`,
    [companyId, digestOf(token), instantOf(Date.now()), rights],
  )
  return token
}
