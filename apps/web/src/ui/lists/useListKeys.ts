import { useEffect, useRef } from 'react'
import { createStore, useStore } from '../../kit/store.ts'
import { storage } from '../../kit/storage.ts'

const key = 'characterKeys'
const characterKeys = createStore(storage.read(key) !== 'false')
/** Whether `/` and `?` act: who dictates may turn them off (WCAG 2.1.4). */
export const useCharacterKeys = (): boolean => useStore(characterKeys)
export function setCharacterKeys(areOn: boolean): void {
  characterKeys.set(areOn)
  storage.write(key, String(areOn))
}

export interface ListKeys {
  readonly ids: readonly number[]
  readonly selectedId: number | null
  readonly isOpen: boolean
  readonly grid: { readonly current: HTMLElement | null }
  /** The list's own; without one `/` is left to the search of the top bar. */
  readonly search: { readonly current: HTMLElement | null } | null
  readonly onSelect: (id: number) => void
  readonly onOpen: (id: number) => void
  readonly onClose: () => void
  readonly onHelp: () => void
}

/** Rows that Page up and Page down pass over. */
const page = 10

/** Where a key leads from a row; undefined for other keys. Without a row each of them begins at the first or the last. */
export function nextRow(pressed: string, at: number, count: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at < 0 ? count - 1 : at - 1,
    PageDown: at + page,
    PageUp: at - page,
    Home: 0,
    End: count - 1,
  }
  const next = steps[pressed]
  return next === undefined || count === 0 ? undefined : Math.min(count - 1, Math.max(0, next))
}

/** A box that is ticked takes no letters. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input:not([type="checkbox"]), textarea, select'))

/** What has arrows of its own, or lies beside the list. */
const others = '[role="dialog"], [role="menu"], [role="listbox"], [role="radiogroup"], [role="tablist"], [aria-haspopup], select, aside'

/**
 * Whether the keys of the list act where the focus is: in it, nowhere, on the page as it was come to (its own line of the
 * menu, the page as a whole), and on what stands on the page and knows no arrows. `steps` are taken anywhere there; the
 * keys that scroll (Home, Page down) where nothing but the list is meant.
 */
function areKeysOfList(focused: Element | null, grid: Element | null, isStep: boolean): boolean {
  if (focused === null || focused === document.body || focused.matches('main, [aria-current="page"]')) return true
  if (grid?.contains(focused)) return true
  return isStep && focused.closest('main') !== null && focused.closest(others) === null
}

/** What of a card takes the focus: its link or button, or where it opens nothing the card itself. */
export const cardTarget = ':is(a, button, [tabindex])'

/** A grid has the focus for all of its rows; of a list of cards the one that is meant, or the first that exists. */
function focusList(grid: HTMLElement | null, at: number): void {
  if (grid?.matches('[role="grid"]')) return grid.focus({ preventScroll: true })
  const card = grid?.querySelector<HTMLElement>(`[data-index="${at}"] ${cardTarget}`) ?? grid?.querySelector<HTMLElement>(cardTarget)
  card?.focus()
}

/**
 * The list answers to the keyboard: arrows move the row, Enter opens it, Escape closes, `/` searches, `?` explains. From
 * the list's own search ↓ leads to the first row; dialogs and menus keep their arrows.
 */
export function useListKeys(keys: ListKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const now = latest.current
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      if (event.key === 'Escape' && now.isOpen) return act(event, now.onClose)
      const focused = document.activeElement
      const grid = now.grid.current
      const select = (row: number) =>
        act(event, () => {
          focusList(grid, row)
          now.onSelect(now.ids[row]!)
        })
      if (event.key === 'ArrowDown' && now.search && focused === now.search.current && now.ids.length > 0) return select(0)
      // What lies over the list has keys of its own: a document that is read, a question.
      if (isTyping(event.target) || focused?.closest('[role="dialog"]')) return
      if (now.search && characterKeys.get() && event.key === '/') return act(event, () => now.search?.current?.focus())
      if (characterKeys.get() && event.key === '?') return act(event, now.onHelp)
      if (!areKeysOfList(focused, grid, event.key.startsWith('Arrow'))) return
      const at = now.selectedId === null ? -1 : now.ids.indexOf(now.selectedId)
      const next = nextRow(event.key, at, now.ids.length)
      if (next !== undefined) return select(next)
      if (event.key === 'Enter' && at >= 0 && focused === grid) act(event, () => now.onOpen(now.ids[at]!))
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

function act(event: KeyboardEvent, what: () => void): void {
  event.preventDefault()
  what()
}
