import type { Instant } from '@vigie/contract/kit/time.ts'
import { sumsOf } from '@vigie/contract/schedules/schedules.rules.ts'
import type { PostShift } from '../../../../domains/shifts/post.rules.ts'
import { useTranslation } from 'react-i18next'
import { dayClass } from '../../../../domains/schedules/dayClass.ts'
import type { Row } from '../rows.rules.ts'
import type { Column } from '../useSiteSchedule.ts'
import type { Words } from '../useWords.ts'
import { AwayNote, SheetLine } from './SheetLines.tsx'

interface CellProps {
  readonly row: Row
  readonly now: Instant
  readonly words: Words
  readonly openId: number | null
  /** Left out on paper, where nothing opens. */
  readonly onOpen?: (shiftId: number) => void
}

/** What one agent does in the week, or what nobody does. */
export const SheetRow = ({ columns, ...cell }: CellProps & { readonly columns: readonly Column[] }) => (
  <SheetLine row={cell.row} words={cell.words}>
    {columns.map((column, index) => (
      <Cell key={column.day} column={column} index={index} {...cell} />
    ))}
  </SheetLine>
)

function Cell({ row, column, index, now, words, openId, onOpen }: CellProps & { readonly column: Column; readonly index: number }) {
  const away = row.away.find((one) => one.from <= index && index <= one.to)
  return (
    <td className={dayClass(column)}>
      <AwayNote away={away} />
      {row.cells.get(index)?.map((shift) =>
        onOpen ? (
          <button
            key={shift.id}
            type="button"
            data-shift={shift.id}
            aria-pressed={shift.id === openId}
            title={words.whole(shift, now, false)}
            onClick={() => onOpen(shift.id)}
          >
            <ShiftTimes shift={shift} words={words} />
          </button>
        ) : (
          <div key={shift.id}>
            <ShiftTimes shift={shift} words={words} />
          </div>
        ),
      )}
    </td>
  )
}

function ShiftTimes({ shift, words }: { shift: PostShift; words: Words }) {
  const { t } = useTranslation()
  const empty = words.empty(shift)
  return (
    <>
      {words.times(shift)}
      <small>{`${t(`schedules.site.codes.${shift.isNight ? 'night' : 'day'}`)} · ${words.duration(sumsOf([shift]).minutes)}`}</small>
      {empty && <small>{empty}</small>}
    </>
  )
}
