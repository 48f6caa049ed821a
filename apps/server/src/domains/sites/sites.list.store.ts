import { addDays, addMonths, firstDayOf, type Month } from '@vigie/contract/kit/time.ts'
import type { SiteSortKey } from '@vigie/contract/sites/sites.sorts.ts'
import type { Client, Sector, Site } from '@vigie/contract/sites/sites.ts'
import type { Cursor } from '../../kit/cursor.ts'
import { wayOf, type Order } from '../../kit/order.rules.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'
import { distanceSql, siteColumns, siteTables } from './sites.columns.ts'
import type { Openness } from './sites.list.rules.ts'
import type { SiteScope } from './sites.scope.rules.ts'

export interface SiteQuestion {
  readonly scope: SiteScope
  /** The month of the figures; null: none are asked or allowed. */
  readonly month: Month | null
  readonly openness: Openness
  readonly search: string
  readonly clientIds: readonly number[] | undefined
  readonly sectorIds: readonly number[] | undefined
  readonly notInIds: readonly number[] | undefined
  readonly isClockingEnabled: boolean | undefined
  readonly hasUnassignedShifts: boolean | undefined
}

const ofScope = `s.company_id = $1
  and ($2::int[] is null or s.client_id = any($2)) and ($3::int[] is null or s.site_id = any($3))
  and ($4::int is null or exists (select from device_sites d
       where d.company_id = s.company_id and d.site_id = s.site_id and d.device_id = $4))`
const scopeValues = (db: Db, scope: SiteScope) => [db.companyId, scope.clientIds ?? null, scope.siteIds ?? null, scope.deviceId ?? null]

/**
 * The shifts of a site in the month, with bounds wide enough for every zone. Written so that the index on a site's starts
 * alone fits: before a new company's tables are analysed, another one would walk the whole month for each site. Where it begins
 * is said of the start itself: of site and start together, PostgreSQL would begin with the site's first years.
 */
const inMonth = `x.company_id = $1 and x.site_id = s.site_id and x.month || '' = $5
  and x.starts_at >= $6::timestamptz and (x.site_id, x.starts_at) < (s.site_id, $7::timestamptz)`

/** Every word asked for begins a word of the site's name, code or town (the index of words), or of its client's name. */
const isFound = `s.site_id in (
  with asked as materialized (select word collate "C" as word from unnest(search_words_of($9)) word),
       named as materialized (
         select k.client_id, a.word from asked a join (
           select client_id, ' ' || regexp_replace(lower(unaccent(name)), '[^[:alnum:]]+', ' ', 'g') as words from clients where company_id = $1) k
           on position(' ' || a.word in k.words) > 0)
  select h.site_id from (
    select w.id as site_id, a.word from asked a join search_words w
      on w.company_id = $1 and w.kind = 'site' and w.word >= a.word and w.word < a.word || U&'\\+10FFFF'
    union
    select o.site_id, n.word from named n join sites o on o.company_id = $1 and o.client_id = n.client_id) h
   group by h.site_id having count(*) = (select count(*) from asked))`

// One probe of the index for each site: an `exists` would be made a table of the whole month's shifts.
const isThere = (condition: string) => `coalesce((select true from shifts x where ${inMonth} ${condition} limit 1), false)`
const hasShift = isThere('')
const hasUnassigned = isThere('and x.agent_id is null')

/** The choices of the month: which sites by their state, and whether posts are unassigned. */
const isChosen = `($8 <> 'open' or s.is_active) and ($8 <> 'inMonth' or ${hasShift})
  and ($14::boolean is null or $14 = ${hasUnassigned})`
/** Everything else that is asked. */
const fits = `${ofScope}
  and ($9 = '' or ${isFound})
  and ($10::int[] is null or s.client_id = any($10)) and ($11::int[] is null or s.sector_id = any($11))
  and ($12::int[] is null or s.site_id <> all($12)) and ($13::boolean is null or s.is_clocking_enabled = $13)`

const valuesOf = (db: Db, { scope, month, openness, search, ...given }: SiteQuestion): unknown[] => [
  ...scopeValues(db, scope),
  month,
  month && addDays(firstDayOf(month), -1),
  month && addDays(firstDayOf(addMonths(month, 1)), 1),
  openness,
  search.trim(),
  given.clientIds ?? null,
  given.sectorIds ?? null,
  given.notInIds ?? null,
  given.isClockingEnabled ?? null,
  given.hasUnassignedShifts ?? null,
]

/**
 * A site's count of the month, one walk of the index for each: joined with a table of all counts, whose size nobody
 * guesses right under row-level security, five thousand sites would be compared with five thousand counts.
 */
const counted = (condition: string) => `(select count(*)::int from shifts x where ${inMonth} ${condition})`

const distance = distanceSql('$15', '$16')
/** What each order goes by, and its type; a site without a place comes last, whichever way it goes. */
const keys: Readonly<Record<SiteSortKey, (isDown: boolean) => readonly [expression: string, type: string]>> = {
  createdAt: () => ['s.created_at', 'timestamptz'],
  name: () => ['lower(unaccent(s.name)) collate "C"', 'text'],
  client: () => ['lower(unaccent(c.name)) collate "C"', 'text'],
  city: () => ['lower(unaccent(s.city)) collate "C"', 'text'],
  distance: (isDown) => [`coalesce(${distance}, ${isDown ? -1 : 999_999_999})`, 'int'],
  shifts: () => [counted(''), 'int'],
  unassigned: () => [counted('and x.agent_id is null'), 'int'],
}
export interface SitePage {
  readonly order: Order<SiteSortKey>
  readonly limit: number
  readonly after: Cursor | undefined
  readonly position: { readonly latitude: number; readonly longitude: number } | undefined
  readonly checksRights: boolean
}

/** A page of the sites of a question, with the figures of the month and the key that the next page goes on after. */
export function sitesOf(db: Db, question: SiteQuestion, page: SitePage) {
  const { key, isDown } = page.order
  const [expression, type] = keys[key](isDown)
  const [way, beyond] = wayOf(page.order)
  const columns = { hasRights: question.scope.hasRights, latitude: '$15', longitude: '$16', checksRights: '$17::boolean' }
  return statement<Site & { sortKey: string }>(
    `with page as materialized (
       select s.site_id, ${expression} as key from ${siteTables}
        where ${fits} and ${isChosen} and ($18::${type} is null or (${expression}, s.site_id) ${beyond} ($18, $19::int))
        order by 2 ${way}, 1 ${way} limit $20)
     select ${siteColumns(columns)}, f.shifts as "shiftCount", f.unassigned as "unassignedCount", page.key::text as "sortKey"
       from page join ${siteTables} on s.company_id = $1 and s.site_id = page.site_id
       left join lateral (select count(*) as shifts, count(*) filter (where x.agent_id is null) as unassigned
         from shifts x where ${inMonth}) f on $5::text is not null
      order by page.key ${way}, s.site_id ${way}`,
    [
      ...valuesOf(db, question),
      page.position?.latitude ?? null,
      page.position?.longitude ?? null,
      page.checksRights,
      page.after?.key ?? null,
      page.after?.id ?? 0,
      page.limit,
    ],
    { usesCustomPlan: true },
  )
}

export interface SiteCounts {
  readonly total: number
  readonly inMonth: number
  readonly unassigned: number
  readonly all: number
}
/** How many sites a question has, and how many each choice of the month would have. */
export const countSites = (db: Db, question: SiteQuestion) =>
  statement<SiteCounts>(
    `select count(*) filter (where ${isChosen}) as total, count(*) as all,
            count(*) filter (where $5::text is not null and ${hasShift}) as "inMonth",
            count(*) filter (where $5::text is not null and ${hasUnassigned}) as unassigned
       from sites s where ${fits}`,
    valuesOf(db, question),
  )

/** The clients, and the sectors, of the sites within a scope, by name. */
export const clientsOf = (db: Db, scope: SiteScope) =>
  statement<Client>(
    `select k.client_id as id, k.name from clients k
      where k.company_id = $1 and exists (select from sites s where s.client_id = k.client_id and ${ofScope})
      order by lower(unaccent(k.name)), k.client_id`,
    scopeValues(db, scope),
  )
export const sectorsOf = (db: Db, scope: SiteScope) =>
  statement<Sector>(
    `select k.sector_id as id, k.code, k.name from sectors k
      where k.company_id = $1 and exists (select from sites s where s.sector_id = k.sector_id and ${ofScope})
      order by k.code, k.sector_id`,
    scopeValues(db, scope),
  )
