import type { Day, Instant } from '@vigie/contract/kit/time.ts'
import type { PlannedShift } from '@vigie/contract/planning/planning.periods.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'
import { postKey, type Neighbours } from './decide/imports.neighbours.rules.ts'
import type { Kept } from './decide/imports.snapshot.rules.ts'
import { isWork } from '../shifts/shifts.columns.ts'
import { contractColumns, contractTables } from './imports.store.ts'

type OfAgent<T> = T & { readonly employeeNumber: string }

/** What an import names a qualification by: its code, or for a kind that it does not know its id. */
const keyColumn = `case when q.kind in ('degree', 'empowerment') then q.code else '#' || q.qualification_id end`

const shiftsOf = (id: number, employeeNumbers: readonly string[], from: Instant, to: Instant) =>
  statement<OfAgent<PlannedShift>>(
    `select a.employee_number as "employeeNumber", s.number, s.starts_at as "startsAt", s.ends_at as "endsAt",
       site.time_zone as "timeZone", site.sector_id as "sectorId", s.planned_break_minutes as "breakMinutes"
     from agents a join shifts s using (company_id, agent_id) join sites site using (company_id, site_id)
     where a.company_id = $1 and a.employee_number = any($2::text[]) and s.starts_at between $3 and $4 and ${isWork}`,
    [id, employeeNumbers, from, to],
  )

const contractsOf = (id: number, employeeNumbers: readonly string[]) =>
  statement<Kept['contracts']>(
    `select ${contractColumns} from ${contractTables} where k.company_id = $1 and a.employee_number = any($2::text[])`,
    [id, employeeNumbers],
  )

const partnersOf = (id: number, employeeNumbers: readonly string[]) =>
  statement<OfAgent<object>>(
    `select a.employee_number as "employeeNumber" from agents a
      where a.company_id = $1 and a.employee_number = any($2::text[]) and a.partner_id is not null`,
    [id, employeeNumbers],
  )

const papersOf = (id: number, employeeNumbers: readonly string[]) =>
  statement<OfAgent<{ key: string; expiresOn: Day | null }>>(
    `select a.employee_number as "employeeNumber", ${keyColumn} as key, h.expires_on as "expiresOn"
       from agents a join agent_qualifications h on h.company_id = a.company_id and h.agent_id = a.agent_id
       join qualifications q on q.company_id = h.company_id and q.qualification_id = h.qualification_id
      where a.company_id = $1 and a.employee_number = any($2::text[])`,
    [id, employeeNumbers],
  )

/** Granted leave only: a pending demand for leave does not count. */
const absencesOf = (id: number, employeeNumbers: readonly string[], from: Instant, to: Instant) =>
  statement<OfAgent<{ name: string; startsAt: Instant; endsAt: Instant }>>(
    `select a.employee_number as "employeeNumber", t.name, u.starts_at as "startsAt", u.ends_at as "endsAt"
       from agents a join unavailabilities u on u.company_id = a.company_id and u.agent_id = a.agent_id
       join unavailability_types t on t.company_id = u.company_id and t.unavailability_type_id = u.unavailability_type_id
      where a.company_id = $1 and a.employee_number = any($2::text[]) and not u.is_demand and u.starts_at < $4 and u.ends_at > $3
      order by u.starts_at`,
    [id, employeeNumbers, from, to],
  )

const prestationsOf = (id: number, names: readonly string[]) =>
  statement<{ prestation: string; needsCard: boolean; cardActivity: string; key: string | null; name: string | null }>(
    `select p.name as prestation, p.is_card_required as "needsCard", p.card_activity as "cardActivity", ${keyColumn} as key, q.name
       from prestations p
       left join prestation_requirements r on r.company_id = p.company_id and r.prestation_id = p.prestation_id
       left join qualifications q on q.company_id = r.company_id and q.qualification_id = r.qualification_id
      where p.company_id = $1 and p.name = any($2::text[]) order by p.name, q.name`,
    [id, names],
  )

/** What sites ask for beside what the prestations ask for everywhere. */
const askedAtSites = (id: number, siteCodes: readonly string[], names: readonly string[]) =>
  statement<{ siteCode: string; prestation: string; key: string; name: string }>(
    `select s.code as "siteCode", p.name as prestation, ${keyColumn} as key, q.name
       from sites s join site_prestations o on o.company_id = s.company_id and o.site_id = s.site_id
       join prestations p on p.company_id = o.company_id and p.prestation_id = o.prestation_id
       join qualifications q on q.company_id = o.company_id and q.qualification_id = any(o.qualification_ids)
      where s.company_id = $1 and s.code = any($2::text[]) and p.name = any($3::text[]) order by q.name`,
    [id, siteCodes, names],
  )

const catalogueOf = (id: number) =>
  statement<{ code: string; name: string }>(
    `select q.code, q.name from qualifications q where q.company_id = $1 and q.kind in ('degree', 'empowerment')`,
    [id],
  )

const sectorsOf = (id: number, siteCodes: readonly string[]) =>
  statement<{ code: string; sectorId: number | null }>(
    'select code, sector_id as "sectorId" from sites where company_id = $1 and code = any($2::text[])',
    [id, siteCodes],
  )

export interface NeighboursQuestion {
  readonly employeeNumbers: readonly string[]
  readonly prestations: readonly string[]
  readonly siteCodes: readonly string[]
  /** Of the services themselves, and so far around them that every rule finds what it counts. */
  readonly services: readonly [Instant, Instant]
  readonly around: readonly [Instant, Instant]
}

/** What the agents of an import have besides it, in one trip. */
export async function readNeighbours(db: Db, asked: NeighboursQuestion): Promise<Neighbours> {
  const id = db.companyId
  const { employeeNumbers, prestations, siteCodes, services, around } = asked
  const [shifts, contracts, partners, papers, absences, requirements, atSites, catalogue, sectors] = await db.batch(
    shiftsOf(id, employeeNumbers, ...around),
    contractsOf(id, employeeNumbers),
    partnersOf(id, employeeNumbers),
    papersOf(id, employeeNumbers),
    absencesOf(id, employeeNumbers, ...services),
    prestationsOf(id, prestations),
    askedAtSites(id, siteCodes, prestations),
    catalogueOf(id),
    sectorsOf(id, siteCodes),
  )
  const agentOf = ({ employeeNumber }: OfAgent<object>) => employeeNumber
  return {
    shifts: Map.groupBy(shifts, agentOf),
    contracts: Map.groupBy(contracts, agentOf),
    partnerAgents: new Set(partners.map(agentOf)),
    papers: Map.groupBy(papers, agentOf),
    absences: Map.groupBy(absences, agentOf),
    requirements: new Map(
      [...Map.groupBy(requirements, ({ prestation }) => prestation)].map(([prestation, rows]) => [
        prestation,
        {
          needsCard: rows[0]!.needsCard,
          cardActivity: rows[0]!.cardActivity,
          papers: rows.flatMap(({ key, name }) => (key === null || name === null ? [] : [{ key, name }])),
        },
      ]),
    ),
    atSites: Map.groupBy(atSites, ({ siteCode, prestation }) => postKey(siteCode, prestation)),
    catalogue: new Map(catalogue.map(({ code, name }) => [code, name])),
    sectors: new Map(sectors.map(({ code, sectorId }) => [code, sectorId])),
  }
}
