/** What is done for a company by itself, apart from what somebody waits for. Alone in its file, since every page reads addresses. */
export const companyJobKinds = [
  'letters',
  'pushes',
  'notices',
  'readers',
  'missions',
  'instructions',
  'instructionsImported',
  'shiftChecks',
  'alerts',
  'importEnd',
] as const
/** What is done for the installation as a whole: shown to the company that is alone in it. */
export const installationJobKinds = [
  'nightHolidays',
  'nightThrottles',
  'nightContacts',
  'nightChecks',
  'nightRosters',
  'nightSentCalls',
  'nightAlerts',
  'nightOutbox',
  'nightFiles',
  'nightPrints',
  'nightDocuments',
  'nightMissions',
  'nightPapers',
  'nightDemo',
  'minuteDemo',
  'nightRoots',
  'hourRoots',
  'minuteChecks',
  'minuteAlerts',
  'hourBackup',
] as const
/** Each that this version knows. */
export const knownJobKinds = [...companyJobKinds, ...installationJobKinds] as const
export type KnownJobKind = (typeof knownJobKinds)[number]
/** `other` is of another version. */
export const jobKinds = [...knownJobKinds, 'other'] as const
export type JobKind = (typeof jobKinds)[number]

/** It waits, is under way, has failed and waits for its next try, or was given up after the last. What is over is not kept. */
export const jobStates = ['failed', 'retried', 'running', 'waiting'] as const
export type JobState = (typeof jobStates)[number]
