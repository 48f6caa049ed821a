import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { count, id } from '../kit/values.ts'

/** A site of one's own, and whether what concerns it is brought by mail and push; the bell keeps it either way. */
export const notificationSite = shape({ id: ['id', id], name: ['name', z.string()], isOn: ['is_on', z.boolean()] })
export type NotificationSite = z.output<typeof notificationSite>

export const listNotificationSites = call({
  method: 'GET',
  path: '/notifications/sites',
  does: 'The sites of an agent or a client by name, and of which of them mail and push are on. Others have none to choose from.',
  access: may.people,
  isOurs: true,
  input: z.object({}),
  output: shape({ sites: ['sites', z.array(notificationSite)] }),
})

export const countNotificationSites = call({
  method: 'GET',
  path: '/notifications/sites/counts/{id}',
  does: 'How many sites somebody may choose from, and of how many mail and push are on: of oneself alone.',
  access: may.people,
  refuses: ['NOT_FOUND'],
  example: { id: 1 },
  input: shape({
    /** The user's own. */
    id: ['id', id],
  }),
  output: shape({ total: ['total', count], enabled: ['enabled', count] }),
})

export const unmuteSite = call({
  method: 'POST',
  path: '/notifications/createSite',
  does: 'Has what concerns a site of one’s own brought by mail and push again.',
  access: may.people,
  refuses: ['NOT_FOUND'],
  input: shape({ siteId: ['siteId', id] }),
  output: z.object({ site: notificationSite }),
})

export const muteSite = call({
  method: 'DELETE',
  path: '/notifications/deleteSite',
  does: 'Has what concerns a site of one’s own brought no more by mail and push, but for what asks something of its reader. The bell keeps it.',
  access: may.people,
  refuses: ['NOT_FOUND'],
  input: shape({ siteId: ['siteId', id] }),
  output: z.object({ site: notificationSite }),
})
