import type { HeldKind } from '@vigie/contract/personal-data/personal-data.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'
import { isHeldAct, isHeldComment, isHeldService, servicesTables } from './personal-data.services.ts'

/** How many rows of each kind. */
export type HeldCounts = Readonly<Record<Exclude<HeldKind, 'identity'>, number>>

const ofAgent = (table: string) => `(select count(*)::int from ${table} t where t.company_id = $1 and t.agent_id = $2)`
const ofUser = (table: string) => `(select count(*)::int from ${table} t where t.company_id = $1 and t.user_id = $3)`

/** How much is held on an agent and its account, by kind. Nothing where there is no such agent. */
export const heldCounts = (db: Db, agentId: number, userId: number) =>
  statement<HeldCounts>(
    `select ${ofAgent('contracts')} as contracts, ${ofAgent('agent_qualifications')} as qualifications,
            ${ofAgent('loans')} as loans, ${ofAgent('site_instruction_reads')} as instructions, ${ofAgent('schedule_months')} as months, (select count(*)::int from clockings c where ${isHeldAct}) as acts, ${ofAgent('demands')} as demands,
            ${ofAgent('mission_agents')} as missions, ${ofAgent('unavailabilities')} as absences, ${ofAgent('alerts')} as alerts,
            (select count(*)::int from handovers h where h.company_id = $1 and h.former_agent_id = $2) as handovers,
            ${ofAgent('availabilities')} as availabilities,
            ${ofAgent('document_readers')} as documents, ${ofUser('notifications')} as notifications, ${ofUser('sessions')} as sessions,
            ${ofUser('quiet_sites')} as "mutedSites",
            (select count(*)::int from ${servicesTables} where ${isHeldService}) as services,
            (select count(*)::int from ${servicesTables} join shift_comments m on m.company_id = s.company_id and m.shift_id = s.shift_id
              where ${isHeldComment}) as comments,
            (select count(*)::int from clockings c
               join clocking_details cd on cd.company_id = c.company_id and cd.site_id = c.site_id and cd.seq = c.seq
              where ${isHeldAct} and cd.latitude is not null) as positions
       from agents a where a.company_id = $1 and a.agent_id = $2`,
    [db.companyId, agentId, userId],
  )
