import { addDays, instantOfLocal, midnightOf, type Day, type Instant, type Month } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../src/platform/postgres/db.ts'
import { dice } from '../random.ts'
import { insertion } from '../rows.ts'
import { daysOf } from '../places/shifts.ts'

const midnight = (day: Day): Instant => instantOfLocal(midnightOf(day), 'Europe/Paris')
const columns = {
  agent_id: 'int',
  unavailability_type_id: 'int',
  starts_at: 'timestamptz',
  ends_at: 'timestamptz',
  created_at: 'timestamptz',
} as const

/** Absences of some agents in months that have just been planned, on days when nobody expects them. What is only asked for has its demand (demands.ts). */
export async function planAbsences(db: Db, months: readonly Month[]): Promise<void> {
  const [types, agents] = await db.batch(
    statement<{ id: number }>(
      'select unavailability_type_id as id from unavailability_types where company_id = $1 order by unavailability_type_id',
      [db.companyId],
    ),
    statement<{ id: number; number: string; busy: Day[] }>(
      `select a.agent_id as id, a.employee_number as number,
              array(select distinct d from shifts s, unnest(array[(s.starts_at at time zone 'Europe/Paris')::date, (s.ends_at at time zone 'Europe/Paris')::date]) d
                     where s.company_id = a.company_id and s.agent_id = a.agent_id) as busy
         from agents a where a.company_id = $1 order by a.employee_number`,
      [db.companyId],
    ),
  )
  const rows = months.flatMap((month) =>
    agents.flatMap(({ id, number, busy }) => {
      const thrown = dice('absence', month, number)
      if (types.length === 0 || !thrown.happens(0.3)) return []
      const taken = new Set(busy)
      const free = daysOf(month).filter((day) => !taken.has(day) && !taken.has(addDays(day, 1)))
      if (free.length === 0) return []
      const first = thrown.pick(free)
      let last = addDays(first, 1)
      for (let days = thrown.whole(1, 4); days > 0 && free.includes(last); days--) last = addDays(last, 1)
      return [
        {
          agent_id: id,
          unavailability_type_id: thrown.pick(types).id,
          starts_at: midnight(first),
          ends_at: midnight(addDays(last, 1)),
          created_at: midnight(addDays(first, -20)),
        },
      ]
    }),
  )
  if (rows.length > 0) await db.save(insertion(db, 'unavailabilities', columns, rows))
}
