import type { Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../../platform/postgres/db.ts'
import { touchHolders } from './imports.save.touched.ts'
import type { Kept, Plan } from '../decide/imports.snapshot.rules.ts'
import { givenOf, namesOf, setsOf, writeSet, type SetColumn, type Wrote } from './imports.sets.ts'
import { lockUnchanged, type Compared } from './imports.unchanged.ts'

type Site = Kept['sites']
const siteColumns: readonly SetColumn<Site>[] = [
  ['code', 'text', (site) => site.code],
  ['name', 'text', (site) => site.name],
  ['address', 'text', (site) => site.address],
  ['address_complement', 'text', (site) => site.addressComplement],
  ['postcode', 'text', (site) => site.postcode],
  ['city', 'text', (site) => site.city],
  ['sector', 'text', (site) => site.sector],
  ['latitude', 'float8', (site) => site.latitude],
  ['longitude', 'float8', (site) => site.longitude],
  ['time_zone', 'text', (site) => site.timeZone],
  ['perimeter_metres', 'int', (site) => site.perimeterMetres],
  ['instructions', 'text', (site) => site.instructions],
  ['access', 'text', (site) => site.access],
  ['phone', 'text', (site) => site.phone],
  ['alert', 'text', (site) => site.alert],
  ['is_active', 'bool', (site) => site.isActive],
  ['is_clocking_enabled', 'bool', (site) => site.isClockingEnabled],
  ['can_clock_by_phone', 'bool', (site) => site.canClockByPhone],
  ['is_outside_area_refused', 'bool', (site) => site.isOutsideAreaRefused],
  ['asks_pre_clocking', 'bool', (site) => site.asksPreClocking],
  ['pre_clock_minutes', 'int', (site) => site.preClockMinutes],
]
const clientCode: SetColumn<Site> = ['client_code', 'text', (site) => site.clientCode]

const compared: Compared<Site> = {
  table: 'sites',
  key: 'code',
  columns: siteColumns,
  beside: [
    {
      column: clientCode,
      isSame: 'exists (select from clients c where c.company_id = $1 and c.client_id = sites.client_id and c.code = given.was_client_code)',
    },
    {
      column: ['client', 'text', (site) => site.clientName],
      isSame: 'exists (select from clients c where c.company_id = $1 and c.client_id = sites.client_id and c.name = given.was_client)',
    },
  ],
}

async function saveClients(db: Db, sites: readonly Site[], now: Instant): Promise<void> {
  const clients = [...new Map(sites.map((site) => [site.clientCode, site.clientName]))]
  const columns: SetColumn<[string, string]>[] = [
    ['code', 'text', ([code]) => code],
    ['name', 'text', ([, name]) => name],
  ]
  await writeSet(
    db,
    clients,
    columns,
    (given) => `
    insert into clients (company_id, code, name, created_at) select $1, code, name, $2::timestamptz from ${given}
    on conflict (company_id, code) do update set name = excluded.name,
      version = clients.version + (clients.name <> excluded.name)::int`,
    { more: [now] },
  )
}

/** Sites and their clients. */
export async function saveSites(db: Db, plan: Plan<'sites'>, now: Instant, wrote: Wrote): Promise<void> {
  const creates = plan.creates.map(({ row }) => row)
  await lockUnchanged(db, plan.changes, compared)
  await saveClients(db, [...creates, ...plan.changes.map(({ row }) => row)], now)
  const withClient = [...siteColumns, clientCode]
  const client = 'clients c on c.company_id = $1 and c.code = given.client_code'
  await writeSet(
    db,
    creates,
    withClient,
    (given) => `
    insert into sites (company_id, client_id, created_at, ${namesOf(siteColumns)})
    select $1, c.client_id, $2::timestamptz, ${givenOf(siteColumns)} from ${given} join ${client}`,
    { more: [now], wrote },
  )
  await writeSet(
    db,
    plan.changes.map(({ row }) => row),
    withClient,
    (given) => `
    update sites set client_id = c.client_id, ${setsOf(siteColumns)} from ${given} join ${client}
    where sites.company_id = $1 and sites.code = given.code`,
    { wrote },
  )
  await moveMonths(
    db,
    plan.changes.filter(({ fields }) => fields.includes('timeZone')).map(({ key }) => key),
    now,
  )
}

/** A shift keeps its instants when its site moves to another zone; the month in which it begins there may be another. */
async function moveMonths(db: Db, siteCodes: readonly string[], now: Instant): Promise<void> {
  const moved = await db.read(
    statement<{ number: string }>(
      `select h.number from shifts h join sites s on s.company_id = h.company_id and s.site_id = h.site_id
        where h.company_id = $1 and s.code = any($2) and h.month <> to_char(h.starts_at at time zone s.time_zone, 'YYYYMM')`,
      [db.companyId, siteCodes],
    ),
  )
  const numbers = moved.map(({ number }) => number)
  await touchHolders(db, numbers, now)
  await writeSet(
    db,
    numbers,
    [['number', 'text', (number) => number]],
    (given) => `
    update shifts set month = to_char(shifts.starts_at at time zone s.time_zone, 'YYYYMM'), planned_at = $2::timestamptz
    from ${given}, sites s
    where shifts.company_id = $1 and shifts.number = given.number and s.company_id = $1 and s.site_id = shifts.site_id`,
    { more: [now] },
  )
  await touchHolders(db, numbers, now)
}
