import { addDays, addMonths, firstDayOf, monthOf, type Day, type Month } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../src/platform/postgres/db.ts'
import { demoAgentNumber } from '../people/agents.plan.ts'
import { breakMinutesOf } from '../clockings/breaks.ts'
import { demoAgentWeekdays } from '../people/demo-agent.ts'
import { fatesOf } from '../clockings/fates.ts'
import type { Names } from '../people/names.ts'
import { dice } from '../random.ts'
import { shiftsOf, shiftNumber, type PlannedShift } from '../people/roster.ts'
import { insertion } from '../rows.ts'

const columns = {
  number: 'text',
  site_id: 'int',
  agent_id: 'int',
  contract_id: 'int',
  profile_id: 'int',
  activity_id: 'int',
  prestation_id: 'int',
  starts_at: 'timestamptz',
  ends_at: 'timestamptz',
  month: 'text',
  planned_break_minutes: 'int',
  note: 'text',
  can_pre_clock: 'boolean',
} as const

/** A service as a row of the planning; none when its site is out of use. */
function rowOf({ post, day, agent, startsAt, endsAt }: PlannedShift, names: Names) {
  const siteId = names.sites.get(post.site)
  if (siteId === undefined) return []
  const agentId = fatesOf(day).get(post.key) === 'unassigned' ? null : (names.agents.get(agent) ?? null)
  const thrown = dice('note', day, post.key)
  return [
    {
      number: shiftNumber(day, post.key),
      site_id: siteId,
      agent_id: agentId,
      contract_id: agentId === null ? null : names.contractOn(agentId, day),
      profile_id: names.profiles.get(post.profile) ?? null,
      activity_id: names.activities.get(post.activity) ?? null,
      prestation_id: names.prestations.get(post.prestation) ?? null,
      starts_at: startsAt,
      ends_at: endsAt,
      month: monthOf(day),
      planned_break_minutes: breakMinutesOf({ startsAt, endsAt }),
      note: thrown.happens(0.06)
        ? thrown.pick(['Prendre les clés au PC sécurité.', 'Livraison attendue dans la nuit.', 'Tenue civile demandée.'])
        : '',
      can_pre_clock: post.preClock !== null,
    },
  ]
}

/** Puts services into the planning; one whose number is taken stays as it is. */
export const saveShifts = (db: Db, shifts: readonly PlannedShift[], names: Names) =>
  db.save(
    insertion(
      db,
      'shifts',
      columns,
      shifts.flatMap((service) => rowOf(service, names)),
      'on conflict (company_id, number) do nothing',
    ),
  )

// The services of crews; those of the demo agent (post D…) plan no month.
const crewNumbers = '^V\\d{8}-[A-Z]{3}\\d\\d-[^D]'

/** The months to plan: last month, this one and the next, of which those already planned are left alone. */
export async function monthsToPlan(db: Db, current: Month): Promise<Month[]> {
  const row = await db.one(
    statement<{ last: Month | null }>('select max(month) as last from shifts where company_id = $1 and number ~ $2', [
      db.companyId,
      crewNumbers,
    ]),
  )
  return [-1, 0, 1].map((months) => addMonths(current, months)).filter((month) => month > (row?.last ?? ''))
}

export const daysOf = (month: Month): Day[] => {
  const days: Day[] = []
  for (let day = firstDayOf(month); monthOf(day) === month; day = addDays(day, 1)) days.push(day)
  return days
}

/** Plans whole months. */
export async function planMonths(db: Db, months: readonly Month[], names: Names): Promise<void> {
  const days = months.flatMap(daysOf)
  const agentId = names.agents.get(demoAgentNumber)
  const own = agentId === undefined ? [] : await demoAgentWeekdays(db, agentId, days)
  await saveShifts(db, [...days.flatMap(shiftsOf), ...own], names)
}
