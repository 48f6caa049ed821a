import { readInstant, type Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'
import { distinct, type Named } from './read/imports.names.rules.ts'
import type { Kept, KeptShift, ImportSnapshot, SignedContract } from './decide/imports.snapshot.rules.ts'

/** Refreshes PostgreSQL's statistics of the tables that an import fills (they are of all companies together). */
export const analyseImported = statement('select analyse_imported()', [])

interface CompanyFacts {
  readonly timeZone: string
  readonly countsFrom: string | null
  readonly firstClockedAt: Instant | null
}
const company = (id: number) =>
  statement<CompanyFacts>(
    `select c.time_zone as "timeZone",
            (select s.value #>> '{}' from company_settings s where s.company_id = c.company_id and s.key = 'counts_from') as "countsFrom",
            (select h.starts_at from shifts h where h.company_id = c.company_id and h.arrived_at is not null and not h.is_clock_in_unconfirmed
              order by h.starts_at limit 1) as "firstClockedAt"
       from companies c where c.company_id = $1`,
    [id],
  )

const clients = (id: number, codes: readonly string[]) =>
  statement<{ code: string; name: string; isActive: boolean }>(
    'select code, name, is_active as "isActive" from clients where company_id = $1 and code = any($2::text[])',
    [id, codes],
  )

const sites = (id: number, codes: readonly string[]) =>
  statement<Kept['sites']>(
    `select s.code, c.code as "clientCode", c.name as "clientName", s.name, s.address, s.address_complement as "addressComplement",
       s.postcode, s.city, s.sector, s.latitude, s.longitude, s.time_zone as "timeZone", s.perimeter_metres as "perimeterMetres",
       s.instructions, s.access, s.phone, s.alert, s.is_active as "isActive", s.is_clocking_enabled as "isClockingEnabled",
       s.can_clock_by_phone as "canClockByPhone", s.is_outside_area_refused as "isOutsideAreaRefused",
       s.asks_pre_clocking as "asksPreClocking", s.pre_clock_minutes as "preClockMinutes"
     from sites s join clients c using (company_id, client_id)
     where s.company_id = $1 and s.code = any($2::text[])`,
    [id, codes],
  )

const agents = (id: number, employeeNumbers: readonly string[]) =>
  statement<Kept['agents']>(
    `select a.employee_number as "employeeNumber", a.last_name as "lastName", a.first_name as "firstName", a.email,
       a.phone_mobile as "phoneMobile", a.address, a.postcode, a.city, a.card_number as "cardNumber",
       a.card_expires_on as "cardExpiresOn", a.card_activity as "cardActivity", a.born_on as "bornOn", encode(a.clocking_code_hmac, 'hex') as "codeDigest",
       array(select q.code from agent_qualifications aq
           join qualifications q on q.company_id = aq.company_id and q.qualification_id = aq.qualification_id
          where aq.company_id = a.company_id and aq.agent_id = a.agent_id and q.kind in ('degree', 'empowerment'))
         as "qualifications",
       array(select n.uid from nfc_cards n where n.company_id = a.company_id and n.agent_id = a.agent_id) as "badges"
     from agents a where a.company_id = $1 and a.employee_number = any($2::text[])`,
    [id, employeeNumbers],
  )

export const contractColumns = `k.number, a.employee_number as "employeeNumber", t.name as "type", k.starts_on as "startsOn",
  k.ends_on as "endsOn", k.monthly_hours_hundredths as "monthlyHoursHundredths", k.category, k.coefficient,
  coalesce(p.name, '') as "profile"`
export const contractTables = `contracts k join agents a using (company_id, agent_id)
  join contract_types t using (company_id, contract_type_id) left join profiles p using (company_id, profile_id)`

const contracts = (id: number, numbers: readonly string[]) =>
  statement<Kept['contracts']>(`select ${contractColumns} from ${contractTables} where k.company_id = $1 and k.number = any($2::text[])`, [
    id,
    numbers,
  ])

const signed = (id: number, employeeNumbers: readonly string[]) =>
  statement<SignedContract>(
    `select k.number, a.employee_number as "employeeNumber", k.starts_on as "startsOn", k.ends_on as "endsOn"
       from contracts k join agents a using (company_id, agent_id)
      where k.company_id = $1 and a.employee_number = any($2::text[])`,
    [id, employeeNumbers],
  )

const shifts = (id: number, numbers: readonly string[]) =>
  statement<KeptShift>(
    `select s.number, site.code as "siteCode", coalesce(a.employee_number, '') as "employeeNumber",
       coalesce(k.number, '') as "contractNumber", coalesce(pr.name, '') as "prestation", coalesce(ac.name, '') as "activity",
       coalesce(p.name, '') as "profile", s.starts_at as "startsAt",
       -- Until when its post was planned, though it changed hands before.
       coalesce(s.post_ends_at, s.ends_at) as "endsAt", s.followed_by_id is not null as "isDivided", s.month,
       s.planned_break_minutes as "breakMinutes", s.note, s.version,
       -- What waits for a manager, or was refused, stands in the chain of this site in the name of this agent as well.
       (s.arrived_at is not null or s.unconfirmed_count > 0 or exists (select from clockings l
          where l.company_id = s.company_id and l.shift_id = s.shift_id and l.kind <> 'pre_clocking')) as "isClocked"
     from shifts s
       join sites site using (company_id, site_id)
       left join agents a on a.company_id = s.company_id and a.agent_id = s.agent_id
       left join contracts k on k.company_id = s.company_id and k.contract_id = s.contract_id
       left join prestations pr on pr.company_id = s.company_id and pr.prestation_id = s.prestation_id
       left join activities ac on ac.company_id = s.company_id and ac.activity_id = s.activity_id
       left join profiles p on p.company_id = s.company_id and p.profile_id = s.profile_id
     where s.company_id = $1 and s.number = any($2::text[])`,
    [id, numbers],
  )

type Holder = { held: string; employeeNumber: string }
const codeHolders = (id: number, digests: readonly string[]) =>
  statement<Holder>(
    `select encode(clocking_code_hmac, 'hex') as held, employee_number as "employeeNumber" from agents
     where company_id = $1 and clocking_code_hmac = any(array(select decode(digest, 'hex') from unnest($2::text[]) digest))`,
    [id, digests],
  )
const badgeHolders = (id: number, uids: readonly string[]) =>
  statement<Holder>(
    `select n.uid as held, a.employee_number as "employeeNumber" from nfc_cards n join agents a using (company_id, agent_id)
     where n.company_id = $1 and n.uid = any($2::text[])`,
    [id, uids],
  )

const archived = (id: number) =>
  statement<{ employeeNumber: string }>(
    `select employee_number as "employeeNumber" from agents where company_id = $1 and archived_on is not null`,
    [id],
  )

const by = <T, V = T>(rows: readonly T[], key: (row: T) => string, value: (row: T) => V = (row) => row as unknown as V) =>
  new Map(rows.map((row) => [key(row), value(row)]))

/** What shifts and contracts that are there already name besides the files: a file may lack the column. */
async function readRest(db: Db, named: Named, kept: { shifts: readonly KeptShift[]; contracts: readonly Kept['contracts'][] }) {
  const besides = (values: Iterable<string>, read: readonly string[]) => {
    const known = new Set(read)
    return distinct(values).filter((value) => !known.has(value))
  }
  const siteCodes = besides(
    kept.shifts.map(({ siteCode }) => siteCode),
    named.siteCodes,
  )
  const numbers = besides(
    kept.shifts.map(({ contractNumber }) => contractNumber),
    named.contractNumbers,
  )
  const people = [...kept.shifts, ...kept.contracts].map(({ employeeNumber }) => employeeNumber)
  const employeeNumbers = besides(people, named.employeeNumbers)
  if (!siteCodes.length && !numbers.length && !employeeNumbers.length) return [[], [], []] as const
  const id = db.companyId
  return db.batch(sites(id, siteCodes), agents(id, employeeNumbers), contracts(id, numbers))
}

/** What the company has of all that the import names: one trip, or two when a file lacks the column of a reference. */
export async function readSnapshot(db: Db, named: Named): Promise<ImportSnapshot> {
  const id = db.companyId
  const [companyRows, clientRows, siteRows, agentRows, contractRows, shiftRows, codes, badges, archivedRows, signedRows] = await db.batch(
    company(id),
    clients(id, named.clientCodes),
    sites(id, named.siteCodes),
    agents(id, named.employeeNumbers),
    contracts(id, named.contractNumbers),
    shifts(id, named.shiftNumbers),
    codeHolders(id, named.codeDigests),
    badgeHolders(id, named.badges),
    archived(id),
    signed(id, named.signers),
  )
  const [moreSites, moreAgents, moreContracts] = await readRest(db, named, { shifts: shiftRows, contracts: contractRows })
  return {
    timeZone: companyRows[0]!.timeZone,
    countsFrom: readInstant(companyRows[0]!.countsFrom ?? '') ?? null,
    firstClockedAt: companyRows[0]!.firstClockedAt,
    clientNames: by(
      clientRows,
      ({ code }) => code,
      ({ name }) => name,
    ),
    closedClients: new Set(clientRows.flatMap(({ code, isActive }) => (isActive ? [] : [code]))),
    sites: by([...siteRows, ...moreSites], ({ code }) => code),
    agents: by([...agentRows, ...moreAgents], ({ employeeNumber }) => employeeNumber, sorted),
    contracts: by([...contractRows, ...moreContracts], ({ number }) => number),
    shifts: by(shiftRows, ({ number }) => number),
    signed: signedRows,
    codeHolders: by(
      codes,
      ({ held }) => held,
      ({ employeeNumber }) => employeeNumber,
    ),
    badgeHolders: by(
      badges,
      ({ held }) => held,
      ({ employeeNumber }) => employeeNumber,
    ),
    archived: new Set(archivedRows.map(({ employeeNumber }) => employeeNumber)),
  }
}
/** In the order in which a file's own list is put, whatever the database's order of letters. */
const sorted = (agent: Kept['agents']) => ({ ...agent, qualifications: agent.qualifications.toSorted() })
