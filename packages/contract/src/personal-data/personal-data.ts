import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { agentQualification } from '../agents/agents.ts'
import { contract } from '../agents/contracts.ts'
import { loan } from '../agents/loans.ts'
import { carriedHours, hoursFigures } from '../hours/hours.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { count, day, instant, month, text } from '../kit/values.ts'
import {
  heldAbsence,
  heldAct,
  heldAlert,
  heldAvailability,
  heldComment,
  heldDemand,
  heldDocument,
  heldHandover,
  heldMission,
  heldService,
  heldSession,
} from './personal-data.rows.ts'

export const about = 'What is held on an agent: seen and taken away by the agent itself.'

const orNull = <T extends z.ZodMiniType>(holds: T) => z.nullable(holds)
const said = z.string()
const moment = orNull(instant)
const yesOrNo = z.boolean()

/** What a company holds on an agent, by kind; what comes page by page stands in `heldLists`. */
export const heldKinds = [
  'identity',
  'contracts',
  'qualifications',
  'loans',
  'instructions',
  'months',
  'services',
  'acts',
  'positions',
  'comments',
  'demands',
  'missions',
  'absences',
  'handovers',
  'alerts',
  'availabilities',
  'documents',
  'notifications',
  'mutedSites',
  'sessions',
] as const
export type HeldKind = (typeof heldKinds)[number]

export const countHeld = call({
  method: 'GET',
  path: '/resource/held',
  does: 'How much the company holds on the agent who asks, by kind.',
  isOurs: true,
  access: may.seeHeld,
  refuses: ['NOT_FOUND'],
  input: z.object({}),
  output: shape({ kinds: ['kinds', z.array(shape({ kind: ['kind', z.enum(heldKinds)], count: ['count', count] }))] }),
})

/** Who it is and how it is reached, as the sheet holds it; its own number whole, for it is the agent's. */
export const heldIdentity = shape({
  employeeNumber: ['matriculation', said],
  firstName: ['firstname', said],
  lastName: ['lastname', said],
  email: ['email', said],
  phoneMobile: ['phone_mobile', said],
  phoneOffice: ['phone_office', said],
  address: ['address', said],
  addressComplement: ['address_complement', said],
  postcode: ['postcode', said],
  city: ['city', said],
  nationalInsuranceNumber: ['national_insurance_number', said],
  cardNumber: ['card_number', said],
  cardExpiresOn: ['card_expires_on', orNull(day)],
  cardActivity: ['card_activity', said],
  bornOn: ['born_on', orNull(day)],
  emergencyName: ['emergency_name', said],
  emergencyPhoneMobile: ['emergency_phone_mobile', said],
  emergencyPhoneOffice: ['emergency_phone_office', said],
  partnerName: ['partner_name', orNull(said)],
  hasPhoto: ['has_photo', yesOrNo],
  /** Whether there is one; the code itself is not stored. */
  hasClockingCode: ['has_clocking_code', yesOrNo],
  /** How the badges end that the agent clocks with. */
  badgeEndings: ['badge_endings', z.array(said)],
  createdAt: ['created_at', instant],
  /** Of the account by which it is asked. */
  accountEmail: ['account_email', said],
  accountLanguage: ['account_language', orNull(said)],
  accountCreatedAt: ['account_created_at', instant],
})
/** A month's planning. */
export const heldMonth = shape({
  month: ['month', month],
  publishedAt: ['published_at', moment],
  validatedAt: ['validated_at', moment],
})
/** The hours of a month as they were when it was closed: what pay is made of. */
export const heldClosing = shape({
  month: ['month', month],
  closedAt: ['closed_at', instant],
  contractMinutes: ['contract_minutes', orNull(count)],
  figures: ['figures', hoursFigures],
  carried: ['carried', orNull(carriedHours)],
})
/** Instructions of a site that it has opened first at an instant. */
export const heldInstructions = shape({ siteName: ['site_name', said], number: ['number', count], readAt: ['read_at', instant] })
/** A site of which nothing is brought by mail and push, and since when. */
export const heldQuietSite = shape({ siteName: ['site_name', said], since: ['since', instant] })

export const readHeldSheet = call({
  method: 'GET',
  path: '/resource/held/sheet',
  does: 'What the company holds of the sheet of the agent who asks: identity, contracts, qualifications, equipment, instructions read, months and their closed hours, sites turned off.',
  isOurs: true,
  isNotForViewers: true,
  access: may.seeHeld,
  refuses: ['NOT_FOUND'],
  input: z.object({}),
  output: shape({
    identity: ['identity', heldIdentity],
    contracts: ['contracts', z.array(contract)],
    qualifications: ['qualifications', z.array(agentQualification)],
    loans: ['loans', z.array(loan)],
    instructions: ['instructions', z.array(heldInstructions)],
    months: ['months', z.array(heldMonth)],
    closings: ['closings', z.array(heldClosing)],
    mutedSites: ['quiet_sites', z.array(heldQuietSite)],
  }),
})

/** What comes page by page, so that five years of an agent are never in the server's memory at once. */
export const heldLists = [
  'services',
  'acts',
  'comments',
  'demands',
  'missions',
  'absences',
  'handovers',
  'alerts',
  'availabilities',
  'documents',
  'sessions',
] as const
export type HeldList = (typeof heldLists)[number]
/** Rows of a page at the most: of demands fewer, whose forms may be 64 kB each. */
export const heldPageOf = (list: HeldList): number => (list === 'demands' ? 50 : 250)

export const listHeld = call({
  method: 'GET',
  path: '/resource/held/rows',
  does: 'What the company holds on the agent who asks, of one kind, page by page; notices are read by GET /notifications.',
  isOurs: true,
  isNotForViewers: true,
  access: may.seeHeld,
  example: { list: 'services' },
  input: shape({
    list: ['list', z.enum(heldLists)],
    cursor: ['cursor', z.optional(text(200))],
  }),
  /** Only what was asked for is there. */
  output: shape({
    services: ['services', z.optional(z.array(heldService))],
    acts: ['acts', z.optional(z.array(heldAct))],
    comments: ['comments', z.optional(z.array(heldComment))],
    demands: ['demands', z.optional(z.array(heldDemand))],
    missions: ['missions', z.optional(z.array(heldMission))],
    absences: ['absences', z.optional(z.array(heldAbsence))],
    handovers: ['handovers', z.optional(z.array(heldHandover))],
    alerts: ['alerts', z.optional(z.array(heldAlert))],
    availabilities: ['availabilities', z.optional(z.array(heldAvailability))],
    documents: ['documents', z.optional(z.array(heldDocument))],
    sessions: ['sessions', z.optional(z.array(heldSession))],
    nextCursor: ['nextCursor', orNull(said)],
  }),
})

export type HeldIdentity = z.output<typeof heldIdentity>
export type HeldMonth = z.output<typeof heldMonth>
export type HeldInstructions = z.output<typeof heldInstructions>
export type HeldQuietSite = z.output<typeof heldQuietSite>
export type HeldClosing = z.output<typeof heldClosing>
