import { mayUse } from '../../session/subject.ts'
import type { Exchange } from '../../session/store.ts'
import type { Address } from '../address.ts'
import { addresses } from '../routes.ts'

type Line = Address & Required<Pick<Address, 'menu'>>
const hasLine = (address: Address): address is Line => address.menu !== undefined

/** The lines of the menu for whoever is there, in the order of the table: those that they may open, and no others. */
export const menuOf = (exchange: Exchange, group: Line['menu']['group']): readonly Line[] =>
  addresses
    .filter(hasLine)
    .filter(({ menu, isDemoOnly }) => menu.group === group && (!isDemoOnly || exchange.isDemo))
    .filter(({ who }) => who !== 'anybody' && who !== 'nobody' && mayUse(exchange, who))
