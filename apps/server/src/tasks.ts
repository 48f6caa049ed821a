import type { KeptBackups } from './backups.keep.ts'
import type { Config } from './config.ts'
import { keepDemo, loadDemo } from './demo.ts'
import { askForAlerts, sweepAlerts } from './domains/alerts/alerts.store.ts'
import { askForLook, sweepChecks } from './domains/clockings/checks/checks.store.ts'
import { sweepContacts } from './domains/clockings/contacts/contacts.store.ts'
import { sweepRosters } from './domains/clockings/offline/roster.store.ts'
import { nightOfDocuments } from './domains/documents/readers/readers.tasks.ts'
import { sweepFiles } from './domains/files/files.sweep.ts'
import { nightOfPrints } from './domains/prints/prints.night.ts'
import { nightOfMissions } from './domains/missions/missions.filled.tasks.ts'
import { sweepOutbox } from './domains/outbox/sweep.store.ts'
import { nightOfPapers } from './domains/papers/papers.night.ts'
import { sweepSentCalls } from './domains/withdrawals/withdrawals.store.ts'
import { eachCompany } from './each-company.ts'
import { gathered } from './gathered.ts'
import { keepHolidays } from './holidays.keep.ts'
import type { NightTask, Task } from './kit/task.ts'
import { keepRoots } from './roots.keep.ts'
import { keepThrottles } from './throttles.keep.ts'

/** Every kind of job. */
export const tasks: readonly Task[] = await gathered<Task>('tasks')

/** What is done each night. */
export const nightsOf = ({ hasDemo }: Pick<Config, 'hasDemo'>, backups?: Pick<KeptBackups, 'night'>): readonly NightTask[] => [
  { name: 'holidays', run: ({ database, now }) => keepHolidays(database, now) },
  { name: 'throttles', run: ({ database, now }) => keepThrottles(database, now) },
  { name: 'contacts', run: ({ database, now }) => eachCompany(database, (db) => db.save(sweepContacts(db, now))) },
  { name: 'checks.sweep', run: ({ database, now }) => eachCompany(database, (db) => db.save(sweepChecks(db, now))) },
  { name: 'rosters', run: ({ database, now }) => eachCompany(database, (db) => db.save(sweepRosters(db, now))) },
  { name: 'outbox', run: ({ database, now }) => eachCompany(database, (db) => db.batch(...sweepOutbox(db, now))) },
  { name: 'sentCalls', run: ({ database, now }) => eachCompany(database, (db) => db.save(sweepSentCalls(db, now))) },
  { name: 'alerts.sweep', run: ({ database, now }) => eachCompany(database, (db) => db.save(sweepAlerts(db, now))) },
  { name: 'files', run: ({ database, now, installation: { storage } }) => sweepFiles(database, storage, now) },
  { name: 'prints', run: ({ database, now, installation: { storage } }) => eachCompany(database, (db) => nightOfPrints(db, storage, now)) },
  { name: 'documents', run: ({ database, now }) => eachCompany(database, (db) => nightOfDocuments(db, now)) },
  { name: 'missions', run: ({ database, now }) => eachCompany(database, (db) => nightOfMissions(db, now)) },
  { name: 'papers', run: ({ database, now }) => eachCompany(database, (db) => nightOfPapers(db, now)) },
  ...(hasDemo ? [demoNight, demoMinute] : []),
  // After the demo's: what it clocks is under the same night's root.
  { name: 'roots', run: (night) => keepRoots(night, 'night') },
  { name: 'checks', every: 'minute', run: ({ database, now }) => eachCompany(database, (db) => db.save(askForLook(db, now))) },
  { name: 'alerts', every: 'minute', run: ({ database, now }) => eachCompany(database, (db) => db.save(askForAlerts(db, now))) },
  // InspectionResult at each hour: one that failed, or that a stop broke off, is made in the next.
  ...(backups ? [{ name: 'backup', every: 'hour', run: () => backups.night() } as const] : []),
  { name: 'roots.hour', every: 'hour', run: (hour) => keepRoots(hour, 'hour') },
]

/** The demo's day is carried on; the company itself was made at the start. */
const demoNight: NightTask = {
  name: 'demo',
  run: ({ database, now, installation: { secrets, storage } }) =>
    loadDemo({ postgres: { database, owner: undefined }, now, secrets, storage, isNightly: true }),
}

/** Its agents answer, arrive and leave meanwhile. */
const demoMinute: NightTask = { name: 'demo.minute', every: 'minute', run: ({ database, now, emit }) => keepDemo(database, now, emit) }
