import type { FirstSteps, MonthStats } from '@vigie/contract/dashboard/dashboard.ts'
import { firstDayOf, lastDayOf, type Month } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'
import { around, holds, ofContract } from './dashboard.month.ts'

// The month is written so that an index on starts serves, where its rows lie together.
const ofSite = `s.company_id = si.company_id and s.site_id = si.site_id and s.month || '' = $2`

/** Contracts and sites of a month (decisions/10-planning): each is looked up, so that the shifts are not counted. */
export const statsOfMonth = (db: Db, month: Month) =>
  statement<MonthStats>(
    `with held as (select exists (select from shifts s where ${ofContract}) as "isAffected" from contracts k where ${holds}),
          placed as (select si.is_active as "isOpen", exists (select from shifts s where ${ofSite} and ${around('$3', '$4')}) as "isActive"
                       from sites si where si.company_id = $1)
     select (select count(*) from held) as contracts, (select count(*) from held where "isAffected") as "affectedContracts",
            (select count(*) from placed where "isOpen" or "isActive") as sites, (select count(*) from placed where "isActive") as "activeSites"`,
    [db.companyId, month, firstDayOf(month), lastDayOf(month)],
  )

/** How far a company that begins has come. The first in an order is one step down an index, where «exists» may read a table. */
export const firstSteps = (db: Db) =>
  statement<FirstSteps>(
    `select exists (select from companies where company_id = $1 and (authorisation_number <> '' or registration_number <> '' or address <> '')) as "hasIdentity",
            exists (select from sites where company_id = $1) as "hasSite", exists (select from agents where company_id = $1) as "hasAgents",
            (select true from shifts where company_id = $1 order by starts_at limit 1) is not null as "hasPlanning",
            exists (select from devices where company_id = $1 and unpaired_at is null)
              or exists (select from sites where company_id = $1 and is_active and is_clocking_enabled and can_clock_by_phone)
              or (select true from clockings where company_id = $1 order by site_id, seq limit 1) is not null as "hasClock",
            exists (select from schedule_months where company_id = $1 and published_at is not null) as "hasPublished"`,
    [db.companyId],
  )
