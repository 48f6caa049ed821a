import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { readyForParts, show } from '../../../ui/testing.tsx'
import { CopyCode } from './CopyCode.tsx'

readyForParts()

/** Presses it, and lets what follows happen. */
async function press() {
  fireEvent.click(screen.getByRole('button'))
  await act(() => vi.advanceTimersByTimeAsync(0))
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const says = () => screen.getByRole('button').textContent
const told = () => screen.getByRole('status').textContent

it('says that the code is copied, to the eye and the ear, and takes it back by itself after six seconds', async () => {
  vi.useFakeTimers()
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  show(<CopyCode code="K7RM42QX" />)
  expect([says(), told()]).toEqual(['Copier le code', ''])
  await press()
  expect(copied).toHaveBeenCalledExactlyOnceWith('K7RM42QX')
  expect([says(), told()]).toEqual(['Code copié', 'Code copié'])
  await pass(5999)
  expect(says()).toBe('Code copié')
  await pass(1)
  expect([says(), told()]).toEqual(['Copier le code', ''])
})

it('pressed again, the six seconds begin anew only for another answer; without a clipboard it says so as long', async () => {
  vi.useFakeTimers()
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('insecure'))
  show(<CopyCode code="K7RM42QX" />)
  await press()
  const refused = says()
  expect(refused).not.toBe('Copier le code')
  await pass(3000)
  copied.mockResolvedValue()
  await press()
  expect(says()).toBe('Code copié')
  await pass(5999)
  expect(says()).toBe('Code copié')
  await pass(1)
  expect(says()).toBe('Copier le code')
})
