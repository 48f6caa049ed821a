import type { VirtualItem } from '@tanstack/react-virtual'
import type { Day, Instant } from '@vigie/contract/kit/time.ts'
import { BoardTints } from './BoardHead.tsx'
import { BoardRow } from './BoardRow.tsx'
import type { Row } from '../rows.rules.ts'
import type { SiteSchedule } from '../useSiteSchedule.ts'
import type { Words } from '../useWords.ts'
import type { CellPosition } from './cells.rules.ts'

/** What the board and its lines show. */
export interface BoardProps {
  readonly schedule: SiteSchedule
  readonly rows: readonly Row[]
  readonly today: Day
  readonly now: Instant
  readonly words: Words
  /** Where one is; kept while months change. */
  readonly meant: CellPosition | null
  readonly openId: number | null
  readonly onOpen: (shiftId: number) => void
}
interface MonthRowsProps extends BoardProps {
  /** Those in sight. */
  readonly items: readonly VirtualItem[]
  /** Pixels, of all lines. */
  readonly height: number
}

/** The board's lines in sight, over the tints of its days. */
export function MonthRows({ items, height, rows, schedule, today, now, words, meant, openId, onOpen }: MonthRowsProps) {
  const { columns, publications } = schedule
  const isOfSites = rows.some(({ kind }) => kind === 'site')
  return (
    <div role="rowgroup" className="rows" style={{ height }}>
      <BoardTints columns={columns} today={today} />
      {items.map(({ index, start, size }) => {
        const row = rows[index]!
        return (
          <BoardRow
            key={row.key}
            row={row}
            index={index}
            top={start}
            height={size}
            words={words}
            now={now}
            meant={meant?.row === index ? meant : null}
            openId={openId}
            isOfSites={isOfSites}
            publication={row.agentId === null ? undefined : publications.get(row.agentId)}
            onOpen={onOpen}
          />
        )
      })}
    </div>
  )
}
