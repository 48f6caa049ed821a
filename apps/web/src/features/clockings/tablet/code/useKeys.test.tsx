// @vitest-environment happy-dom
import Dialog from '@mui/material/Dialog'
import { act, cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { flow } from '../actions.ts'
import { takeCards } from '../cards/shown.ts'
import { useKeys } from './useKeys.ts'

/** A window on the wall with a field, as those in which a manager's password, an e-mail or a comment is typed. */
function Wall({ type }: { type: string }) {
  useKeys({ isOpen: true, isByCode: true, isByNfc: true })
  const [value, setValue] = useState('')
  return <input aria-label="field" type={type} value={value} onChange={(event) => setValue(event.target.value)} />
}
const field = () => screen.getByLabelText<HTMLInputElement>('field')
const setNative = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!

let now = 0
let cards: string[]
let free: () => void
beforeEach(() => {
  cards = []
  free = takeCards((number) => cards.push(number))
})
afterEach(() => {
  free()
  cleanup()
})

/** Types into the field as a keyboard does: the key goes down, then the field has it. Answers whether the last key does what it does. */
function type(text: string, gap: number): boolean {
  let goesOn = true
  for (const key of text.split('').map((one) => (one === '\n' ? 'Enter' : one))) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    Object.defineProperty(event, 'timeStamp', { value: (now += gap) })
    act(() => {
      goesOn = field().dispatchEvent(event)
      if (key === 'Enter') return
      setNative.set!.call(field(), field().value + key)
      field().dispatchEvent(new Event('input', { bubbles: true }))
    })
  }
  now += 1000
  return goesOn
}

it.each(['text', 'password', 'email'])('leaves nothing of a card in a field (%s) into which its reader has typed', (of) => {
  render(<Wall type={of} />)
  type('chef', 200)
  expect(type('04A1B2C3D4E5F6\n', 8)).toBe(false)
  expect(cards).toEqual(['04A1B2C3D4E5F6'])
  expect(field().value).toBe('chef')
  type('be', 200)
  expect(field().value).toBe('chefbe')
})

it('leaves what somebody has typed, and Enter to the field', () => {
  render(<Wall type="text" />)
  expect(type('24681012\n', 200)).toBe(true)
  expect(type('0123456789abcdef\n', 100)).toBe(true)
  expect(cards).toEqual([])
  expect(field().value).toBe('246810120123456789abcdef')
})

it('takes neither a card nor a figure while a window lies over the clock: its answer would take the focus out of the window', () => {
  free()
  const root = document.body.appendChild(document.createElement('div'))
  root.id = 'root'
  const before = flow.get()
  const onWall = (
    <>
      <Wall type="email" />
      <Dialog open>
        <button type="button">close</button>
      </Dialog>
    </>
  )
  render(onWall, { container: root })
  expect(type('04A1B2C3D4E5F6\n', 8)).toBe(false)
  const digit = new KeyboardEvent('keydown', { key: '7', bubbles: true, cancelable: true })
  act(() => void screen.getByRole('button', { name: 'close' }).dispatchEvent(digit))
  expect(flow.get()).toEqual(before)
  root.remove()
})
