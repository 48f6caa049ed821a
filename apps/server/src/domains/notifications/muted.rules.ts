import type { NotificationKind } from '@vigie/contract/notifications/notifications.kinds.ts'

/**
 * What only tells of a site, and may be kept for the bell. Nothing else ever is: a verification call, a document's day, an
 * alarm of a device and a manager's own words reach their reader whatever it has turned off (decisions/12-notifications).
 */
const kindsThatTell: ReadonlySet<string> = new Set<NotificationKind>([
  'clockingUnconfirmed',
  'clockingDecided',
  'clockingCorrected',
  'shiftAssigned',
  'shiftWithdrawn',
  'missionOffered',
  'missionGone',
])
/** These tell as well, but where they ask their reader to validate something. */
const kindsThatMayAsk: ReadonlySet<string> = new Set<NotificationKind>(['documentFiled', 'documentReminder'])

/**
 * Whether a notice is kept for the bell and goes by no mail and no push. `isSiteQuiet`: its reader has turned its site off;
 * of a notice without a site it is false. Kind and facts come from the database, whose rows may be older than the kinds.
 */
export function isKeptQuiet(kind: string, facts: unknown, isSiteQuiet: boolean): boolean {
  if (!isSiteQuiet) return false
  if (kindsThatMayAsk.has(kind)) return (facts as { readonly asks?: unknown } | null)?.asks === false
  return kindsThatTell.has(kind)
}
