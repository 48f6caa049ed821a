import { addDays, addMinutes, firstDayOf, instantOfLocal, midnightOf, type Instant, type Month } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../src/platform/postgres/db.ts'
import { demoAgentNumber } from './agents.plan.ts'
import { dice } from './random.ts'
import { insertion } from './rows.ts'

/**
 * Publishes the plannings of months that have begun and of which nobody's is published yet. Most agents have validated
 * theirs some days later; the demo agent's last one waits, so that it can be tried.
 */
export async function publishMonths(db: Db, months: readonly Month[], current: Month): Promise<void> {
  const rows = await db.read(
    statement<{ agentId: number; number: string; month: Month }>(
      `select distinct s.agent_id as "agentId", a.employee_number as number, s.month from shifts s
         join agents a on a.company_id = s.company_id and a.agent_id = s.agent_id
        where s.company_id = $1 and s.month = any($2)
          and not exists (select from schedule_months m where m.company_id = s.company_id and m.month = s.month and m.published_at is not null)
        order by 3, 1`,
      [db.companyId, months],
    ),
  )
  if (rows.length === 0) return
  const columns = { agent_id: 'int', month: 'text', published_at: 'timestamptz', validated_at: 'timestamptz' } as const
  const published = rows.map(({ agentId, number, month }) => {
    const publishedAt = publicationOf(month)
    const thrown = dice('validated', month, number)
    const isWaiting = month === current && (number === demoAgentNumber || thrown.happens(0.4))
    const isForgotten = month !== current && thrown.happens(0.1)
    const validatedAt = isWaiting || isForgotten ? null : addMinutes(publishedAt, thrown.whole(60, 4 * 24 * 60))
    return { agent_id: agentId, month, published_at: publishedAt, validated_at: validatedAt }
  })
  await db.save(insertion(db, 'schedule_months', columns, published, 'on conflict (company_id, agent_id, month) do nothing'))
}

/** Six days before the month, at five in the afternoon. */
const publicationOf = (month: Month): Instant =>
  addMinutes(instantOfLocal(midnightOf(addDays(firstDayOf(month), -6)), 'Europe/Paris'), 17 * 60)
