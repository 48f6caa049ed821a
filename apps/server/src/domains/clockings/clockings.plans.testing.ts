import type { Month } from '@vigie/contract/kit/time.ts'
import { asItHappened } from './clockings.line.ts'
import { hash, now, sentBy, uuid, type PlannedQueries } from '../../../test/plans.ts'
import * as clockings from './clockings.store.ts'
import * as identify from './identify.store.ts'
import * as lines from './proof/lines.store.ts'
import * as lists from './lists/lists.store.ts'
import * as proof from './proof/proof.store.ts'
import * as roots from './proof/root.store.ts'
import * as journal from './journal/journal.store.ts'
import * as pairings from './pairings.store.ts'
import * as checks from './checks/checks.store.ts'
import * as counted from './counted.store.ts'
import * as decisions from './decisions.store.ts'
import * as cards from './cards/cards.store.ts'
import * as contacts from './contacts/contacts.store.ts'
import * as lost from './codes/lost.store.ts'
import * as roster from './offline/roster.store.ts'
import { accountsOfAgents } from '../auth/users.store.ts'
import * as shown from './codes/shown.store.ts'
import * as settings from './settings/settings.store.ts'
import { blank } from './projection.rules.ts'
import type { Db } from '../../platform/postgres/db.ts'

/** The stores whose every query is planned below. */
export const stores = {
  cards,
  checks,
  clockings,
  counted,
  decisions,
  contacts,
  identify,
  journal,
  lines,
  lists,
  lost,
  users: { accountsOfAgents },
  pairings,
  proof,
  roots,
  roster,
  settings,
  shown,
}

const line = {
  company_id: 1,
  site_id: 1,
  clocking_uuid: uuid,
  shift_id: 500,
  agent_id: 1,
  kind: 'start',
  way: 'code',
  verdict: 1,
  recorded_at: now,
  happened_at: now,
  device_at: null,
  drift_seconds: null,
  device_id: 1,
  device_seq: null,
  user_id: null,
  anomaly_reason_id: null,
  is_forced: false,
  is_outside_area: false,
  is_offline: false,
  private_digest: null,
  ...asItHappened,
} as const

const root = {
  company: 'DEMO',
  number: 1,
  at: now,
  kind: 'hour',
  sites: 1,
  acts: 1,
  root: '00'.repeat(32),
  previous: '',
  key: 'key',
  changed: [],
  gone: [],
  signature: '',
} as const
const shownAt = { deviceId: 1, subject: 'code.device:x' }
const atDevice = { deviceId: 1, now }
const contact = { userId: 1, deviceUuid: uuid, now }

const choices = { isByCode: true, isByNfc: false, shiftsVisibility: 'window', isNamesVisible: true } as const

/** Each in the ways it is asked. */
export const plans = (db: Db): PlannedQueries => ({
  clockingFacts: () => [
    clockings.clockingFacts(db, { shiftId: 500, deviceId: 1, clockingUuid: uuid, ticketHash: hash, reasonId: null, now }),
  ],
  factsOfShift: () => [clockings.factsOfShift(db, 500, now)],
  saveClocking: () => [
    clockings.saveClocking(db, {
      line,
      details: null,
      projection: { ...blank, arrived_at: now, clock_in_status: 1 },
      version: 1,
    }),
  ],
  countedBetween: () => [counted.countedBetween(db, { shiftId: 500, agentId: 1, from: now, to: now })],
  shiftOfLine: () => [decisions.shiftOfLine(db, uuid)],
  linesToDecide: () => [decisions.linesToDecide(db, 500)],
  checkedShifts: () => [checks.checkedShifts(db, now)],
  knownChecks: () => [checks.knownChecks(db, now)],
  noteChecks: () => [checks.noteChecks(db, [{ shiftId: 500, dueAt: now, answerBy: now, isMissed: false }], now)],
  missedOfShift: () => [checks.missedOfShift(db, 500)],
  countMissed: () => [checks.countMissed(db, now)],
  askForLook: () => [checks.askForLook(db, now)],
  sweepChecks: () => [checks.sweepChecks(db, now)],
  noteContact: () => [contacts.noteContact(db, contact, [{ clockingUuid: uuid, digest: '0'.repeat(64) }])],
  contactsBefore: () => [contacts.contactsBefore(db, contact)],
  noteSending: () => [contacts.noteSending(db, contact)],
  dropContacts: () => [contacts.dropContacts(db, 5)],
  neighboursBefore: () => [contacts.neighboursBefore(db, 1, uuid, 5)],
  sweepContacts: () => [contacts.sweepContacts(db, now)],
  accountsOfAgents: () => [accountsOfAgents(db, [5])],
  anomalyReasons: () => sentBy(db, (capturing) => clockings.anomalyReasons(capturing)),
  deviceById: () => [identify.deviceById(db, 1)],
  sitesOfDevice: () => [identify.sitesOfDevice(db, 1)],
  cardAgent: () => [cards.cardAgent(db, 5, atDevice), cards.cardAgent(db, 5, { deviceId: null, now })],
  cardAgents: () => [cards.cardAgents(db, 'a', atDevice), cards.cardAgents(db, 'a', { deviceId: null, now })],
  holderOfCard: () => [cards.holderOfCard(db, '04A1')],
  saveCard: () => [cards.saveCard(db, { number: '04A1', agentId: 5, formerAgentId: null, userId: 1, deviceId: 1, now })],
  dropOtherCards: () => [cards.dropOtherCards(db, 5, '04A1')],
  cardsOf: () => [cards.cardsOf(db, 5)],
  dropCard: () => [cards.dropCard(db, 5, 1)],
  knownByCode: () => [shown.knownByCode(db, { ...shownAt, guesses: 'guess.device:' }, hash, now)],
  knownByCard: () => [shown.knownByCard(db, shownAt, '04A1')],
  shiftsByCode: () => [shown.shiftsByCode(db, hash, now)],
  shiftsByCard: () => [shown.shiftsByCard(db, '04A1', now)],
  saveTicket: () => [shown.saveTicket(db, { ticketHash: hash, deviceId: 1, agentId: 1, way: 'code', expiresAt: now, now })],
  pairingsOfDevice: () => [pairings.pairingsOfDevice(db, 1, now, 31)],
  signWholeSince: () => [pairings.signWholeSince(db, [1], now)],
  shiftsOfRoster: () => [roster.shiftsOfRoster(db, [1, 2], now)],
  agentsOfRoster: () => [roster.agentsOfRoster(db, [5, 6])],
  noteRoster: () => [roster.noteRoster(db, { pairingId: 1, agentIds: [5, 6], now, until: now })],
  heldBy: () => [roster.heldBy(db, [1], [5])],
  recordedAmong: () => [roster.recordedAmong(db, [uuid])],
  devicesHolding: () => [roster.devicesHolding(db, [5, 6], now)],
  learnCheck: () => [roster.learnCheck(db, 5, hash, 1)],
  sweepRosters: () => [roster.sweepRosters(db, now)],
  holdersOf: () => [lost.holdersOf(db, 1)],
  checksOnDevice: () => [lost.checksOnDevice(db, 1)],
  saveCodes: () => [lost.saveCodes(db, [{ agentId: 5, hmac: hash, check: 1 }])],
  voidCodes: () => [lost.voidCodes(db, [5])],
  markLost: () => [lost.markLost(db, 1, now)],
  isDeviceThere: () => [lost.isDeviceThere(db, 1)],
  noteEntries: () => [journal.noteEntries(db, { deviceUuid: uuid, userId: 1, now, entries: [] })],
  linesOfShift: () => [journal.linesOfShift(db, 500)],
  refusedOfShift: () => [journal.refusedOfShift(db, 500)],
  shiftsOfPhone: () => [journal.shiftsOfPhone(db, 5, now)],
  sitesOfPhone: () => [journal.sitesOfPhone(db, 5, now, 150)],
  shiftsToListAtSites: () => [lists.shiftsToListAtSites(db, [5, 6], now)],
  shiftsToListOfAgent: () => [lists.shiftsToListOfAgent(db, 5, now)],
  shiftsToListOfCompany: () => [lists.shiftsToListOfCompany(db, now)],
  linesAt: () => [lines.linesAt(db, [{ siteId: 1, seq: 5 }])],
  ownLines: () => [proof.ownLines(db, { agentId: 5, month: '202610' as Month, limit: 51, after: undefined })],
  linesWithReasons: () => [proof.linesWithReasons(db, [500, 501])],
  coverOf: () => [proof.coverOf(db, 1)],
  headsOf: () => [roots.headsOf(db)],
  rootedHeads: () => [roots.rootedHeads(db)],
  lockRoots: () => [roots.lockRoots(db)],
  lastRootOf: () => [roots.lastRootOf(db)],
  uncoveredActs: () => [roots.uncoveredActs(db)],
  noteRoot: () => [roots.noteRoot(db, root, hash.toString('hex'))],
  noteHeads: () => roots.noteHeads(db, 1, root),
  renoteHeads: () => roots.renoteHeads(db, 1, new Map()),
  notedRoots: () => [roots.notedRoots(db, 100, 51)],
  notedBetween: () => [roots.notedBetween(db, 1, 50)],
  setDevice: () => [settings.setDevice(db, 1)],
  saveChoices: () => [settings.saveChoices(db, 1, choices, { ...choices, isNamesVisible: false })],
  shiftsAtDevice: () => [identify.shiftsAtDevice(db, [5, 6], now)],
})
