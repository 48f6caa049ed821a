import { newSiteFields, siteFields } from '@vigie/contract/sites/sites.rules.ts'
import type { SiteSettings, SiteSheet } from '@vigie/contract/sites/sites.sheet.ts'
import type { Client, Site } from '@vigie/contract/sites/sites.ts'
import { addDays, addMonths, firstDayOf, type Instant, type Month } from '@vigie/contract/kit/time.ts'
import { recordTable } from '../../kit/record.ts'
import { highestCode } from '../../kit/next-code.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'
import { siteColumns, siteTables } from './sites.columns.ts'
import type { SiteScope } from './sites.scope.rules.ts'

type Position = { readonly latitude: number; readonly longitude: number }
export type SiteRow = Omit<Site, 'shiftCount' | 'unassignedCount' | 'hasRights'> & { readonly hasRights: boolean } & Omit<
    SiteSettings,
    'companyPerimeterMetres' | 'companyPreClockMinutes'
  > &
  Pick<SiteSheet, 'phone' | 'sectorName' | 'latitude' | 'longitude' | 'createdAt'>

const ofScope = '($3::int[] is null or s.client_id = any($3)) and ($4::int[] is null or s.site_id = any($4))'
const scopeValues = (scope: SiteScope) => [scope.clientIds ?? null, scope.siteIds ?? null]

/** One site within a scope: what is not yours is not there. */
export const siteById = (db: Db, siteId: number, scope: SiteScope, position?: Position) =>
  statement<SiteRow>(
    `select ${siteColumns({ hasRights: scope.hasRights, latitude: '$5', longitude: '$6', checksRights: 'true' })},
            case when ${scope.hasRights} then s.phone end as phone, k.name as "sectorName", s.latitude, s.longitude,
            s.created_at as "createdAt", s.can_clock_by_phone as "canClockByPhone",
            s.is_outside_area_refused as "isOutsideAreaRefused", s.perimeter_metres as "perimeterMetres",
            s.asks_pre_clocking as "asksPreClocking", s.pre_clock_minutes as "preClockMinutes", s.sector, s.version
       from ${siteTables} left join sectors k on k.company_id = s.company_id and k.sector_id = s.sector_id
      where s.company_id = $1 and s.site_id = $2 and ${ofScope}`,
    [db.companyId, siteId, ...scopeValues(scope), position?.latitude ?? null, position?.longitude ?? null],
  )

/** How much is planned at a site in a month. */
export const figuresOfSite = (db: Db, siteId: number, month: Month) =>
  statement<NonNullable<SiteSheet['figures']>>(
    `select count(*) as "shiftCount", count(*) filter (where agent_id is null) as "unassignedCount",
            count(distinct agent_id) as "agentCount",
            coalesce(sum(extract(epoch from ends_at - starts_at)), 0)::int / 60 as "plannedMinutes"
       from shifts where company_id = $1 and site_id = $2 and month = $3 and starts_at >= $4 and starts_at < $5`,
    [db.companyId, siteId, month, addDays(firstDayOf(month), -1), addDays(firstDayOf(addMonths(month, 1)), 1)],
  )

/** Of sites that have services beginning after an instant, how many. */
export const shiftsAfter = (db: Db, siteIds: readonly number[], after: Instant) =>
  statement<{ siteId: number; count: number }>(
    `select site_id as "siteId", count(*)::int as count from shifts
      where company_id = $1 and site_id = any($2::int[]) and starts_at > $3 group by site_id`,
    [db.companyId, siteIds, after],
  )

/** What a manager may change of a site. */
export const sites = recordTable({ table: 'sites', id: 'site_id', fields: siteFields })
const { clientName: _, ...createdFields } = newSiteFields
/** The same of a new one: what nobody fills in yet is as the table begins it. */
export const newSites = recordTable({ table: 'sites', id: 'site_id', fields: createdFields, unique: 'code' })

export const highestSiteCode = (db: Db) => highestCode(db, 'sites', 'code')

/** Whether anything is planned at a site. */
export const hasShifts = (db: Db, siteId: number) =>
  statement<{ id: number }>('select shift_id as id from shifts where company_id = $1 and site_id = $2 limit 1', [db.companyId, siteId])
/** A client that may be chosen: nobody closes or removes it until the transaction ends. */
export const openClient = (db: Db, clientId: number) =>
  statement<{ id: number }>('select client_id as id from clients where company_id = $1 and client_id = $2 and is_active for share', [
    db.companyId,
    clientId,
  ])

/** Sites that are closed or opened together, locked in one order until the transaction ends. */
export const heldSites = (db: Db, siteIds: readonly number[]) =>
  statement<{ id: number; name: string; clientId: number; isActive: boolean }>(
    `select site_id as id, name, client_id as "clientId", is_active as "isActive"
       from sites where company_id = $1 and site_id = any($2::int[]) order by site_id for no key update`,
    [db.companyId, siteIds],
  )
/** Of some clients those that are open: nobody closes them until the transaction ends. */
export const openClients = (db: Db, clientIds: readonly number[]) =>
  statement<{ id: number }>(
    'select client_id as id from clients where company_id = $1 and client_id = any($2::int[]) and is_active for share',
    [db.companyId, clientIds],
  )
export const setSitesActive = (db: Db, siteIds: readonly number[], isActive: boolean) =>
  statement(
    'update sites set is_active = $3, version = version + 1 where company_id = $1 and site_id = any($2::int[]) and is_active <> $3',
    [db.companyId, siteIds, isActive],
  )

/** Whether an agent has a shift at a site in a month that is published. */
export const isAgentAtSite = (db: Db, siteId: number, agentId: number) =>
  statement<{ id: number }>(
    `select $2::int as id where exists (
       select from shifts x join schedule_months m on m.company_id = x.company_id and m.agent_id = x.agent_id and m.month = x.month
        where x.company_id = $1 and x.site_id = $2 and x.agent_id = $3 and m.published_at is not null)`,
    [db.companyId, siteId, agentId],
  )

/** Clients by name; null: all of the company's that are open. */
export const clientsNamed = (db: Db, clientIds: readonly number[] | null) =>
  statement<Client>(
    `select client_id as id, name from clients where company_id = $1 and (client_id = any($2) or $2::int[] is null and is_active)
      order by lower(unaccent(name)), client_id`,
    [db.companyId, clientIds],
  )
