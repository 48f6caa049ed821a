import { everything, mostNamed, nothing, type Selection } from '../../routing/addresses/prints.ts'

export const isChosen = ({ isAll, ids }: Selection, id: number): boolean => ids.includes(id) !== isAll

/** How many of a list are chosen; those of an address that are not in it count for nothing once all of it is known. */
export function countOf({ isAll, ids }: Selection, total: number, known: ReadonlySet<number>): number {
  const named = known.size < total ? ids.length : ids.filter((id) => known.has(id)).length
  return isAll ? Math.max(0, total - named) : named
}

/**
 * The choice with some of a list added or taken away, said as shortly as it can be: all, none, these, or all but these.
 * `all` is the whole list. Null: neither way is short enough to stand in an address.
 */
export function withThese(selection: Selection, all: readonly number[], these: readonly number[], isOn: boolean): Selection | null {
  const meant = new Set(these)
  const ids = all.filter((id) => (meant.has(id) ? isOn : isChosen(selection, id)))
  if (ids.length === all.length) return everything
  if (ids.length === 0) return nothing
  const chosen = new Set(ids)
  const others = all.filter((id) => !chosen.has(id))
  // Whoever has begun with all takes some away; whoever has begun with none adds some.
  const [first, second] = [
    { isAll: true, ids: others },
    { isAll: false, ids },
  ]
  const fits = (one: Selection) => one.ids.length <= mostNamed
  const inOrder = selection.isAll ? [first, second] : [second, first]
  return inOrder.find(fits) ?? null
}
