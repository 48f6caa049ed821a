// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useEscape } from './useEscape.ts'

afterEach(cleanup)

const leave = vi.fn<() => void>()
function Page({ isOpen = true }: { isOpen?: boolean }) {
  useEscape(isOpen, leave)
  return (
    <>
      <input type="search" aria-label="Site" />
      <input aria-label="E-mail" />
      <button onKeyDown={(event) => event.preventDefault()}>Menu</button>
    </>
  )
}
/** How often Escape in something has left the page. */
function escapes(target: Element): number {
  leave.mockClear()
  fireEvent.keyDown(target, { key: 'Escape' })
  return leave.mock.calls.length
}

it('leaves from wherever the focus is, but not what has answered Escape itself', () => {
  render(<Page />)
  expect(escapes(document.body)).toBe(1)
  expect(escapes(screen.getByRole('textbox', { name: 'E-mail' }))).toBe(1)
  expect(escapes(screen.getByRole('button', { name: 'Menu' }))).toBe(0)
})

it('a search that holds something is emptied first', () => {
  render(<Page />)
  const search = screen.getByRole('searchbox', { name: 'Site' })
  fireEvent.change(search, { target: { value: 'quai' } })
  expect(escapes(search)).toBe(0)
  fireEvent.change(search, { target: { value: '' } })
  expect(escapes(search)).toBe(1)
})

it('does nothing while nothing is open', () => {
  render(<Page isOpen={false} />)
  expect(escapes(document.body)).toBe(0)
})
