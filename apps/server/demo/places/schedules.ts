import { addDays, addMinutes, firstDayOf, instantOfLocal, midnightOf, type Instant, type Month } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../src/platform/postgres/db.ts'
import { demoAgentNumber } from '../people/agents.plan.ts'
import { dice } from '../random.ts'
import { insertion } from '../rows.ts'

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
  await changeSome(
    db,
    rows.filter(({ month, number }) => month === current && dice('changed', month, number).happens(0.12)),
    current,
  )
}

/** A few plannings were changed a day after their agent validated them: one shift moved, or one taken away. */
async function changeSome(db: Db, rows: readonly { readonly agentId: number; readonly number: string }[], month: Month): Promise<void> {
  const isMoved = ({ number }: { readonly number: string }) => dice('moved', month, number).happens(0.7)
  await db.batch(
    statement(
      `update shifts set planned_at = m.validated_at + interval '1 day' from schedule_months m
        where shifts.company_id = $1 and m.company_id = $1 and m.agent_id = shifts.agent_id and m.month = shifts.month and m.validated_at is not null
          and shifts.shift_id in (
            select max(s.shift_id) from shifts s where s.company_id = $1 and s.month = $2 and s.agent_id = any($3) group by s.agent_id)`,
      [db.companyId, month, rows.filter(isMoved).map(({ agentId }) => agentId)],
    ),
    statement(
      `update schedule_months set changed_at = validated_at + interval '1 day'
        where company_id = $1 and month = $2 and agent_id = any($3) and validated_at is not null`,
      [db.companyId, month, rows.filter((row) => !isMoved(row)).map(({ agentId }) => agentId)],
    ),
  )
}

/** Six days before the month, at five in the afternoon. */
const publicationOf = (month: Month): Instant =>
  addMinutes(instantOfLocal(midnightOf(addDays(firstDayOf(month), -6)), 'Europe/Paris'), 17 * 60)
