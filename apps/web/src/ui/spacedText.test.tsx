import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useSpacedText } from './spacedText.ts'
import { readyForParts, show } from './testing.tsx'

readyForParts()

const Reader = () => <p>{useSpacedText() ? 'spaced' : 'usual'}</p>

it('asks for no layout while the page is put together, and follows a reader’s own spacing as soon as it is told of sizes', () => {
  let laidOut = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        laidOut = told
      }
      observe = () => undefined
    },
  )
  const asked = vi.spyOn(globalThis, 'getComputedStyle')
  show(<Reader />)
  expect(asked).not.toHaveBeenCalled()
  const wide = document.createElement('style')
  wide.textContent = 'span { letter-spacing: 2px !important }'
  document.head.append(wide)
  act(() => laidOut())
  expect(screen.getByText('spaced')).toBeDefined()
  wide.remove()
  act(() => laidOut())
  expect(screen.getByText('usual')).toBeDefined()
  vi.unstubAllGlobals()
})
