import { role, type Role } from '../access.ts'

/** Kinds of notices, with their default ways. A value is never renamed. */
export const notificationWays = ['mail', 'push', 'sms', 'native'] as const
export type NotificationWay = (typeof notificationWays)[number]

export const notificationKinds = {
  documentFiled: ['push'],
  documentReminder: ['mail', 'push'],
  documentDue: ['mail', 'push'],
  /** Of one's own import, where one did not wait for its end. */
  importEnded: [],
  clockingUnconfirmed: ['push'],
  clockingDecided: ['mail', 'push'],
  clockingCorrected: ['mail', 'push'],
  /** A service was given to one, or taken away, in a month that is published. */
  shiftAssigned: ['mail', 'push'],
  shiftWithdrawn: ['mail', 'push'],
  /** A month of one's own was published; was planned anew by a file; waits to be validated. */
  schedulePublished: ['mail', 'push'],
  scheduleReplanned: ['mail', 'push'],
  scheduleReminder: ['mail', 'push'],
  /** A mission is offered; it went to another agent, or was withdrawn, after the reader's yes. */
  missionOffered: ['mail', 'push'],
  missionGone: ['push'],
  /** To managers: an agent asks for something; to its author: a manager has answered. */
  demandMade: [],
  demandAnswered: ['mail', 'push'],
  /** Instructions of a site were published; a manager reminds of them. */
  instructionsPublished: ['mail', 'push'],
  instructionsReminder: ['mail', 'push'],
  /** A colleague asks to swap a service with one; a manager has recorded, changed or removed an absence of one's own. */
  swapAsked: ['mail', 'push'],
  absenceRecorded: ['mail', 'push'],
  /** A professional card or a paper ends in 180, 90 or 30 days: to the agent its own, to managers who change agents those of all. */
  paperEnds: ['mail'],
  /** A verification call of one's own service is due. */
  shiftCheckDue: ['push'],
  /** Alerts (alerts.kinds.ts); of an arrival and of «je suis en route» the agent is notified first. */
  shiftCheckMissed: ['mail', 'push'],
  alertPostEmpty: ['mail', 'push'],
  alertNotArrived: ['mail', 'push'],
  alertUncovered: ['mail', 'push'],
  alertDeviceOffline: ['mail', 'push'],
  alertPreClocking: ['mail', 'push'],
  /** To managers: a device may be in wrong hands (decisions/09-tablet). */
  deviceCopied: ['mail', 'push'],
  deviceGuessed: ['mail', 'push'],
  message: ['mail', 'push'],
} as const satisfies Record<string, readonly NotificationWay[]>
export type NotificationKind = keyof typeof notificationKinds
export const allNotificationKinds = Object.keys(notificationKinds) as NotificationKind[]

/** Whom documents are for; only agents and partners are asked to validate one. */
const documentReaders = [role.agent, role.partner, role.client, role.clientUser] as const
const whoIsTold: Readonly<Record<NotificationKind, readonly Role[]>> = {
  documentFiled: documentReaders,
  documentReminder: documentReaders,
  documentDue: [role.agent, role.partner],
  importEnded: [role.manager],
  clockingUnconfirmed: [role.agent],
  clockingDecided: [role.agent],
  clockingCorrected: [role.agent],
  shiftAssigned: [role.agent],
  shiftWithdrawn: [role.agent],
  schedulePublished: [role.agent],
  scheduleReplanned: [role.agent],
  scheduleReminder: [role.agent],
  missionOffered: [role.agent],
  missionGone: [role.agent],
  demandMade: [role.manager],
  demandAnswered: [role.agent],
  instructionsPublished: [role.agent],
  instructionsReminder: [role.agent],
  swapAsked: [role.agent],
  absenceRecorded: [role.agent],
  paperEnds: [role.agent, role.manager],
  shiftCheckDue: [role.agent],
  shiftCheckMissed: [role.manager],
  alertPostEmpty: [role.manager],
  alertNotArrived: [role.agent, role.manager],
  alertUncovered: [role.manager],
  alertDeviceOffline: [role.manager],
  alertPreClocking: [role.agent, role.manager],
  deviceCopied: [role.manager],
  deviceGuessed: [role.manager],
  message: [role.agent],
}

/** Whether a role ever receives a kind: only those can be chosen. */
export const isToldOf = (reader: Role, kind: NotificationKind): boolean => whoIsTold[kind].includes(reader)

/** Whether a user is notified by a way: by own choice, else by the default of the kind. */
export const isToldBy = (kind: NotificationKind, way: NotificationWay, chosen: boolean | undefined): boolean =>
  chosen ?? (notificationKinds[kind] as readonly NotificationWay[]).includes(way)
