import type { Output } from '@vigie/contract/kit/call.ts'
import { listNotificationSites, muteSite, unmuteSite, type NotificationSite } from '@vigie/contract/notifications/notifications.sites.ts'
import { ask } from '../../../api/ask.ts'
import { keyOf, queries } from '../../../api/queries.ts'
import { createStore } from '../../../kit/store.ts'
import { onReset, sinceNow } from '../../../session/ending.ts'

interface Wish {
  readonly isOn: boolean
}
/** What was chosen of each site and is not answered yet. */
export const wishes = createStore<ReadonlyMap<number, Wish>>(new Map())

/** All choices of this browser, also from a page that was left meanwhile: each is sent after the one before. */
let sending: Promise<unknown> = Promise.resolve()

// Nobody's choice is sent for somebody else: what still waits ends with the session.
onReset(() => {
  wishes.set(new Map())
  sending = Promise.resolve()
})

/** Chooses for a site. It holds at once; rejects where it could not be saved, and is given up then, unless another choice followed. */
export function turnSite(siteId: number, isOn: boolean): Promise<void> {
  const wish: Wish = { isOn }
  wishes.set(new Map(wishes.get()).set(siteId, wish))
  const turn = sending.then(() => send(siteId, wish))
  sending = turn.catch(() => {})
  return turn
}

const isMeant = (siteId: number, wish: Wish): boolean => wishes.get().get(siteId) === wish

async function send(siteId: number, wish: Wish): Promise<void> {
  // Chosen otherwise since, or signed out.
  if (!isMeant(siteId, wish)) return
  const session = sinceNow()
  try {
    const { site } = await ask(wish.isOn ? unmuteSite : muteSite, { siteId })
    // A list that was asked for before this was saved would undo it.
    await queries.cancelQueries({ queryKey: keyOf(listNotificationSites) })
    if (!session.hasEnded()) hold(site)
  } catch (error) {
    if (isMeant(siteId, wish)) throw error
  } finally {
    if (isMeant(siteId, wish)) wishes.set(new Map([...wishes.get()].filter(([id]) => id !== siteId)))
  }
}

/** The list as it is held, with what the server has saved of one. */
const hold = (saved: NotificationSite): void =>
  void queries.setQueryData<Output<typeof listNotificationSites>>(keyOf(listNotificationSites, {}), (held) =>
    held ? { sites: held.sites.map((site) => (site.id === saved.id ? saved : site)) } : held,
  )
