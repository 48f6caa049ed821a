import { useState, type ReactNode } from 'react'
import { useSentence } from '../ui/feedback/sentences.ts'
import { toast } from '../ui/feedback/toast.ts'

interface AnyRow {
  readonly id: number | string
}

/** Where several rows can be chosen: what can be done with them together, in the bar below the list. Their file comes by itself. */
export interface ListSeveral<View, Row extends AnyRow, Context> {
  /** Whether this reader has anything to do with them; everybody unless said. */
  readonly isShown?: (context: Context) => boolean
  readonly nameOf: (row: Row) => string
  readonly acts: (chosen: Chosen<Row>, view: View, context: Context) => ReactNode
}

interface ChoosingOptions<Row> {
  /** The rows that have come, and how many the list has as it is narrowed. */
  readonly rows: readonly Row[]
  readonly total: number
  /** What the list is asked for: another question has other rows, of which none is chosen. */
  readonly question: string
  /** All rows of the list as it is narrowed, also those that have not been scrolled to. */
  readonly all: () => Promise<readonly Row[]>
}

/** The rows of a list that are chosen, to be acted on together. */
export function useChosen<Row extends AnyRow>({ rows, total, question, all }: ChoosingOptions<Row>) {
  const sentenceOf = useSentence()
  const [held, setHeld] = useState<{ readonly question: string; readonly rows: ReadonlyMap<Row['id'], Row> }>({ question, rows: new Map() })
  const [isComing, setComing] = useState(false)
  const now = new Map(rows.map((row) => [row.id, row] as const))
  const isWhole = rows.length >= total
  // What has changed meanwhile is shown as it is now; what has left a list that is here whole is chosen no more.
  const chosen = new Map<Row['id'], Row>()
  if (held.question === question) for (const [id, row] of held.rows) if (now.has(id) || !isWhole) chosen.set(id, now.get(id) ?? row)
  const set = (next: ReadonlyMap<Row['id'], Row>) => setHeld({ question, rows: next })
  const clear = () => set(new Map())
  return {
    rows: [...chosen.values()],
    has: (id: Row['id']) => chosen.has(id),
    isAll: chosen.size > 0 && chosen.size >= total,
    /** All rows are on their way, to be chosen. */
    isComing,
    toggle: (row: Row) => {
      const next = new Map(chosen)
      if (!next.delete(row.id)) next.set(row.id, row)
      set(next)
    },
    toggleAll: async () => {
      if (chosen.size >= total) return clear()
      setComing(true)
      try {
        set(new Map((isWhole ? rows : await all()).map((row) => [row.id, row] as const)))
      } catch (error) {
        toast('error', sentenceOf(error))
      } finally {
        setComing(false)
      }
    },
    clear,
  }
}
export type Chosen<Row extends AnyRow> = ReturnType<typeof useChosen<Row>>
