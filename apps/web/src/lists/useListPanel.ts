import type { Call } from '@vigie/contract/kit/call.ts'
import type { Query, Values } from '../routing/query.ts'
import type { Change } from '../routing/useAddress.ts'
import { useSelection } from '../routing/useSelection.ts'
import type { AnyRow, ListDefinition } from './defineList.ts'

/** The value of an address that names the row, under whatever key the list has it. */
type Key = 'id'
const none = '' as Key

/** The row that is open beside a list or over it, for its panel and for the keys; undefined: rows open elsewhere, if at all. */
export function useListPanel<C extends Call, Q extends Query, Row extends AnyRow, Context>(
  { panel }: Pick<ListDefinition<C, Q, Row, Context>, 'panel'>,
  view: Readonly<Record<string, unknown>>,
  change: Change<Values<Q>>,
  context: Context,
) {
  const key = (panel?.key ?? none) as Key
  const named = { [none]: null, ...view } as Readonly<Record<Key, number | null>>
  const selection = useSelection(key, named, (changes, step) => change(changes as unknown as Partial<Values<Q>>, step))
  if (!panel) return undefined
  const { isOpen, isByKey, open, select } = selection
  return {
    id: named[key],
    isByKey,
    open: (id: number, byKey = false) => open(id, byKey),
    selection: panel.covers?.(context) ? { ...selection, isOpen: false, select: (id: number) => isOpen || select(id) } : selection,
  }
}
