import type { JobKind, KnownJobKind } from '@vigie/contract/jobs/jobs.kinds.ts'

/** The name under which each kind is enqueued (tasks.ts). */
export const taskOf: Readonly<Record<KnownJobKind, string>> = {
  letters: 'outbox.send',
  pushes: 'outbox.push',
  notices: 'notifications.deliver',
  readers: 'documents.readers',
  missions: 'missions.filled',
  instructions: 'instructions.coming',
  instructionsImported: 'instructions.imported',
  shiftChecks: 'clockings.checks',
  alerts: 'alerts.look',
  importEnd: 'imports.settle',
  nightHolidays: 'holidays',
  nightThrottles: 'throttles',
  nightContacts: 'contacts',
  nightChecks: 'checks.sweep',
  nightRosters: 'rosters',
  nightSentCalls: 'sentCalls',
  nightAlerts: 'alerts.sweep',
  nightOutbox: 'outbox',
  nightFiles: 'files',
  nightPrints: 'prints',
  nightDocuments: 'documents',
  nightMissions: 'missions',
  nightPapers: 'papers',
  nightDemo: 'demo',
  minuteDemo: 'demo.minute',
  nightRoots: 'roots',
  hourRoots: 'roots.hour',
  minuteChecks: 'checks',
  minuteAlerts: 'alerts',
  hourBackup: 'backup',
}
const kinds = new Map(Object.entries(taskOf).map(([kind, task]) => [task, kind as JobKind]))

/** The kind of a task; `other` where a job waits for a version that knows it. */
export const kindOf = (task: string): JobKind => kinds.get(task) ?? 'other'
