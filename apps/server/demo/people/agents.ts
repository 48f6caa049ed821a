import { addDays, type Day, type Instant } from '@vigie/contract/kit/time.ts'
import { codeHmac } from '../../src/domains/clockings/code-checks.ts'
import type { Secrets } from '../../src/kit/installation.ts'
import type { Db } from '../../src/platform/postgres/db.ts'
import { demoAgentNumber, plannedAgents, type PlannedAgent } from './agents.plan.ts'
import { plannedSites } from '../places/sites.plan.ts'
import { saveQualifications } from './qualifications.ts'
import { dice } from '../random.ts'
import { postingOf } from './roster.ts'
import { idOf, insertion, insertNamed } from '../rows.ts'
import { demoCardUid, demoCode } from './signins.ts'
import { fictionPhone } from '../places/sites.ts'

export interface AgentContext {
  readonly db: Db
  readonly secrets: Secrets
  /** What is kept of a code for devices without network. */
  readonly check: (code: string) => number
  readonly partnerIds: ReadonlyMap<string, number>
  readonly today: Day
  readonly since: Instant
}

/** Cards that have run out, that will within two months, and one that is awaited; the others hold for months or years. */
const expired = ['A015', 'A041', 'A073']
const expiring = ['A009', 'A022', 'A036', 'A052', 'A068', 'P004']
const awaited = 'A079'

function cardOf(number: string, today: Day): { card_number: string; card_expires_on: Day | null } {
  if (number === awaited) return { card_number: '', card_expires_on: null }
  const thrown = dice('card', number)
  const days = expired.includes(number) ? thrown.whole(-90, -3) : expiring.includes(number) ? thrown.whole(5, 55) : thrown.whole(200, 1_800)
  const expiresOn = addDays(today, days)
  return { card_number: `CAR-000-${expiresOn}-202${thrown.whole(10_000_000, 99_999_999)}`, card_expires_on: expiresOn }
}

/** Clocking codes of six figures, each of its own. */
export function codesOf(agents: readonly PlannedAgent[]): Map<string, string> {
  const thrown = dice('codes')
  const taken = new Set([demoCode])
  return new Map(
    agents.map(({ number }) => {
      if (number === demoAgentNumber) return [number, demoCode] as const
      let code = demoCode as string
      while (taken.has(code)) code = String(thrown.whole(100_000, 999_999))
      taken.add(code)
      return [number, code] as const
    }),
  )
}

const postsOf = (number: string) => postingOf.get(number)?.crew.cycle.filter((post) => post !== null) ?? []
const homeOf = (number: string) => plannedSites.find(({ code }) => code === (postsOf(number)[0]?.site ?? 'HBR02'))!
/** Employee numbers of lent agents begin with P; those whose crew is none belong to the last partner. */
const partnerOf = (number: string) => (number.startsWith('P') ? (postingOf.get(number)?.partner ?? 'ST3') : null)

/** The 80 agents of the company and the 12 of its partners, with their cards, codes and qualifications. */
export async function saveAgents({ db, secrets, check, partnerIds, today, since }: AgentContext): Promise<Map<string, number>> {
  const hmac = codeHmac(secrets, db.companyId)
  const codes = codesOf(plannedAgents)
  const ids = await insertNamed(
    db,
    'agents',
    { id: 'agent_id', name: 'employee_number' },
    {
      employee_number: 'text',
      last_name: 'text',
      first_name: 'text',
      email: 'text',
      phone_mobile: 'text',
      address: 'text',
      postcode: 'text',
      city: 'text',
      card_number: 'text',
      card_expires_on: 'date',
      clocking_code_hmac: 'bytea',
      clocking_code_check: 'int',
      partner_id: 'int',
      created_at: 'timestamptz',
    },
    plannedAgents.map(({ number, firstName, lastName, email }) => {
      const home = homeOf(number)
      const partner = partnerOf(number)
      return {
        employee_number: number,
        last_name: lastName,
        first_name: firstName,
        email,
        phone_mobile: fictionPhone('mobile', number),
        address: `${dice('street', number).whole(1, 120)} rue ${dice('street', number).pick(['des Glycines', 'du Moulin Vieux', 'de la Source', 'des Hirondelles'])}`,
        postcode: home.postcode,
        city: home.city,
        ...cardOf(number, today),
        clocking_code_hmac: hmac(codes.get(number)!),
        clocking_code_check: check(codes.get(number)!),
        partner_id: partner === null ? null : idOf(partnerIds, partner),
        created_at: since,
      }
    }),
  )
  await saveQualifications(db, ids, today)
  await db.save(insertion(db, 'nfc_cards', { uid: 'text', agent_id: 'int' }, cards(ids)))
  return ids
}

/** Whoever works where there is a tablet has an NFC card, and half of the others. */
function cards(ids: ReadonlyMap<string, number>) {
  const hasTablet = (number: string) => ['tablet', 'both'].includes(homeOf(number).ways)
  return plannedAgents.flatMap(({ number }) => {
    const thrown = dice('nfc', number)
    if (number !== demoAgentNumber && !hasTablet(number) && thrown.happens(0.5)) return []
    const uid = `04${Array.from({ length: 6 }, () => thrown.whole(0, 255).toString(16).padStart(2, '0')).join('')}`.toUpperCase()
    return [{ uid: number === demoAgentNumber ? demoCardUid : uid, agent_id: idOf(ids, number) }]
  })
}
