import { heldLists, listHeld, readHeldSheet, type HeldIdentity } from '@vigie/contract/personal-data/personal-data.ts'
import { listNotifications } from '@vigie/contract/notifications/notifications.ts'
import { ask } from '../../api/ask.ts'
import { allPages } from '../../api/pages.ts'

/** Everything that is held on the reader, a page after the other: the text of one file. What is asked is the session's alone. */
export async function heldText(readmeOf: (identity: HeldIdentity) => readonly string[]): Promise<string> {
  const sheet = await ask(readHeldSheet, {})
  const lists: Record<string, readonly unknown[]> = {}
  // One after the other: nobody waits for it, and the server answers others meanwhile.
  // oxlint-disable-next-line no-await-in-loop
  for (const list of heldLists) lists[list] = await allPages(listHeld, { list }, (page): readonly unknown[] => page[list] ?? [])
  const notifications = await allPages(listNotifications, { limit: 100 }, (page) => page.notifications)
  return JSON.stringify({ readme: readmeOf(sheet.identity), ...sheet, ...lists, notifications }, null, 2)
}
