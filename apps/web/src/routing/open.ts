import type { Exchange } from '../session/store.ts'

type Judge = (path: string, exchange: Exchange) => boolean
/** Told by the router at its start: a screen cannot name the table of addresses, which names the screen. */
let isOpen: Judge = () => false
export const judgeAddressesBy = (judge: Judge): void => {
  isOpen = judge
}

/** An address, where a screen stands at it and the reader may open it; else null: nothing leads there. */
export const openAddress = (path: string, exchange: Exchange): string | null => (isOpen(path, exchange) ? path : null)
