import { onOneLine } from '@vigie/contract/kit/lines.ts'
import { TryLater } from './queue/task.ts'

/** No server will ever accept this message: it is given up, with the reason that the server gave. */
export class RefusedForGood extends Error {}
/** Nobody is there any more: the address itself is forgotten. */
export class AddressGone extends RefusedForGood {}

/** It takes what it is sent and answers nothing: tried again for a while, but not for long. */
export class NoAnswer extends TryLater {}

/** A provider's answer, safe to store and show: one line, without addresses, which may be secrets. */
export const reasonOf = (said: string): string =>
  onOneLine(said.replace(/https?:\/\/\S+/g, '…').replace(/<?[^\s<>@]+@[^\s<>@]+>?/g, '…')).slice(0, 300)
