import { saveCalendarFeed } from './calendar-feed.ts'
import { saveAvailabilities } from './availabilities.ts'
import { maskedCheck } from '../src/domains/clockings/code-checks.ts'
import { addMinutes, addMonths, dayOf, localOf, monthOf, type Instant } from '@vigie/contract/kit/time.ts'
import { readCompany } from '../src/domains/companies/companies.store.ts'
import { fillHolidays } from '../src/domains/sites/holidays.store.ts'
import type { Secrets } from '../src/kit/installation.ts'
import { statement, type Db } from '../src/platform/postgres/db.ts'
import type { Storage } from '../src/platform/storage/storage.ts'
import { saveDocuments } from './documents/documents.ts'
import { demoAgentNumber } from './people/agents.plan.ts'
import { saveAgents } from './people/agents.ts'
import { saveClients, savePartners } from './places/clients.ts'
import { clockThePast, noteMissedCalls } from './clockings/clockings.ts'
import { saveComments } from './comments.ts'
import { saveInstructions } from './instructions.ts'
import { saveMissions } from './missions.ts'
import { savePrints } from './prints.ts'
import { saveHandovers } from './handovers.ts'
import { saveWaivers } from './waivers.ts'
import { saveContracts } from './people/contracts.ts'
import { demoAgentToday, moveShift } from './people/demo-agent.ts'
import { saveDevices } from './places/devices.ts'
import { readNames } from './people/names.ts'
import { saveDemands } from './demands.ts'
import { saveNews } from './news.ts'
import { inTheirOrder, saveDueNotices, saveNotices } from './notices.ts'
import { savePlaces } from './places/addresses.ts'
import { saveReference } from './reference.ts'
import { publishMonths } from './places/schedules.ts'
import { saveSold } from './sold.ts'
import { saveSettings } from './settings.ts'
import { monthsToPlan, planMonths, saveShifts } from './places/shifts.ts'
import { saveSites } from './places/sites.ts'
import { planAbsences } from './people/unavailabilities.ts'
import { managerEmail } from './people/users.plan.ts'
import { saveUsers } from './people/users.ts'

export interface DemoContext {
  readonly db: Db
  readonly now: Instant
  readonly secrets: Secrets
  /** Where the files of its documents lie. */
  readonly storage: Storage
  /** A nightly run, with nobody there to try the demo agent. */
  readonly isNightly?: boolean
}

/**
 * The demo company: filled on the first start, and on each later one (and each night) planned on and clocked up to now.
 * What people have changed since stays as they left it; at the same instant a second run changes nothing.
 */
export const fillDemo = ({ db, now, secrets, storage, isNightly = false }: DemoContext): Promise<void> =>
  db.transaction(async (held) => {
    const isFirst = await isEmpty(held)
    if (isFirst) await saveCompany({ db: held, now, secrets, storage })
    const company = await readCompany(held)
    if (!company) return
    const current = monthOf(localOf(now, company.timeZone))
    const names = await readNames(held)
    if (!isNightly) await offerPrestation(held, now, names)
    const months = await monthsToPlan(held, current)
    if (months.length > 0) {
      await planMonths(held, months, names)
      await planAbsences(held, months)
    }
    await publishMonths(held, [addMonths(current, -1), current], current)
    await clockThePast(held, now, company.settings)
    await noteMissedCalls(held, now, company.settings)
    if (isFirst) {
      await saveInstructions(held, now)
      await saveSold(held, now)
      await saveComments(held, now)
      await saveWaivers(held, now)
      await saveHandovers(held, now)
      await saveMissions(held, now)
      await saveAvailabilities(held, now, company.timeZone)
      await saveCalendarFeed(held, now)
      await saveDemands(held, storage, now)
      await savePrints(held, storage, now)
    }
    if (await saveDocuments(held, storage, now)) {
      await saveDueNotices(held, now)
      await held.save(inTheirOrder(held))
    }
  })

/** What has passed since the last run is clocked: the demo’s agents arrive, answer and leave while somebody looks. Answers the services changed. */
export const carryOn = (db: Db, now: Instant): Promise<readonly number[]> =>
  db.transaction(async (held) => {
    await held.save(heldCompany(held))
    const company = await readCompany(held)
    return company ? clockThePast(held, now, company.settings) : []
  })

/** Holds the company's row, so that two processes never fill at once. */
const heldCompany = (db: Db) => statement('select from companies where company_id = $1 for no key update', [db.companyId])

/** Holds the company, and asks whether anybody is there. */
async function isEmpty(db: Db): Promise<boolean> {
  const [, [row]] = await db.batch(
    heldCompany(db),
    statement<{ isThere: boolean }>(
      `select exists (select from users where company_id = $1 and email = $2) or exists (select from sites where company_id = $1) as "isThere"`,
      [db.companyId, managerEmail],
    ),
  )
  return !row?.isThere
}

/** The demo agent's service of the moment. */
async function offerPrestation(db: Db, now: Instant, names: Awaited<ReturnType<typeof readNames>>): Promise<void> {
  const agentId = names.agents.get(demoAgentNumber)
  const offer = agentId === undefined ? undefined : await demoAgentToday(db, agentId, now)
  if (!offer) return
  if ('planned' in offer) await saveShifts(db, [offer.planned], names)
  else await db.save(moveShift(db, offer.moved))
}

/** Everything that is there before the first service. The company is two years old. */
async function saveCompany({ db, now, secrets }: DemoContext): Promise<void> {
  const since = addMinutes(now, -730 * 24 * 60)
  const today = dayOf(localOf(now, 'Europe/Paris'))
  await saveSettings(db, since, now)
  const clientIds = await saveClients(db, since)
  const partnerIds = await savePartners(db, since)
  const siteIds = await saveSites(db, clientIds, since)
  await savePlaces(db, clientIds, siteIds)
  await fillHolidays(db, now)
  const reference = await saveReference(db)
  const agentIds = await saveAgents({ db, secrets, check: maskedCheck(secrets, db.companyId), partnerIds, today, since })
  await saveContracts({ db, agentIds, reference, today })
  await saveUsers({ db, since, clientIds, partnerIds, siteIds, agentIds })
  await saveDevices(db, siteIds, { since, now })
  await saveNews(db, now)
  await saveNotices(db, now)
}
