import type { Instant } from '@vigie/contract/kit/time.ts'
import type { AgentPublication } from '@vigie/contract/schedules/schedules.ts'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { cellId } from './cellId.ts'
import type { CellPosition } from './cells.rules.ts'
import type { Row } from '../rows.rules.ts'
import { ShiftBar } from '../ShiftBar.tsx'
import type { Words } from '../useWords.ts'

interface BoardRowProps {
  readonly row: Row
  readonly index: number
  readonly top: number
  /** Pixels. */
  readonly height: number
  readonly words: Words
  readonly now: Instant
  /** The cell that is meant, when it is of this line. */
  readonly meant: CellPosition | null
  readonly openId: number | null
  readonly isOfSites: boolean
  readonly publication: AgentPublication | undefined
  readonly onOpen: (shiftId: number) => void
}

/** The names stand in the first column. */
const columnOf = (index: number): number => index + 2

/** One line of the board. Only what holds something exists, and the cell that is meant. */
export const BoardRow = memo(function BoardRow({ row, index, top, height, words, meant, publication, ...bars }: BoardRowProps) {
  const { t } = useTranslation()
  const style = { height, transform: `translateY(${top}px)` }
  const isEmptyMeant = meant !== null && !row.cells.has(meant.column)
  const noted = [row.count > 0 && words.duration(row.minutes), words.publication(publication)].filter(Boolean).join(' · ')
  const name = row.kind === 'unassigned' ? t('schedules.site.unassigned') : row.name || t('schedules.site.nameless')
  return (
    <div role="row" aria-rowindex={index + 2} className={`columns row ${row.kind}`} style={style}>
      <div role="rowheader" aria-colindex={1} className="who" title={[name, noted].filter(Boolean).join(' · ')}>
        <b>{name}</b>
        {noted && <small>{noted}</small>}
      </div>
      {row.away.map(({ id, from, to, typeName, isDemand }) => {
        const type = isDemand ? t('schedules.site.demand', { type: typeName }) : typeName
        return (
          <div
            key={`away ${id}`}
            role="gridcell"
            aria-colindex={columnOf(from)}
            aria-colspan={to - from + 1}
            className={isDemand ? 'away demand' : 'away'}
            title={type}
            style={{ gridColumn: `${columnOf(from)} / ${columnOf(to) + 1}` }}
          >
            {type}
          </div>
        )
      })}
      {[...row.cells].map(([column, shifts]) => (
        <div key={column} role="gridcell" aria-colindex={columnOf(column)} className="cell" style={{ gridColumn: columnOf(column) }}>
          {shifts.map((shift, lane) => (
            <ShiftBar
              key={shift.id}
              id={cellId({ row: index, column, lane })}
              tabIndex={-1}
              shift={shift}
              words={words}
              now={bars.now}
              isOfSites={bars.isOfSites}
              isOpen={shift.id === bars.openId}
              isMeant={meant?.column === column && meant.lane === lane}
              onOpen={bars.onOpen}
            />
          ))}
        </div>
      ))}
      {isEmptyMeant && (
        <div
          role="gridcell"
          id={cellId(meant)}
          aria-colindex={columnOf(meant.column)}
          className="cell meant"
          style={{ gridColumn: columnOf(meant.column) }}
        >
          <span className="visually-hidden">{t('schedules.site.none')}</span>
        </div>
      )}
    </div>
  )
})
