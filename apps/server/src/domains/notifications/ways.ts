import { hasFeature } from '@vigie/contract/companies/settings.ts'
import type { NotificationWay } from '@vigie/contract/notifications/notifications.kinds.ts'
import type { Installation } from '../../kit/installation.ts'

/**
 * By which ways a company's people can be told here: those that this installation sends by. The demo has them all, for what
 * would have been sent is shown there; other ways than mail come with a version.
 */
export function waysOf(
  company: { readonly code: string; readonly apiVersion: string },
  { mailer, push, isDemo }: Installation,
): NotificationWay[] {
  const isAll = isDemo(company)
  const mayPush = hasFeature(company.apiVersion, 'canManageNotificationsPushAndSMS')
  return [...(mailer || isAll ? (['mail'] as const) : []), ...(mayPush && (push || isAll) ? (['push'] as const) : [])]
}
