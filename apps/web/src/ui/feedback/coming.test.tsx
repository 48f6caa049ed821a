import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { CardListSkeleton, RowsSkeleton } from '../lists/skeletons.tsx'
import { readyForParts, show } from '../testing.tsx'
import { LoadingAnnouncer } from './LoadingAnnouncer.tsx'

readyForParts()

const told = () => screen.getByRole('status').textContent
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

it('what is on its way is told once, politely, and only where it takes long', () => {
  vi.useFakeTimers()
  const { again } = show(
    <>
      <LoadingAnnouncer />
      <RowsSkeleton />
      <CardListSkeleton height={96} />
    </>,
  )
  pass(600)
  expect(told()).toBe('')
  pass(200)
  expect(screen.getAllByRole('status')).toHaveLength(1)
  expect(told()).toBe('Chargement…')
  again(
    <>
      <LoadingAnnouncer />
      <p>Les lignes</p>
    </>,
  )
  expect(told()).toBe('')
})

it('a place that waits says so by its name, and its shapes are for the eye alone', () => {
  show(<RowsSkeleton rows={2} />)
  const place = screen.getByRole('group', { name: 'Chargement…' })
  expect(place.getAttribute('aria-busy')).toBe('true')
  const shapes = [...document.querySelectorAll('.MuiSkeleton-root')]
  expect(shapes).toHaveLength(4)
  for (const shape of shapes) expect(shape.closest('[aria-hidden="true"]')).not.toBeNull()
})
