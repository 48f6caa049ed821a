import { mostSheets } from '@vigie/contract/prints/prints.ts'
import type { Selection } from '../../../routing/addresses/prints.ts'
import { isChosen } from '../selection.rules.ts'

interface KnownList {
  readonly choices: readonly { readonly id: number }[]
  /** All of the list has come. */
  readonly isAllKnown: boolean
}

/** The ids of a choice as a print is asked for: null is all; undefined: the list has to come first. */
export function idsOf(selection: Selection, { choices, isAllKnown }: KnownList): number[] | null | undefined {
  if (selection.ids.length === 0) return selection.isAll ? null : []
  // Who has no service then is left out: an address may name anybody.
  return isAllKnown ? choices.filter(({ id }) => isChosen(selection, id)).map(({ id }) => id) : undefined
}

/** Why nothing can be printed; null: it can. */
export const obstacleOf = (count: number): 'nothing' | 'tooMany' | null => (count === 0 ? 'nothing' : count > mostSheets ? 'tooMany' : null)
