import { madeOnce, type BenchDatabase } from './dataset.ts'

const at = `'2026-08-01T00:00:00Z'`
/** A company of a thousand sites, eight agents at each, days and nights by turns; at each site two services at the most without agent. */
export const prints = { code: 'PRINTS', month: '202611', sites: 1000, agentsOfSite: 8 }

/** Makes that company once; answers its id. */
export const fillPrints = (database: BenchDatabase): Promise<number> =>
  madeOnce(database, prints.code, `a month of ${prints.sites.toLocaleString('en')} sites to print`, async (client) => {
    const made = await client.query<{ id: number }>(
      `insert into companies (code, name, authorisation_number, declaration_number, created_at)
       values ($1, 'Prints', 'AUT-092-2121-07-14-20190612345', '92-2026-004183', ${at}) returning company_id as id`,
      [prints.code],
    )
    const companyId = made.rows[0]!.id
    const of = (sql: string, ...more: unknown[]) => client.query(sql, [companyId, ...more])
    await of(`insert into clients (company_id, code, name, created_at) values ($1, 'C', 'Fondation Haute-Brière', ${at})`)
    await of(
      `insert into sites (company_id, client_id, code, name, address, postcode, city, time_zone, created_at)
       select $1, client_id, 'S' || n, 'Hôpital ' || n, n || ' allée des Tilleuls', '31000', 'Toulouse', 'Europe/Paris', ${at}
         from clients, generate_series(1, $2::int) n where company_id = $1`,
      prints.sites,
    )
    await of(
      `insert into agents (company_id, employee_number, last_name, first_name, card_number, created_at)
       select $1, 'M' || n, 'Beauchastel ' || n, 'Ousmane', 'CAR-075-2026-10-12-2020' || lpad(n::text, 7, '0'), ${at} from generate_series(1, $2::int) n`,
      prints.sites * prints.agentsOfSite,
    )
    // Two days, a rest, two nights, four rests; each agent a day later than the one before.
    await of(
      `insert into shifts (company_id, number, site_id, agent_id, starts_at, ends_at, month)
       select $1, 'V' || a.place || '-' || d, s.site_id, case when a.place % $2 = 3 and d in (16, 17) then null else a.agent_id end,
              t, t + interval '12 hours', $3
         from (select agent_id, row_number() over (order by agent_id) - 1 as place from agents where company_id = $1) a
         join (select site_id, row_number() over (order by site_id) - 1 as place from sites where company_id = $1) s on s.place = a.place / $2
         cross join generate_series(1, 30) d
         cross join lateral (select (d + a.place) % 9 as turn) r
         cross join lateral (select timestamptz '2026-11-01T06:00:00Z' + (d - 1) * interval '1 day'
                                    + case when r.turn in (3, 4) then interval '12 hours' else interval '0' end as t) x
        where r.turn in (0, 1, 3, 4)`,
      prints.agentsOfSite,
      prints.month,
    )
    return companyId
  })
