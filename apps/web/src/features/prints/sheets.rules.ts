import type { PrintChoice } from '@vigie/contract/prints/prints.ts'
import type { PrintList, Selection, SheetName } from '../../routing/addresses/prints.ts'
import { isChosen } from './selection.rules.ts'

/** A sheet that there is, and whose it is. */
export interface Sheet extends SheetName {
  readonly name: string
}
export type Lists = Readonly<Record<PrintList, readonly PrintChoice[]>>

const sheetOf = (list: PrintList, { id, name }: PrintChoice): Sheet => ({ list, id, name })

/** The chosen sheets in the order of the file: sites first, then agents. */
export const sheetsOf = (lists: Lists, chosen: Readonly<Record<PrintList, Selection>>): readonly Sheet[] =>
  (['sites', 'agents'] as const).flatMap((list) =>
    lists[list].filter(({ id }) => isChosen(chosen[list], id)).map((choice) => sheetOf(list, choice)),
  )

/** The sheet that is looked at, chosen or not: the one that is named, if there is one, else the first that is chosen. */
export function shownSheet(lists: Lists, sheets: readonly Sheet[], named: SheetName | null): Sheet | null {
  const choice = named && lists[named.list].find(({ id }) => id === named.id)
  return named && choice ? sheetOf(named.list, choice) : (sheets[0] ?? null)
}

/** Its place among the chosen ones, from 0 on; -1 where it is not chosen. */
export const placeOf = (sheets: readonly Sheet[], shown: SheetName | null): number =>
  shown === null ? -1 : sheets.findIndex(({ list, id }) => list === shown.list && id === shown.id)
