import type { ContractSortKey } from '@vigie/contract/dashboard/dashboard.sorts.ts'
import type { MonthContract } from '@vigie/contract/dashboard/dashboard.ts'
import { firstDayOf, lastDayOf, type Month } from '@vigie/contract/kit/time.ts'
import type { Cursor } from '../../kit/cursor.ts'
import { wayOf, type Order } from '../../kit/order.rules.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'
import { holds, ofContract } from './dashboard.month.ts'

export interface ContractQuestion {
  readonly month: Month
  readonly hasShifts?: boolean | undefined
  readonly order: Order<ContractSortKey>
  readonly limit: number
  readonly after?: Cursor | undefined
}

/** A contract that names no hours comes last, whichever way an order by them goes. */
const last = (isDown: boolean) => (isDown ? -999_999_999 : 999_999_999)
/** What each order goes by, and its type. */
const keys: Record<ContractSortKey, (isDown: boolean) => readonly [expression: string, type: string]> = {
  agent: () => ['a.sort_name', 'text'],
  contract: () => ['k.number collate "C"', 'text'],
  type: () => ['lower(unaccent(t.name)) collate "C"', 'text'],
  planned: () => ['p.minutes', 'int'],
  monthly: (isDown) => [`coalesce(k.monthly_hours_hundredths, ${last(isDown)})`, 'int'],
  // Fifths of a minute: a hundredth of an hour is three of them.
  difference: (isDown) => [`coalesce(5 * p.minutes - 3 * k.monthly_hours_hundredths, ${last(isDown)})`, 'int'],
}

/** The contracts of a month, each with what is planned for it and the key that the next page goes on after. */
export function contractsOfMonth(db: Db, { month, hasShifts, order, limit, after }: ContractQuestion) {
  const [expression, type] = keys[order.key](order.isDown)
  const [way, beyond] = wayOf(order)
  return statement<MonthContract & { sortKey: string }>(
    `select k.contract_id as id, k.number, k.agent_id as "agentId", a.last_name || ' ' || a.first_name as "agentName",
            a.employee_number as "employeeNumber", t.name as "typeName", k.starts_on as "startsOn",
            k.ends_on as "endsOn", k.monthly_hours_hundredths as "monthlyHoursHundredths",
            p.count as "shiftCount", p.minutes as "plannedMinutes", (${expression})::text as "sortKey"
       from contracts k
       join agents a on a.company_id = k.company_id and a.agent_id = k.agent_id
       join contract_types t on t.company_id = k.company_id and t.contract_type_id = k.contract_type_id
       cross join lateral (select count(*) as count, coalesce(sum(extract(epoch from s.ends_at - s.starts_at) / 60), 0)::int as minutes
                             from shifts s where ${ofContract}) p
      where ${holds} and ($5::boolean is null or exists (select from shifts s where ${ofContract}) = $5)
        and ($6::${type} is null or (${expression}, k.contract_id) ${beyond} ($6, $7::int))
      order by ${expression} ${way}, k.contract_id ${way} limit $8`,
    [db.companyId, month, firstDayOf(month), lastDayOf(month), hasShifts ?? null, after?.key ?? null, after?.id ?? 0, limit],
    { usesCustomPlan: true },
  )
}
