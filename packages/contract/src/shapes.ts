import type * as z from 'zod/mini'
import * as agents from './agents/agents.ts'
import * as auth from './auth/auth.ts'
import * as availabilities from './availabilities/availabilities.ts'
import * as profile from './auth/profile.ts'
import * as cards from './clockings/clockings.cards.ts'
import * as clockings from './clockings/clockings.ts'
import * as journal from './clockings/clockings.journal.ts'
import * as offline from './clockings/clockings.offline.ts'
import * as proof from './clockings/clockings.proof.ts'
import * as comments from './comments/comments.ts'
import * as companies from './companies/companies.ts'
import * as companyChecks from './companies/companies.checks.ts'
import * as companyIdentity from './companies/companies.identity.ts'
import * as dashboard from './dashboard/dashboard.ts'
import * as devices from './devices/devices.ts'
import * as deviceList from './devices/devices.list.ts'
import * as deviceSettings from './devices/devices.settings.ts'
import * as documents from './documents/documents.ts'
import * as filingChoices from './documents/documents.choices.ts'
import * as filing from './documents/documents.filing.ts'
import * as holidays from './sites/holidays.ts'
import * as counting from './imports/counting.ts'
import * as imports from './imports/imports.ts'
import * as chain from './kit/chain.ts'
import * as held from './held/held.ts'
import * as heldRows from './held/held.rows.ts'
import * as hours from './hours/hours.ts'
import * as values from './kit/values.ts'
import * as demands from './demands/demands.ts'
import * as demandEffects from './demands/demands.effects.ts'
import * as demandTypes from './demands/demands.types.ts'
import * as missions from './missions/missions.ts'
import * as requirements from './planning/planning.requirements.ts'
import * as missionBoard from './missions/missions.board.ts'
import * as missionOffers from './missions/missions.offered.ts'
import * as news from './news/news.ts'
import * as notifications from './notifications/notifications.ts'
import * as notificationSites from './notifications/notifications.sites.ts'
import * as jobs from './jobs/jobs.ts'
import * as outbox from './outbox/outbox.ts'
import * as prints from './prints/prints.ts'
import * as preferences from './preferences/preferences.ts'
import * as qualifications from './agents/qualifications.ts'
import * as reference from './reference/reference.ts'
import * as schedules from './schedules/schedules.ts'
import * as search from './search/search.ts'
import * as settings from './companies/settings.ts'
import * as shifts from './shifts/shifts.ts'
import * as siteSheet from './sites/sites.sheet.ts'
import * as sites from './sites/sites.ts'
import * as users from './auth/users.ts'

export const isSchema = (value: unknown): value is z.ZodMiniType => typeof value === 'object' && value !== null && '_zod' in value

// A test says when a file is missing, or when two give one name.
const modules: readonly Readonly<Record<string, unknown>>[] = [
  values,
  chain,
  settings,
  users,
  comments,
  companies,
  companyChecks,
  companyIdentity,
  auth,
  profile,
  preferences,
  reference,
  qualifications,
  agents,
  sites,
  siteSheet,
  holidays,
  shifts,
  schedules,
  clockings,
  cards,
  journal,
  offline,
  proof,
  devices,
  deviceList,
  deviceSettings,
  availabilities,
  demands,
  demandEffects,
  demandTypes,
  missions,
  prints,
  held,
  heldRows,
  hours,
  missionBoard,
  missionOffers,
  requirements,
  dashboard,
  counting,
  imports,
  notifications,
  notificationSites,
  jobs,
  outbox,
  documents,
  filing,
  filingChoices,
  search,
  news,
]

/** Every shape and value that the contract exports, under its name there with a capital (`Shift`, `Instant`): for the reference alone. */
export const namedShapes: readonly (readonly [name: string, holds: z.ZodMiniType])[] = modules.flatMap((exported) =>
  Object.entries(exported)
    .filter((entry): entry is [string, z.ZodMiniType] => isSchema(entry[1]))
    .map(([name, holds]) => [`${name[0]!.toUpperCase()}${name.slice(1)}`, holds] as const),
)
