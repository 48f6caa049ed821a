import type { Exchange } from '../session/store.ts'
import type { Address } from '../routing/address.ts'
import type { LinkTarget } from '../routing/linkTo.ts'
import { textsOf, type Texts } from '../routing/query.ts'
import { guardSignedIn } from '../routing/guard.ts'
import { addressOf, isBuilt } from './routes.ts'

/** The addresses above this one that the reader may open, that stand, and that have something to show; the page itself comes after them. */
export function crumbsAbove(address: Address, exchange: Exchange, search: Texts): readonly Address[] {
  const ofUser = exchange.user?.role
  if (ofUser && address.standsAloneFor?.includes(ofUser)) return []
  const isChosen = ({ chosenBy }: Address) => !chosenBy || !ofUser || !chosenBy.readers.includes(ofUser) || Boolean(search[chosenBy.name])
  return (address.crumbs ?? [])
    .map(addressOf)
    .filter((one): one is Address => one?.screen !== undefined && guardSignedIn(one, exchange, isBuilt) === 'open' && isChosen(one))
}

/** What an address above is opened with: of this page's query what that one reads too, as the site whose schedule it is. */
export const carriedTo = (above: Address, search: Readonly<Record<string, unknown>>): LinkTarget => ({
  to: above.path,
  search: textsOf(above.query ?? {}, search),
})

/** The row whose name the page bears: its own; that of «Page introuvable» where nothing stands, unless it is refused. */
export function shownAt(path: string, exchange: Exchange | null): Address | undefined {
  const address = addressOf(path)
  if (address?.screen) return address
  const isRefused = address && exchange?.user && guardSignedIn(address, exchange, isBuilt) === 'denied'
  return isRefused ? address : addressOf('/404')
}
