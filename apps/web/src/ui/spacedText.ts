import { useLayoutEffect } from 'react'
import { createStore, useStore } from '../kit/store.ts'

const spaced = createStore(false)
let probe: HTMLElement | null = null

/**
 * Whether the reader spaces texts out by a style of their own (WCAG 1.4.12), which may come and go at any time. One word
 * out of sight, spaced by nobody else, tells it by its size; pages that nobody spaces out pay nothing more for it.
 */
export function useSpacedText(): boolean {
  useLayoutEffect(watch, [])
  return useStore(spaced)
}

function watch(): void {
  if (probe) return
  probe = document.createElement('span')
  probe.setAttribute('aria-hidden', 'true')
  probe.textContent = 'm m'
  Object.assign(probe.style, {
    position: 'absolute',
    top: '0',
    insetInlineStart: '0',
    visibility: 'hidden',
    pointerEvents: 'none',
    whiteSpace: 'nowrap',
    fontSize: '16px',
    lineHeight: '20px',
    letterSpacing: '0px',
    wordSpacing: '0px',
  })
  document.body.append(probe)
  // Which tells its size also the first time, and before the paint.
  new ResizeObserver(judge).observe(probe)
}

function judge(): void {
  if (!probe) return
  const { lineHeight, letterSpacing, wordSpacing } = getComputedStyle(probe)
  const isWider = (text: string, than: number) => Number.parseFloat(text) > than
  spaced.set(isWider(lineHeight, 21) || isWider(letterSpacing, 0.5) || isWider(wordSpacing, 0.5))
}
