// @vitest-environment happy-dom
import { fireEvent, render } from '@testing-library/react'
import { useRef, useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { cleanup } from '@testing-library/react'
import { nextRow, useListKeys } from './useListKeys.ts'

/** A page with a menu, a search, a chip, a list of three rows, and what has arrows of its own. */
function Page() {
  const grid = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const [selectedId, select] = useState<number | null>(null)
  const nothing = () => undefined
  useListKeys({
    ids: [7, 8, 9],
    selectedId,
    isOpen: false,
    grid,
    search,
    onSelect: select,
    onOpen: nothing,
    onClose: nothing,
    onHelp: nothing,
  })
  return (
    <>
      <a href="#here" aria-current="page" id="line">
        Agents
      </a>
      <a href="#there" id="other">
        Sites
      </a>
      <main tabIndex={-1}>
        <input ref={search} />
        <button id="chip">Tous</button>
        <button id="menu" aria-haspopup="menu">
          Plus
        </button>
        <div ref={grid} role="grid" tabIndex={0} data-selected={selectedId ?? ''}>
          <a href="#row" id="link">
            Une ligne
          </a>
          <input type="checkbox" id="box" />
        </div>
      </main>
      <div role="dialog">
        <button id="over">Fermer</button>
      </div>
    </>
  )
}
/** A list of two cards with nothing in them to press. */
function Cards() {
  const grid = useRef<HTMLUListElement>(null)
  const nothing = () => undefined
  const acts = { onSelect: nothing, onOpen: nothing, onClose: nothing, onHelp: nothing }
  useListKeys({ ids: [7, 8], selectedId: null, isOpen: false, grid, search: null, ...acts })
  return (
    <main tabIndex={-1}>
      <ul ref={grid}>
        <li data-index="0">
          <div tabIndex={-1}>Une</div>
        </li>
        <li data-index="1">
          <div tabIndex={-1}>Deux</div>
        </li>
      </ul>
    </main>
  )
}
const grid = () => document.querySelector<HTMLElement>('[role="grid"]')!
/** Presses a key where the focus is put before, and says which row is meant then. */
function press(key: string, at: string): string {
  const element = document.querySelector<HTMLElement>(at)!
  element.focus()
  fireEvent.keyDown(document.activeElement!, { key })
  return grid().dataset['selected']!
}

beforeEach(() => void render(<Page />))
afterEach(cleanup)

it.each(['main', '#line', '#chip', '#link', '[role="grid"]'])('the arrows go through the rows from where one comes: %s', (at) => {
  expect(press('ArrowDown', at)).toBe('7')
  expect(document.activeElement).toBe(grid())
})

it.each(['#other', '#menu'])('what has arrows of its own, or leads elsewhere, keeps its keys: %s', (at) => {
  expect(press('ArrowDown', at)).toBe('')
})

it('the keys that scroll the page mean the list where nothing else is meant', () => {
  expect(press('End', '#chip')).toBe('')
  expect(press('End', 'main')).toBe('9')
})

it('from the search of the list ↓ leads to the first row, and its other keys are its own', () => {
  expect(press('End', 'input')).toBe('')
  expect(press('ArrowDown', '[role="grid"]')).toBe('7')
  expect(press('ArrowDown', '[role="grid"]')).toBe('8')
  expect(press('ArrowDown', 'input')).toBe('7')
  expect(document.activeElement).toBe(grid())
})

it('a box that was just ticked leaves the keys to the list: the slash leads to the search', () => {
  press('/', '#box')
  expect(document.activeElement).toBe(document.querySelector('input:not([type])'))
  expect(press('ArrowDown', '#box')).toBe('7')
})

it('a list without a search of its own leaves the slash to that of the top bar', () => {
  cleanup()
  render(<Cards />)
  expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(true)
  cleanup()
  render(<Page />)
  expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(false)
})

it.each(['/', '?', 'ArrowDown'])('what lies over the list keeps its keys from it: %s', (key) => {
  document.querySelector<HTMLElement>('#over')!.focus()
  expect(fireEvent.keyDown(document.activeElement!, { key })).toBe(true)
  expect(document.activeElement?.id).toBe('over')
  expect(grid().dataset['selected']).toBe('')
})

it('cards that open nothing take the focus themselves, the one that is meant', () => {
  cleanup()
  render(<Cards />)
  document.querySelector<HTMLElement>('main')!.focus()
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' })
  expect(document.activeElement?.textContent).toBe('Une')
  document.querySelector<HTMLElement>('main')!.focus()
  fireEvent.keyDown(document.activeElement!, { key: 'End' })
  expect(document.activeElement?.textContent).toBe('Deux')
})

it('moves from row to row, and stops at the ends', () => {
  expect([nextRow('ArrowDown', -1, 5), nextRow('ArrowDown', 4, 5), nextRow('ArrowUp', 0, 5), nextRow('ArrowUp', -1, 5)]).toEqual([
    0, 4, 0, 4,
  ])
  expect([nextRow('Home', 3, 5), nextRow('End', 0, 5), nextRow('PageDown', 0, 25), nextRow('PageUp', 3, 25)]).toEqual([0, 4, 10, 0])
  expect([nextRow('a', 0, 5), nextRow('ArrowDown', -1, 0)]).toEqual([undefined, undefined])
})
