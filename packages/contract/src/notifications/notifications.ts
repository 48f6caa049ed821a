import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { event } from '../kit/event.ts'
import { shape } from '../kit/shape.ts'
import { count, id, instant, requiredText, text } from '../kit/values.ts'
import { allNotificationKinds, notificationWays } from './notifications.kinds.ts'
import { handOver } from '../outbox/outbox.handOver.ts'

export const about = 'What somebody is told, and by which ways.'

const kind = z.enum(allNotificationKinds)
const way = z.enum(notificationWays)

/** One notice, said in the language of its reader. */
export const notification = shape({
  id: ['id', id],
  kind: ['kind', kind],
  title: ['title', z.string()],
  body: ['body', z.string()],
  /** The page that it leads to. */
  path: ['path', z.string()],
  createdAt: ['created_at', instant],
  readAt: ['read_at', z.nullable(instant)],
})
export type Notification = z.output<typeof notification>

export const listNotifications = call({
  method: 'GET',
  path: '/notifications',
  does: "The reader's own notices, the newest first, and how many are unread.",
  access: may.people,
  input: shape({
    isUnread: ['unread', z.optional(z.boolean())],
    limit: ['limit', z._default(z.int().check(z.minimum(1), z.maximum(100)), 25)],
    cursor: ['cursor', z.optional(text(100))],
  }),
  output: shape({
    notifications: ['notifications', z.array(notification)],
    unreadCount: ['unread_count', count],
    nextCursor: ['nextCursor', z.nullable(z.string())],
  }),
})

export const readNotifications = call({
  method: 'PUT',
  path: '/notifications/read',
  does: 'Marks notices of one’s own as read: those named, or all up to one.',
  access: may.people,
  isOurs: true,
  example: { up_to: 1 },
  keptAs: 'reading',
  input: shape({
    ids: ['ids', z.optional(z.array(id).check(z.maxLength(100)))],
    upTo: ['up_to', z.optional(id)],
  }),
  output: shape({ unreadCount: ['unread_count', count] }),
})

/** Whether the user is notified of a kind by a way. */
export const notificationPreference = shape({ kind: ['kind', kind], way: ['way', way], isOn: ['is_on', z.boolean()] })

export const readNotificationPreferences = call({
  method: 'GET',
  path: '/notifications/preferences',
  does: 'By which ways one is told of what, which ways this installation has, and the key by which a browser subscribes.',
  access: may.people,
  isOurs: true,
  input: z.object({}),
  output: shape({
    preferences: ['preferences', z.array(notificationPreference)],
    ways: ['ways', z.array(way)],
    pushKey: ['push_key', z.nullable(z.string())],
  }),
})

export const changeNotificationPreferences = call({
  method: 'PUT',
  path: '/notifications/preferences',
  does: 'Changes by which ways one is told of what; the rest stays.',
  access: may.people,
  example: { preferences: [{ kind: 'documentReminder', way: 'mail', is_on: false }] },
  input: shape({ preferences: ['preferences', z.array(notificationPreference).check(z.minLength(1), z.maxLength(100))] }),
  output: shape({ preferences: ['preferences', z.array(notificationPreference)] }),
})

export const sendNotification = call({
  method: 'POST',
  path: '/notifications/send',
  does: 'Tells people of the company something in a manager’s own words.',
  access: may.sendNotifications,
  refuses: ['NOT_FOUND'],
  example: { title: 'Réunion', text: 'Demain à 9 h au siège.', resourceIds: [1] },
  input: shape({
    title: ['title', requiredText(120)],
    text: ['text', requiredText(2000)],
    /** Agents by name; or all of a site; or all of the company. One of the three. */
    agentIds: ['resourceIds', z.optional(z.array(id).check(z.minLength(1), z.maxLength(1000)))],
    siteId: ['siteId', z.optional(id)],
    isForAll: ['is_for_all', z.optional(z.boolean())],
  }),
  output: shape({ toldCount: ['told_count', count], handOver: ['hand_over', z.nullable(handOver)] }),
})

export const countRecipients = call({
  method: 'GET',
  path: '/notifications/recipients',
  does: 'How many people a message would tell, and how many agents it would not reach, because they have no account.',
  access: may.sendNotifications,
  isOurs: true,
  refuses: ['NOT_FOUND'],
  example: { resourceIds: [1] },
  input: shape({
    /** As `sendNotification` takes them. */
    agentIds: ['resourceIds', z.optional(z.array(id).check(z.minLength(1), z.maxLength(1000)))],
    siteId: ['siteId', z.optional(id)],
    isForAll: ['is_for_all', z.optional(z.boolean())],
  }),
  output: shape({ toldCount: ['told_count', count], withoutAccountCount: ['without_account_count', count] }),
})

export const registerPush = call({
  method: 'POST',
  path: '/notifications/registerToken',
  does: 'Tells where this browser is reached by web push: its subscription, as the browser gives it, in JSON.',
  access: may.people,
  secrets: ['token'],
  example: {
    token:
      '{"endpoint":"https://push.example.com/send/1","keys":{"p256dh":"BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4","auth":"BTBZMqHH6r4Tts7J_aSIgg"}}',
    device: 'e3b0c442-98fc-4c14-9afb-f4c8996fb924',
    platform: 0,
  },
  isRepeatable: true,
  input: shape({
    /** `PushSubscription.toJSON()`, or null: this browser is reached no more. */
    token: ['token', z.nullable(text(2000))],
    device: ['device', requiredText(100)],
    companyCode: ['clientCode', z.optional(text(40))],
    userId: ['userId', z.optional(id)],
    /** 1 Android, 0 otherwise. */
    platform: ['platform', z.int().check(z.minimum(0), z.maximum(1))],
  }),
  output: z.object({ success: z.boolean() }),
})

/** Said to whom a notice is for: there is one more, or one less to read. */
export const notified = event({
  name: 'notification',
  payload: shape({ unreadCount: ['unread_count', count], notification: ['notification', z.nullable(notification)] }),
})
