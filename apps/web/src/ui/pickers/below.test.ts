// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { below } from './below.ts'

const at = (left: number) => {
  const button = document.createElement('button')
  vi.spyOn(button, 'getBoundingClientRect').mockReturnValue({ left, right: left + 40 } as DOMRect)
  return below(button).anchorOrigin.horizontal
}

it('opens towards the middle of the window', () => {
  expect([at(20), at(window.innerWidth - 60)]).toEqual(['left', 'right'])
})
