import useMediaQuery from '@mui/material/useMediaQuery'
import { useVirtualizer } from '@tanstack/react-virtual'
import type { Day, Instant } from '@vigie/contract/kit/time.ts'
import { useEffect, useId, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/Card.tsx'
import { BoardHead, BoardTints } from './BoardHead.tsx'
import { boardStyles, lineRem, sizesOf } from './board.styles.ts'
import { BoardRow, cellId, cellAt } from './BoardRow.tsx'
import type { CellPosition } from './cells.rules.ts'
import type { Row } from './rows.rules.ts'
import { areBrief } from './ShiftBar.tsx'
import { useBoardKeys } from './useBoardKeys.ts'
import type { SiteSchedule } from './useSiteSchedule.ts'
import type { Words } from './useWords.ts'

export interface MonthBoardProps {
  readonly schedule: SiteSchedule
  readonly rows: readonly Row[]
  readonly today: Day
  readonly now: Instant
  readonly words: Words
  readonly openId: number | null
  readonly onOpen: (shiftId: number) => void
  /** Months away from the one shown. */
  readonly onMonths: (months: -1 | 1) => void
  readonly onToday: () => void
  /** Where one is; kept while months change. */
  readonly meant: CellPosition | null
  readonly onMean: (cell: CellPosition) => void
}

const remOf = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16

/** Agents by days, of which only the lines in sight exist. */
export function MonthBoard({ schedule, rows, today, now, words, openId, onOpen, ...keys }: MonthBoardProps) {
  const { t } = useTranslation()
  const { columns, shifts, publications } = schedule
  const board = useRef<HTMLDivElement>(null)
  const keysId = useId()
  const sizes = sizesOf(useMediaQuery('(pointer: coarse)'))
  const isNarrow = useMemo(() => areBrief(shifts), [shifts])
  const rem = remOf()
  // It hands out functions that read the page; nothing here remembers what they answered.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => board.current,
    estimateSize: (at) => lineRem(sizes, rows[at]!.lanes) * rem,
    overscan: 6,
    getItemKey: (at) => rows[at]!.key,
    scrollPaddingStart: sizes.head * rem,
    scrollPaddingEnd: sizes.head * rem,
  })
  const { meant, onPress } = useBoardKeys({
    ...keys,
    board,
    rows,
    columnCount: columns.length,
    todayPlace: columns.findIndex(({ day }) => day === today),
    onOpen,
    onShow: (row) => virtualizer.scrollToIndex(row, { align: 'auto' }),
  })
  const todayIndex = columns.findIndex(({ day }) => day === today)
  // Where the month is wider than its board, it begins with today in sight.
  useEffect(() => {
    const [shown, day] = [board.current, board.current?.querySelectorAll<HTMLElement>('.day')[todayIndex]]
    if (shown && day && shown.scrollWidth > shown.clientWidth) shown.scrollLeft = Math.max(0, day.offsetLeft - shown.clientWidth / 2)
  }, [todayIndex])
  // The board of another month takes over the focus of the one that was left by the keyboard.
  useEffect(() => {
    if (keys.meant && document.activeElement === document.body) board.current?.focus({ preventScroll: true })
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  // Room for «00:30» with its sign beside it.
  const narrow = isNarrow ? '1.875rem' : '3.25rem'
  const styles = {
    '--days': columns.length,
    '--who': 'clamp(8rem, 18vw, 12rem)',
    '--day': `max(${narrow}, ${sizes.bar > 2 ? '2.75rem' : '0px'})`,
    '--bar': `${sizes.bar}rem`,
    '--gap': `${sizes.gap}rem`,
    '--pad': `${sizes.pad}rem`,
  }
  const isOfSites = rows.some(({ kind }) => kind === 'site')
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
      style={styles as React.CSSProperties}
      sx={boardStyles}
    >
      <span id={keysId} hidden>
        {t('schedules.site.keys')}
      </span>
      <BoardHead columns={columns} today={today} words={words} height={`${sizes.head}rem`} />
      <div role="rowgroup" className="rows" style={{ height: virtualizer.getTotalSize() }}>
        <BoardTints columns={columns} today={today} />
        {virtualizer.getVirtualItems().map(({ index, start, size }) => {
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
    </Card>
  )
}
