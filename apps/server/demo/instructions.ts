import { addMinutes, type Instant } from '@vigie/contract/kit/time.ts'
import { followVersions } from '../src/domains/instructions/instructions.store.ts'
import { statement, type Db } from '../src/platform/postgres/db.ts'
import { demoAgentNumber } from './people/agents.plan.ts'
import { managerEmail } from './people/users.plan.ts'

const day = 24 * 60

/** The site of the demo agent's last service that has begun has a second version and a draft; most agents have read each. */
export async function saveInstructions(db: Db, now: Instant): Promise<void> {
  await db.save(
    statement(
      `update site_instructions i set starts_at = s.created_at, published_at = s.created_at, created_at = s.created_at
         from sites s where i.company_id = $1 and s.company_id = $1 and s.site_id = i.site_id`,
      [db.companyId],
    ),
  )
  const [site] = await db.read(
    statement<{ siteId: number }>(
      `select x.site_id as "siteId" from shifts x join agents a on a.company_id = x.company_id and a.agent_id = x.agent_id
        where x.company_id = $1 and a.employee_number = $2 order by abs(extract(epoch from x.starts_at - $3::timestamptz)) limit 1`,
      [db.companyId, demoAgentNumber, now],
    ),
  )
  if (site) {
    for (const { line, startsAt } of versions(now)) await db.save(addVersion(db, site.siteId, line, startsAt, addMinutes(now, -2 * day)))
    await db.save(followVersions(db, site.siteId, now))
  }
  await db.save(keepReadings(db, now))
}

const versions = (now: Instant) => [
  { line: 'Ronde de 22 h\u00a0: passer par le quai nord.', startsAt: addMinutes(now, -20 * day) },
  { line: 'Clés\u00a0: armoire du 1er étage, registre à signer.', startsAt: null },
]

/** The next version of a site: its latest text with one more line. Without an instant it is a draft. */
const addVersion = (db: Db, siteId: number, line: string, startsAt: Instant | null, draftedAt: Instant) =>
  statement(
    `insert into site_instructions (company_id, site_id, number, text, starts_at, published_at, author_id, created_at)
     select $1, $2, i.number + 1, i.text || E'\\n' || $3, $4::timestamptz, $4::timestamptz, u.user_id, coalesce($4::timestamptz, $5::timestamptz)
       from site_instructions i join users u on u.company_id = $1 and u.email = $6
      where i.company_id = $1 and i.site_id = $2 order by i.number desc limit 1`,
    [db.companyId, siteId, line, startsAt, draftedAt, managerEmail],
  )

/** Four of five agents with a service within thirty days have read each version: some hours after it came, or after their first service. */
const keepReadings = (db: Db, now: Instant) =>
  statement(
    `insert into site_instruction_reads (company_id, instructions_id, agent_id, read_at)
     select $1, i.instructions_id, x.agent_id, least($2::timestamptz, greatest(i.starts_at, $2::timestamptz - interval '26 days') + interval '1 hour' * (x.agent_id % 50))
       from (select * from site_instructions where company_id = $1 and published_at is not null) i
       join (select distinct x.site_id, x.agent_id from shifts x where x.company_id = $1 and x.agent_id % 5 <> 0
              and x.starts_at between $2::timestamptz - interval '30 days' and $2::timestamptz + interval '30 days') x on x.site_id = i.site_id
       join agents a on a.company_id = $1 and a.agent_id = x.agent_id and a.employee_number <> $3`,
    [db.companyId, now, demoAgentNumber],
  )
