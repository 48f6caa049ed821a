/** What a person may be told of, and by which ways unless it has chosen others (decisions, section 9). A value is never renamed. */
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
  /** A mission is offered to one; it went to somebody else, or was taken back, after one's yes. */
  missionOffered: ['mail', 'push'],
  missionGone: ['push'],
  /** To managers: an agent asks for something; to its author: a manager has answered. */
  demandMade: [],
  demandAnswered: ['mail', 'push'],
  /** A verification call of one's own service is due; to managers: nobody answered one in time. */
  shiftCheckDue: ['push'],
  shiftCheckMissed: ['push'],
  /** To managers: a device may be in wrong hands (decision 56). */
  deviceCopied: ['mail', 'push'],
  deviceGuessed: ['mail', 'push'],
  message: ['mail', 'push'],
} as const satisfies Record<string, readonly NotificationWay[]>
export type NotificationKind = keyof typeof notificationKinds
export const allNotificationKinds = Object.keys(notificationKinds) as NotificationKind[]

/** Whether somebody is told by a way, by what it chose or else by what the kind begins with. */
export const isToldBy = (kind: NotificationKind, way: NotificationWay, chosen: boolean | undefined): boolean =>
  chosen ?? (notificationKinds[kind] as readonly NotificationWay[]).includes(way)
