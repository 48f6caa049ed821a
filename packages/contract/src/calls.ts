import type { Call } from './kit/call.ts'
import * as agents from './agents/agents.ts'
import * as agentPhoto from './agents/agents.photo.ts'
import * as auth from './auth/auth.ts'
import * as profile from './auth/profile.ts'
import * as clockings from './clockings/clockings.ts'
import * as availabilities from './availabilities/availabilities.ts'
import * as breaks from './clockings/clockings.breaks.ts'
import * as cards from './clockings/clockings.cards.ts'
import * as checks from './clockings/clockings.checks.ts'
import * as confirmation from './clockings/clockings.confirmation.ts'
import * as corrections from './clockings/clockings.correction.ts'
import * as clockingLists from './clockings/clockings.lists.ts'
import * as journal from './clockings/clockings.journal.ts'
import * as clockingsOffline from './clockings/clockings.offline.ts'
import * as proof from './clockings/clockings.proof.ts'
import * as sending from './clockings/clockings.sending.ts'
import * as comments from './comments/comments.ts'
import * as companies from './companies/companies.ts'
import * as companyChecks from './companies/companies.checks.ts'
import * as logo from './companies/companies.logo.ts'
import * as identity from './companies/companies.identity.ts'
import * as backups from './companies/companies.backups.ts'
import * as offline from './companies/companies.offline.ts'
import * as dashboard from './dashboard/dashboard.ts'
import * as demands from './demands/demands.ts'
import * as demandEffects from './demands/demands.effects.ts'
import * as demandTypes from './demands/demands.types.ts'
import * as devices from './devices/devices.ts'
import * as deviceList from './devices/devices.list.ts'
import * as deviceSettings from './devices/devices.settings.ts'
import * as managedDevices from './devices/devices.manage.ts'
import * as closedDevices from './devices/devices.closing.ts'
import * as lostDevices from './devices/devices.lost.ts'
import * as documents from './documents/documents.ts'
import * as filingChoices from './documents/documents.choices.ts'
import * as filing from './documents/documents.filing.ts'
import * as files from './files/files.ts'
import * as counting from './imports/counting.ts'
import * as held from './held/held.ts'
import * as jobs from './jobs/jobs.ts'
import * as imports from './imports/imports.ts'
import * as news from './news/news.ts'
import * as notifications from './notifications/notifications.ts'
import * as notificationSites from './notifications/notifications.sites.ts'
import * as outbox from './outbox/outbox.ts'
import * as missions from './missions/missions.ts'
import * as missionBoard from './missions/missions.board.ts'
import * as missionOffers from './missions/missions.offered.ts'
import * as assignment from './planning/planning.assignment.ts'
import * as hours from './hours/hours.ts'
import * as prints from './prints/prints.ts'
import * as requirements from './planning/planning.requirements.ts'
import * as preferences from './preferences/preferences.ts'
import * as qualifications from './agents/qualifications.ts'
import * as reference from './reference/reference.ts'
import * as schedules from './schedules/schedules.ts'
import * as scheduleFeed from './schedules/schedules.feed.ts'
import * as search from './search/search.ts'
import * as shifts from './shifts/shifts.ts'
import * as siteSheet from './sites/sites.sheet.ts'
import * as sites from './sites/sites.ts'

export interface Domain {
  /** One sentence for the reference. */
  readonly does: string
  /** By the names under which the contract exports them. */
  readonly calls: Readonly<Record<string, Call>>
}

/** Not by its access: a call that says none is one too, so that the server's start tells it. */
export const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'output' in value

const domain = (does: string, exported: Readonly<Record<string, unknown>>): Domain => ({
  does,
  calls: Object.fromEntries(Object.entries(exported).filter((entry): entry is [string, Call] => isCall(entry[1]))),
})

/** Every call, once, by domain. The server and the tests read it; the browser imports domains one by one. */
export const domains: Readonly<Record<string, Domain>> = {
  companies: domain('The company: what an app needs before anyone signs in, its theme, its version and its settings.', {
    ...companies,
    ...logo,
    ...identity,
    ...offline,
    ...backups,
    ...companyChecks,
  }),
  auth: domain('Signing in and out, passwords and the links that set them.', auth),
  profile: domain('Who one is: name, phone, language and picture of whoever is signed in.', profile),
  preferences: domain("What one user's browser keeps with the server.", preferences),
  reference: domain('The lists that the company chooses from, and the counters of menus.', reference),
  qualifications: domain("The company's catalogue of what agents have: degrees, clearances, equipment and more.", qualifications),
  agents: domain('The agents, their contracts and how they sign in and clock.', { ...agents, ...agentPhoto }),
  sites: domain('The sites that are guarded, their clients and whom to call.', { ...sites, ...siteSheet }),
  shifts: domain('The services of a day and their figures.', shifts),
  schedules: domain('The month of an agent or of a site: read, published, validated, shared as a calendar.', {
    ...schedules,
    ...scheduleFeed,
  }),
  clockings: domain('The clock: identifying an agent, recording acts, with or without network, and the journal of them.', {
    ...clockings,
    ...breaks,
    ...cards,
    ...journal,
    ...clockingsOffline,
    ...confirmation,
    ...corrections,
    ...clockingLists,
    ...checks,
    ...proof,
    ...sending,
  }),
  availabilities: domain('When agents say to be available.', availabilities),
  demands: domain('What agents ask for, and what becomes of it.', { ...demands, ...demandEffects, ...demandTypes }),
  missions: domain('Services that nobody has, offered to agents who answer.', { ...missions, ...missionBoard, ...missionOffers }),
  held: domain('What is held on an agent: seen and taken away by the agent itself.', held),
  hours: domain('Hours of a month: planned, done by kind, beside the contract; and closing it.', hours),
  prints: domain('Plannings and signature sheets on paper: one PDF of many sheets.', prints),
  planning: domain('Who has which service: who could have it, and giving it.', { ...assignment, ...requirements }),
  comments: domain('What managers write on services, and whom they let read it.', comments),
  devices: domain('The tablets on the wall: pairing, signing in, the sites that they serve, what they take and show.', {
    ...devices,
    ...deviceList,
    ...deviceSettings,
    ...managedDevices,
    ...closedDevices,
    ...lostDevices,
  }),
  dashboard: domain("The figures of the manager's home and the lists behind them.", dashboard),
  documents: domain('Documents: filed, read, validated, with the proof that they were.', { ...documents, ...filing, ...filingChoices }),
  files: domain('What the files of the company take up.', files),
  notifications: domain('What somebody is told, and by which ways.', { ...notifications, ...notificationSites }),
  imports: domain('Files of sites, agents, contracts and shifts, and from which day on the product counts.', { ...imports, ...counting }),
  jobs: domain('What is done in the background, and what of it failed.', jobs),
  outbox: domain('What the demo installation would have sent.', outbox),
  search: domain('Agents and sites by the beginnings of words.', search),
  news: domain("The company's news and useful links.", news),
}
export const calls: readonly Call[] = Object.values(domains).flatMap((one) => Object.values(one.calls))
