import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { placed } from './layout.rules.ts'
import { useDrawnPages } from './useDrawnPages.ts'
import { useShownPages } from './useShownPages.ts'

const pages = placed([{ width: 100, height: 100 }], 100, 1)
/** One page, all of it in sight. */
const sight = { room: 100, seen: 1000, scroll: 0 }

function read() {
  const reports: unknown[] = []
  const { result } = renderHook(() => {
    const { drawn, onDrawn } = useDrawnPages((hasFailed) => reports.push({ hasFailed }))
    useShownPages(pages, sight, drawn, (shown) => reports.push(shown))
    return onDrawn
  })
  return { reports, onDrawn: (isDrawn: boolean) => act(() => result.current(0, isDrawn)) }
}

it('a page in sight counts as shown once it is drawn, and not before', () => {
  const { reports, onDrawn } = read()
  expect(reports).toEqual([])
  onDrawn(true)
  expect(reports).toEqual([[1]])
})

it('a page that cannot be drawn is a failed load, until it is drawn', () => {
  const { reports, onDrawn } = read()
  onDrawn(false)
  expect(reports).toEqual([{ hasFailed: true }])
  onDrawn(true)
  expect(reports).toEqual([{ hasFailed: true }, { hasFailed: false }, [1]])
})
