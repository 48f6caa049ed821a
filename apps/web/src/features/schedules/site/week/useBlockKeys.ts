import type { KeyboardEvent } from 'react'

/** The shifts of a day in the grid, in the order of their starts. */
const shiftsOf = (grid: HTMLElement, day: number): HTMLElement[] => [...grid.querySelectorAll<HTMLElement>(`[data-day="${day}"] .bar`)]

/** In the week's grid the arrows go from shift to shift: up and down within a day, left and right to the nearest one beside. */
export function useBlockKeys(grid: { readonly current: HTMLElement | null }) {
  return (event: KeyboardEvent) => {
    const focused = (event.target as HTMLElement).closest<HTMLElement>('.bar')
    const day = Number(focused?.closest<HTMLElement>('[data-day]')?.dataset['day'] ?? Number.NaN)
    if (!grid.current || !focused || Number.isNaN(day)) return
    const next = besides(event.key, grid.current, focused, day)
    if (!next) return
    event.preventDefault()
    next.focus()
    next.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
}

function besides(key: string, grid: HTMLElement, focused: HTMLElement, day: number): HTMLElement | undefined {
  const own = shiftsOf(grid, day)
  const at = own.indexOf(focused)
  if (key === 'ArrowDown') return own[at + 1]
  if (key === 'ArrowUp') return own[at - 1]
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined
  const step = key === 'ArrowLeft' ? -1 : 1
  for (let other = day + step; other >= 0 && other < 7; other += step) {
    const there = shiftsOf(grid, other)
    const top = (one: HTMLElement) => one.getBoundingClientRect().top
    if (there.length > 0) return there.toSorted((a, b) => Math.abs(top(a) - top(focused)) - Math.abs(top(b) - top(focused)))[0]
  }
  return undefined
}
