import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { readyForParts, show } from '../testing.tsx'
import { SwitchLine } from './SwitchLine.tsx'

readyForParts()

it('a yes or no is drawn in the colours of the theme, ticked by its whole line, and says what is wrong with it', () => {
  const change = vi.fn<(isOn: boolean) => void>()
  show(<SwitchLine name="Lecture entière" hint="Toutes les pages" problem="Impossible ici" isOn={false} onChange={change} />)
  const box = screen.getByRole('checkbox', { name: /Lecture entière/ })
  // The browser's own box would be grey in the dark, as if it could not be ticked.
  expect(getComputedStyle(box).opacity).toBe('0')
  expect([box.getAttribute('aria-invalid'), (box as HTMLInputElement).checked]).toEqual(['true', false])
  expect(box.getAttribute('aria-describedby')).toBe(screen.getByText('Impossible ici').id)
  fireEvent.click(screen.getByText('Lecture entière'))
  expect(change.mock.calls).toEqual([[true]])
})
