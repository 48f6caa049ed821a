import type { Call } from '@vigie/contract/kit/call.ts'
import type { SeveralOutput } from '@vigie/contract/kit/several.ts'
import { SeveralActs } from './SeveralActs.tsx'

interface CloseActsProps {
  readonly rows: readonly { readonly id: number; readonly isActive: boolean }[]
  readonly ask: (ids: readonly number[], isActive: boolean) => Promise<SeveralOutput>
  /** Closes those that were kept, once that is confirmed. */
  readonly closeKept?: (ids: readonly number[]) => Promise<SeveralOutput>
  /** What is asked before rows are closed. */
  readonly confirmOf?: (count: number) => { readonly title: string; readonly text: string }
  readonly readers: readonly Call[]
  readonly onDone: () => void
}

/** Closes those of several rows that are open, and opens those that are closed. */
export function CloseActs({ rows, ask, closeKept, confirmOf, ...rest }: CloseActsProps) {
  const idsOf = (isActive: boolean) => rows.flatMap((row) => (row.isActive === isActive ? [row.id] : []))
  const open = idsOf(true)
  return (
    <SeveralActs
      {...rest}
      acts={[
        {
          act: 'close',
          ids: open,
          ask: (ids) => ask(ids, false),
          ...(closeKept && { insist: closeKept }),
          ...(confirmOf && { confirm: confirmOf(open.length) }),
        },
        { act: 'reopen', ids: idsOf(false), ask: (ids) => ask(ids, true) },
      ]}
    />
  )
}
