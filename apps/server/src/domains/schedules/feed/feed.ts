import { mayEnter, role } from '@vigie/contract/access.ts'
import * as may from '@vigie/contract/access.calls.ts'
import {
  addDays,
  addMonths,
  dayOf,
  firstDayOf,
  instantOfLocal,
  localOf,
  midnightOf,
  monthOf,
  type Instant,
} from '@vigie/contract/kit/time.ts'
import { boundsOf } from '@vigie/contract/schedules/schedules.rules.ts'
import { fallbackLanguage, isLanguage } from '@vigie/phrases/languages.ts'
import { say } from '@vigie/phrases/say.ts'
import type { CompanyAuthenticator } from '../../companies/companies.authenticator.ts'
import { absencesOfFeed, readerOfFeed, shiftsOfFeed } from './feed.store.ts'
import { companyOfFeed, feedDigest } from './feed.tokens.ts'
import { calendarText } from './ics.rules.ts'

/**
 * The calendar behind a secret: the agent's own services of published months, and its absences that stand, within the months that the
 * company lets its agents see. Undefined for whatever is no address any more: unknown, taken away, of an account that has ended, or
 * where agents do not see their schedules.
 */
export const calendarFeeds =
  (companies: Pick<CompanyAuthenticator, 'byId'>) =>
  async (token: string, now: Instant): Promise<string | undefined> => {
    const companyId = companyOfFeed(token)
    if (companyId === undefined) return undefined
    const { company, db } = await companies.byId(companyId)
    if (!company) return undefined
    // Of an agent these gates are the company's alone.
    const { settings, apiVersion, timeZone } = company
    const today = localOf(now, timeZone)
    const reader = await db.one(readerOfFeed(db, feedDigest(token), dayOf(today)))
    const subject = {
      caller: role.agent,
      settings,
      apiVersion,
      forbiddenPages: [],
      hasActiveContract: false,
      canAccessAvailabilities: false,
    }
    if (!reader?.agentId || !mayEnter(may.shareSchedule, subject)) return undefined
    const current = monthOf(today)
    const { first, last } = boundsOf(role.agent, current, settings) ?? { first: current, last: current }
    const at = (day: ReturnType<typeof firstDayOf>) => instantOfLocal(midnightOf(day), timeZone)
    const [shifts, absences] = await db.batch(
      shiftsOfFeed(db, reader.agentId, first, last),
      absencesOfFeed(db, reader.agentId, timeZone, at(firstDayOf(first)), at(addDays(firstDayOf(addMonths(last, 1)), 1))),
    )
    const language = reader.language !== null && isLanguage(reader.language) ? reader.language : fallbackLanguage
    const name = say(language, 'messages.feed.name', { company: company.name })
    const absence = say(language, 'messages.feed.absence')
    return calendarText({ name, company: company.code.toLowerCase(), absence, shifts, absences })
  }
