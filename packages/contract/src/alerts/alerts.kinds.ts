/** What managers are alerted of, the most urgent first. A value is never renamed. */
export const alertKinds = ['checkMissed', 'postEmpty', 'notArrived', 'uncovered', 'deviceOffline', 'preClockingMissing'] as const
export type AlertKind = (typeof alertKinds)[number]

/** Kinds whose agent is notified first: it can still set it right. */
export const agentAlertKinds = ['notArrived', 'preClockingMissing'] as const satisfies readonly AlertKind[]
export const tellsAgent = (kind: AlertKind): boolean => (agentAlertKinds as readonly AlertKind[]).includes(kind)

/** Of this kind the minutes are counted back from the start of the service; of all others they are counted from when it began. */
export const isCountedBack = (kind: AlertKind): boolean => kind === 'uncovered'

/** Who is notified of one kind, and after how many minutes: a row of the company's escalation table. */
export interface AlertRule {
  readonly kind: AlertKind
  readonly isOn: boolean
  /** Null: the agent is not notified. */
  readonly agentAfter: number | null
  /** The managers on duty; where nobody is, all managers of services. */
  readonly dutyAfter: number
  /** All managers of services. Null: never. */
  readonly allAfter: number | null
  /** Minutes between reminders until somebody takes charge; 0: none. */
  readonly repeatEvery: number
}

const rule = (kind: AlertKind, agentAfter: number | null, dutyAfter: number, allAfter: number | null, repeatEvery: number): AlertRule => ({
  kind,
  isOn: true,
  agentAfter,
  dutyAfter,
  allAfter,
  repeatEvery,
})

/** What a company starts with, one row for each kind in the order of `alertKinds`. */
export const usualAlertRules: readonly AlertRule[] = [
  rule('checkMissed', null, 0, 10, 10),
  rule('postEmpty', null, 0, 10, 10),
  rule('notArrived', 1, 5, 20, 15),
  rule('uncovered', null, 1440, 120, 0),
  rule('deviceOffline', null, 10, null, 0),
  rule('preClockingMissing', 0, 30, null, 0),
]

/** The most minutes that a rule may name: a week. */
export const mostAlertMinutes = 10_080
