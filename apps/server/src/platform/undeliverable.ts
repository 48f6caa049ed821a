import { onOneLine } from '@vigie/contract/kit/lines.ts'
import { TryLater } from './queue/task.ts'

/** Nobody will ever take this message: it is given up, with a reason in the words of who refused it. */
export class RefusedForGood extends Error {}
/** Nobody is there any more: the address itself is forgotten. */
export class AddressGone extends RefusedForGood {}

/** It takes what it is sent and answers nothing: tried again for a while, but not for long. */
export class NoAnswer extends TryLater {}

/** What a provider said, fit to be kept and shown: one line, without addresses, which may be secrets of somebody else. */
export const reasonOf = (said: string): string =>
  onOneLine(said.replace(/https?:\/\/\S+/g, '…').replace(/<?[^\s<>@]+@[^\s<>@]+>?/g, '…')).slice(0, 300)
