import Box from '@mui/material/Box'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useImperativeHandle, useRef, type HTMLAttributes, type Key, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { useOffsetInPage } from '../page/useOffsetInPage.ts'
import { useSpacedText } from '../spacedText.ts'
import { spacedWords } from './table.styles.ts'
import { cardTarget, nextRow } from './useListKeys.ts'

interface CardListProps extends Pick<HTMLAttributes<HTMLUListElement>, 'onPointerMove'> {
  readonly label: string
  /** With those that are still on their way. */
  readonly count: number
  /** Cards of the whole list; as many as may be scrolled to unless said. */
  readonly total?: number
  /** Pixels of a card, with the space below it, until it is measured. */
  readonly height: number
  readonly keyOf: (index: number) => Key
  /** The list, for who leads the keyboard to it. */
  readonly listRef?: Ref<HTMLElement | null>
  /** Told the last that exists. It must keep its identity. */
  readonly onSeen?: (index: number) => void
  /** How a card looks. */
  readonly sx: Readonly<Record<string, unknown>>
  readonly children: (index: number) => ReactNode
}

/** A list on a phone: one card for each, of which only those in sight exist. */
export function CardList({ label, count, total = count, height, keyOf, listRef, onSeen, sx, children, ...rest }: CardListProps) {
  const list = useRef<HTMLUListElement>(null)
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(listRef, () => list.current)
  const scrollMargin = useOffsetInPage(list)
  const isSpaced = useSpacedText()
  // It hands out functions that read the page; nothing here remembers what they answered.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({ count, estimateSize: () => height, overscan: 6, scrollMargin, getItemKey: keyOf })
  const items = virtualizer.getVirtualItems()
  const last = items.at(-1)?.index ?? 0
  useEffect(() => {
    onSeen?.(last)
  }, [last, onSeen])
  // A card that does not exist yet takes the focus once it has been scrolled to.
  const awaited = useRef<number | null>(null)
  useEffect(() => {
    const card = awaited.current === null ? null : cardAt(list.current, awaited.current)
    if (!card) return
    awaited.current = null
    const focused = document.activeElement
    if (focused === document.body || list.current?.contains(focused)) card.focus({ preventScroll: true })
  })
  /** Keys lead from card to card, as in a table, for a window at a desk. */
  const step = (event: KeyboardEvent<HTMLUListElement>): void => {
    const at = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-index]')?.dataset['index'] : undefined
    const isOther = event.ctrlKey || event.metaKey || event.altKey
    const next = at === undefined || isOther ? undefined : nextRow(event.key, Number(at), count)
    if (next === undefined) return
    event.preventDefault()
    const card = cardAt(list.current, next)
    awaited.current = card ? null : next
    if (card) card.focus()
    else virtualizer.scrollToIndex(next)
  }
  return (
    <Box
      component="ul"
      ref={list}
      aria-label={label}
      className={isSpaced ? 'spaced' : undefined}
      sx={{ ...styles, ...sx }}
      style={{ height: virtualizer.getTotalSize() }}
      onKeyDown={step}
      {...rest}
    >
      {items.map(({ index, start, key }) => (
        <li
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          aria-setsize={Math.max(total, count)}
          aria-posinset={index + 1}
          style={{ transform: `translateY(${start - scrollMargin}px)` }}
        >
          {children(index)}
        </li>
      ))}
    </Box>
  )
}

const cardAt = (list: HTMLElement | null, index: number) =>
  list?.querySelector<HTMLElement>(`[data-index="${index}"] ${cardTarget}`) ?? null

const styles = {
  position: 'relative',
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': { position: 'absolute', insetInline: 0, top: 0, pb: 1 },
  '&&&.spaced :is(b, span)': spacedWords,
} as const
/** A card itself, on its link or button. */
export const cardStyles = {
  p: 1.5,
  fontSize: '0.875rem',
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const
