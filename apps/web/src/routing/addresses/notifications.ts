import { named } from '../address.ts'
import { id } from '../parameters.ts'

/** Notifications: everything that one was told, the page of a phone. */
export const notificationsAddress = named('/notifications', {})

/** By which ways one is told of what. */
export const notificationChoicesAddress = named('/settings/notifications', {})

/** Envoyer un message: to an agent or to a site from where one comes, until others are chosen. */
export const sendMessageAddress = named('/notifications/send', { agentId: id('resourceId'), siteId: id('siteId') })
