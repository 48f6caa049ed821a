import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../../ui/page/Card.tsx'
import { boardSizes, boardStyles, sizesOf } from './board.styles.ts'
import { BoardHead } from './BoardHead.tsx'
import { cellAt, cellId } from './cellId.ts'
import type { CellPosition } from './cells.rules.ts'
import { MonthRows, type BoardProps } from './MonthRows.tsx'
import { areBrief } from '../ShiftBar.tsx'
import { useBoardKeys } from './useBoardKeys.ts'
import { useHandedFocus, useMonthRows, useTodayInSight } from './useMonthRows.ts'

interface MonthBoardProps extends BoardProps {
  /** Months away from the one shown. */
  readonly onMonths: (months: -1 | 1) => void
  readonly onToday: () => void
  readonly onMean: (cell: CellPosition) => void
}

/** Agents by days, of which only the lines in sight exist. */
export function MonthBoard({ schedule, rows, today, now, words, openId, onOpen, ...keys }: MonthBoardProps) {
  const { t } = useTranslation()
  const { columns, shifts } = schedule
  const board = useRef<HTMLDivElement>(null)
  const keysId = useId()
  const sizes = sizesOf(useMediaQuery('(pointer: coarse)'))
  const isNarrow = useMemo(() => areBrief(shifts), [shifts])
  const virtualizer = useMonthRows(board, rows, sizes)
  const todayIndex = columns.findIndex(({ day }) => day === today)
  const { meant, onPress } = useBoardKeys({
    ...keys,
    board,
    rows,
    columnCount: columns.length,
    todayPlace: todayIndex,
    onOpen,
    onShow: (row) => virtualizer.scrollToIndex(row, { align: 'auto' }),
  })
  useTodayInSight(board, todayIndex)
  useHandedFocus(board, keys.meant !== null)
  return (
    <Card
      ref={board}
      role="grid"
      tabIndex={0}
      aria-label={t('schedules.site.board')}
      aria-describedby={keysId}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length + 1}
      aria-activedescendant={meant ? cellId(meant) : undefined}
      onKeyDown={onPress}
      onClick={(event) => {
        const cell = cellAt((event.target as HTMLElement).closest('.bar')?.id)
        if (cell) keys.onMean(cell)
      }}
      style={boardSizes(sizes, columns.length, isNarrow)}
      sx={boardStyles}
    >
      <span id={keysId} hidden>
        {t('schedules.site.keys')}
      </span>
      <BoardHead columns={columns} today={today} words={words} height={`${sizes.head}rem`} />
      <MonthRows
        items={virtualizer.getVirtualItems()}
        height={virtualizer.getTotalSize()}
        rows={rows}
        schedule={schedule}
        today={today}
        now={now}
        words={words}
        meant={meant}
        openId={openId}
        onOpen={onOpen}
      />
    </Card>
  )
}
