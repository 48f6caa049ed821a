import { instantOf } from '@vigie/contract/kit/time.ts'
import { rights } from '@vigie/contract/companies/settings.ts'
import { digestOf, newAccessToken } from '../apps/server/src/domains/auth/sessions/auth.tokens.ts'
import { madeOnce, type BenchDatabase } from './dataset.ts'

const at = `'2024-01-01T00:00:00Z'`
/** A company that has filed for years: of its agents one reads 2,000 documents, and one document is read by all. */
export const documents = { code: 'DOCUMENTS', count: 100_000, sites: 2000, agents: 4000, readers: 3 }

/** Makes that company once; answers its id. Every other document asks to be validated; two thirds of all have been read. */
export const fillDocuments = (database: BenchDatabase): Promise<number> =>
  madeOnce(
    database,
    documents.code,
    `${documents.count.toLocaleString('en')} documents with ${(documents.count * documents.readers).toLocaleString('en')} readers`,
    async (client) => {
      const made = await client.query<{ id: number }>(
        `insert into companies (code, name, created_at) values ($1, 'Documents', ${at}) returning company_id as id`,
        [documents.code],
      )
      const companyId = made.rows[0]!.id
      const of = (sql: string, ...more: unknown[]) => client.query(sql, [companyId, ...more])
      await of(`insert into clients (company_id, code, name, created_at) values ($1, 'C', 'Client', ${at})`)
      await of(
        `insert into sites (company_id, client_id, code, name, time_zone, created_at)
         select $1, (select client_id from clients where company_id = $1), 'S' || n, 'Site ' || n, 'Europe/Paris', ${at} from generate_series(1, $2::int) n`,
        documents.sites,
      )
      await of(
        `insert into agents (company_id, employee_number, last_name, first_name, created_at)
         select $1, 'M' || n, 'Nom ' || n, 'Prénom', ${at} from generate_series(1, $2::int) n`,
        documents.agents,
      )
      await of(
        `insert into users (company_id, role, username, email, is_first_login, agent_id, created_at)
         select $1, 'resource', 'agent' || agent_id, '', false, agent_id, ${at} from agents where company_id = $1`,
      )
      await of(
        `insert into files (company_id, storage_key, name, media_type, extension, bytes, sha256, pages, created_at)
         select $1, lpad(n::text, 32, 'x'), 'Document ' || n || '.pdf', 'application/pdf', 'pdf', 100000 + n, sha256(n::text::bytea), 1 + n % 60, ${at}
           from generate_series(1, $2::int) n`,
        documents.count,
      )
      await of(
        `insert into documents (company_id, name, owner, site_id, is_for_agents, is_for_clients, is_for_partners, is_for_all, asks_agents, file_id, created_at, filed_at)
         select $1, w.word || ' ' || n, case when n % 4 > 0 then 'site' else 'company' end, case when n % 4 > 0 then s.first + n % $3::int end,
                true, false, false, false, n % 2 = 0, f.first + n - 1, t, t
           from generate_series(1, $2::int) n,
                lateral (select timestamptz ${at} + n * interval '14 minutes' as t) x,
                lateral (select (array['Consignes', 'Procédure', 'Plan d’évacuation', 'Note de service', 'Registre'])[1 + n * 7919 % 5] as word) w,
                (select min(site_id) as first from sites where company_id = $1) s, (select min(file_id) as first from files where company_id = $1) f`,
        documents.count,
        documents.sites,
      )
      await of(
        `insert into document_versions (company_id, document_id, version, file_id, filed_at)
         select company_id, document_id, 1, file_id, filed_at from documents where company_id = $1`,
      )
      // Rows that are right by their making are counted together at the end.
      await client.query('set local session_replication_role = replica')
      // The first agent is given every fiftieth; the newest document is for everybody.
      await of(
        `insert into document_readers (company_id, document_id, agent_id, is_asked, since)
         select d.company_id, d.document_id, a.first + case when k = 1 and d.document_id % 50 = 0 then 0 else (d.document_id::bigint * k * 7919 % $3::int)::int end, d.asks_agents, d.created_at
           from documents d, generate_series(1, $2::int) k, (select min(agent_id) as first from agents where company_id = $1) a
          where d.company_id = $1 order by d.document_id on conflict do nothing`,
        documents.readers,
        documents.agents,
      )
      await of(
        `insert into document_readers (company_id, document_id, agent_id, is_asked, since)
         select $1, d.last, a.agent_id, true, ${at} from agents a, (select max(document_id) as last from documents where company_id = $1) d
          where a.company_id = $1 on conflict do nothing`,
      )
      await of(
        `insert into document_readings (company_id, document_id, document_reader_id, version, user_id, viewed_at)
         select r.company_id, r.document_id, r.document_reader_id, 1, u.user_id, r.since + interval '1 day'
           from document_readers r join users u on u.company_id = r.company_id and u.agent_id = r.agent_id
          where r.company_id = $1 and r.document_id % 3 > 0`,
      )
      await client.query('analyze document_readers, document_readings')
      await of(
        `update documents d set reader_count = n.readers, viewed_count = n.viewed, asked_count = n.asked
           from (select r.document_id, count(*) as readers, count(g.viewed_at) as viewed, count(*) filter (where r.is_asked) as asked
                   from document_readers r left join document_readings g using (company_id, document_id, document_reader_id)
                  where r.company_id = $1 group by r.document_id) n
          where d.company_id = $1 and d.document_id = n.document_id`,
      )
      await client.query('set local session_replication_role = origin')
      return companyId
    },
  )

/** Sessions of a manager with every right, and of the agent with the most documents. */
export async function documentsTokens({ superuser }: BenchDatabase, companyId: number): Promise<{ manager: string; agent: string }> {
  const [manager, agent] = [newAccessToken(companyId), newAccessToken(companyId)]
  const now = instantOf(Date.now())
  await superuser.query(
    `with u as (insert into users (company_id, role, username, email, is_first_login, created_at) values ($1, 'manager', 'bench', 'bench@documents.example', false, $3) returning user_id),
          r as (insert into user_rights (company_id, user_id, "right") select $1, user_id, x from u, unnest($4::text[]) x)
     insert into sessions (company_id, token_hash, user_id, kind, created_at, acted_at) select $1, $2, user_id, 'web', $3, $3 from u`,
    [companyId, digestOf(manager), now, rights],
  )
  await superuser.query(
    `insert into sessions (company_id, token_hash, user_id, kind, created_at, acted_at)
     select $1, $2, user_id, 'web', $3, $3 from users where company_id = $1 and role = 'resource' order by agent_id limit 1`,
    [companyId, digestOf(agent), now],
  )
  return { manager, agent }
}
