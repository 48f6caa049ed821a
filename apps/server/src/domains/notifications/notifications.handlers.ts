import { randomUUID } from 'node:crypto'
import { Refusal, requires } from '@vigie/contract/kit/refusal.ts'
import { hasFeature } from '@vigie/contract/companies/settings.ts'
import {
  allNotificationKinds,
  isToldBy,
  notificationWays,
  type NotificationKind,
} from '@vigie/contract/notifications/notifications.kinds.ts'
import {
  changeNotificationPreferences,
  countRecipients,
  listNotifications,
  notified,
  readNotificationPreferences,
  readNotifications,
  registerPush,
  sendNotification,
} from '@vigie/contract/notifications/notifications.ts'
import { dayOf, localOf } from '@vigie/contract/kit/time.ts'
import { audience } from '../../kit/audience.ts'
import { pageOf, readCursor } from '../../kit/cursor.ts'
import { companyPage, handOverOf } from '../../kit/hand-over.ts'
import { handle, reading } from '../../kit/handle.ts'
import { noticeWords } from './notices.words.ts'
import {
  choicesOf,
  forgetDevice,
  markRead,
  noticesOf,
  saveChoices,
  saveSubscription,
  unreadCount,
  type Choice,
} from './notifications.store.ts'
import { notify } from './notify.store.ts'
import { recipientsOf } from './recipients.ts'
import { readSubscription } from './subscription.rules.ts'
import { waysOf } from './ways.ts'

/** Of every kind and way, whether it is on. */
const preferencesOf = (chosen: readonly Choice[]) =>
  allNotificationKinds.flatMap((kind) =>
    notificationWays.map((way) => {
      const choice = chosen.find((one) => one.kind === kind && one.way === way)
      return { kind, way, isOn: isToldBy(kind, way, choice?.isOn) }
    }),
  )
const newestFirst = '-id'

export const handlers = [
  reading(listNotifications, async ({ input, session, db, language }) => {
    const { isUnread, limit, cursor } = input
    const before = readCursor(newestFirst, cursor)?.id
    const [rows, [unread]] = await db.batch(
      noticesOf(db, session.user.id, { isUnread, limit: limit + 1, before }),
      unreadCount(db, session.user.id),
    )
    const { page, nextCursor } = pageOf(rows, limit, newestFirst, ({ id }) => ({ key: '', id }))
    return {
      notifications: page.map(({ kind, facts, ...rest }) => ({
        ...rest,
        kind: kind as NotificationKind,
        ...noticeWords(kind, facts, language),
      })),
      unreadCount: unread?.count ?? 0,
      nextCursor,
    }
  }),

  handle(readNotifications, async ({ input: { ids = [], upTo = 0 }, session, company, db, now, emit }) => {
    const [, [unread]] = await db.batch(markRead(db, session.user.id, { ids, upTo }, now), unreadCount(db, session.user.id))
    const count = unread?.count ?? 0
    emit(notified, { unreadCount: count, notification: null }, [audience.user(company.id, session.user.id)])
    return { unreadCount: count }
  }),

  handle(readNotificationPreferences, async ({ session, company, db, installation }) => ({
    preferences: preferencesOf(await db.read(choicesOf(db, session.user.id))),
    ways: waysOf(company, installation),
    pushKey: hasFeature(company.apiVersion, 'canManageNotificationsPushAndSMS') ? (installation.push?.publicKey ?? null) : null,
  })),

  handle(changeNotificationPreferences, async ({ input: { preferences }, session, company, db }) => {
    // Access: canManageNotificationsPushAndSMS for ways.
    const mayChooseAll = hasFeature(company.apiVersion, 'canManageNotificationsPushAndSMS')
    requires(mayChooseAll || preferences.every(({ way }) => way === 'mail'), 'FORBIDDEN')
    // One of them twice: the last one holds.
    const chosen = [...new Map(preferences.map((one) => [`${one.kind} ${one.way}`, one])).values()]
    const [, choices] = await db.batch(saveChoices(db, session.user.id, chosen), choicesOf(db, session.user.id))
    return { preferences: preferencesOf(choices) }
  }),

  reading(countRecipients, async ({ input, company, db, now }) => {
    const { userIds, withoutAccountCount } = await recipientsOf(db, input, now, dayOf(localOf(now, company.timeZone)))
    return { toldCount: userIds.length, withoutAccountCount }
  }),

  handle(sendNotification, async ({ input, session, company, db, now, installation }) => {
    const { title, text, siteId } = input
    const { userIds } = await recipientsOf(db, input, now, dayOf(localOf(now, company.timeZone)))
    const seconds = installation.managersMessages.take(`${company.id}/${session.user.id}`)
    if (seconds > 0) throw new Refusal('TOO_MANY_CALLS', { seconds })
    const [told] = await db.save(
      notify(db, {
        kind: 'message',
        facts: { title, text },
        userIds,
        path: '/notifications',
        siteId: siteId ?? null,
        about: `message ${randomUUID()}`,
        now,
      }),
    )
    const link = companyPage(installation.addresses.linkUrl, '/notifications', company.code)
    return { toldCount: told?.toldCount ?? 0, handOver: handOverOf(installation, link, { isNotice: true }) }
  }),

  handle(registerPush, async ({ input, session, company, db, now, installation }) => {
    const { token, device, companyCode, userId, platform } = input
    const isOwn = (companyCode ?? company.code).toUpperCase() === company.code && (userId ?? session.user.id) === session.user.id
    requires(isOwn, 'FORBIDDEN')
    if (token === null) {
      await db.save(forgetDevice(db, session.user.id, device))
      return { success: true }
    }
    requires(hasFeature(company.apiVersion, 'canManageNotificationsPushAndSMS'), 'FORBIDDEN')
    // The telephone's own push has its own addresses, and comes with the app.
    const given = platform === 0 ? readSubscription(token, installation.push?.isLocalAllowed ?? false) : undefined
    if (!given) throw new Refusal('INVALID', {}, [{ field: 'token', problem: 'notification.subscription' }])
    await db.batch(...saveSubscription(db, session.user.id, { device, ...given }, now))
    return { success: true }
  }),
]
