import Skeleton from '@mui/material/Skeleton'
import { Link } from '@tanstack/react-router'
import type { LinkTarget } from '../routing/linkTo.ts'
import type { AnyRow, ListColumn, RowLook } from './defineList.ts'

/** The classes of a column's cells and head. */
export const classOf = ({
  key,
  isEnd,
  isAct,
  isLink,
  isFigure,
}: Pick<ListColumn<never, never>, 'key' | 'isEnd' | 'isAct' | 'isLink' | 'isFigure'>) =>
  [`of-${key}`, (isEnd || isAct) && 'end', isLink && 'link', isFigure && 'figure'].filter(Boolean).join(' ')

interface TableRowProps {
  readonly name: string
  readonly columns: readonly ListColumn<unknown, unknown>[]
  readonly row: AnyRow
  readonly context: unknown
  readonly index: number
  readonly top: number
  readonly isSelected: boolean
  readonly look: RowLook | undefined
  readonly onOpen: ((id: number) => void) | undefined
  readonly target: LinkTarget | undefined
}

/** One row: a target as a whole, but for links and buttons in it. */
export function TableRow({ name, columns, row, context, index, top, isSelected, look = {}, onOpen, target }: TableRowProps) {
  return (
    // The keyboard works the grid as a whole (useListKeys): it says which row is meant.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      role="row"
      id={`${name}-${row.id}`}
      className={['row', look.className, isSelected && 'selected'].filter(Boolean).join(' ')}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      style={{ transform: `translateY(${top}px)` }}
      onClick={({ target }) => {
        if (typeof row.id === 'number' && !(target instanceof Element && target.closest('a, button, label'))) onOpen?.(row.id)
      }}
    >
      {look.cells?.map((cell, at) => (
        <div key={at} role="gridcell">
          {cell}
        </div>
      ))}
      {(look.cells ? [] : columns).map((column) => (
        <div key={column.key} role="gridcell" className={classOf(column)}>
          <Cell column={column} row={row} context={context} target={target} />
        </div>
      ))}
    </div>
  )
}

/** A row that has been scrolled to before it has come. */
export const ComingRow = ({ index, top }: { index: number; top: number }) => (
  <div role="row" className="row coming" aria-rowindex={index + 2} style={{ transform: `translateY(${top}px)` }}>
    <div role="gridcell">
      <Skeleton variant="text" width="70%" />
    </div>
  </div>
)

interface CellProps {
  readonly column: ListColumn<unknown, unknown>
  readonly row: unknown
  readonly context: unknown
  readonly target: LinkTarget | undefined
}

function Cell({ column: { cell, isLink, mark, small, isFigure }, row, context, target }: CellProps) {
  const shown = cell!(row, context)
  const title = typeof shown === 'string' ? shown : undefined
  if (isLink) {
    const below = small?.(row, context)
    return (
      <>
        {mark?.(row, context)}
        <span className={below ? 'names' : 'names alone'}>
          {target ? (
            <Link {...target} tabIndex={-1} title={title}>
              {shown}
            </Link>
          ) : (
            <b title={title}>{shown}</b>
          )}
          {below && <small>{below}</small>}
        </span>
      </>
    )
  }
  if (isFigure && (shown === null || shown === undefined || shown === '' || shown === 0)) return <span className="none">—</span>
  if (title === undefined) return shown
  return (
    <span className="text" title={title}>
      {title}
    </span>
  )
}
