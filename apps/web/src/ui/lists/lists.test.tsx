import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { readyForParts, show } from '../testing.tsx'
import { FilterChips } from './FilterChips.tsx'
import { ListStates, type ListQuery } from './ListStates.tsx'

readyForParts()

const chips = { label: 'Filtres', names: ['all', 'late', 'missed'], chosen: 'late', wordOf: (name: string) => name } as const
const chip = (name: string) => screen.getByRole('button', { name: new RegExp(name) })

describe('the chips of a list', () => {
  it('say which one is on, and how much each would show', () => {
    show(<FilterChips {...chips} countOf={(name) => (name === 'all' ? '12' : undefined)} onChoose={() => undefined} />)
    expect(chip('late').getAttribute('aria-pressed')).toBe('true')
    expect(chip('all').getAttribute('aria-pressed')).toBe('false')
    expect(chip('all').textContent).toBe('all12')
  })

  it('go back to the usual one by a second press', () => {
    const onChoose = vi.fn<(name: string) => void>()
    show(<FilterChips {...chips} usual="all" onChoose={onChoose} />)
    fireEvent.click(chip('late'))
    fireEvent.click(chip('missed'))
    expect(onChoose.mock.calls).toEqual([['all'], ['missed']])
  })

  it('stay on where there is no usual one', () => {
    const onChoose = vi.fn<(name: string) => void>()
    show(<FilterChips {...chips} onChoose={onChoose} />)
    fireEvent.click(chip('late'))
    expect(onChoose.mock.calls).toEqual([['late']])
  })
})

describe('a list', () => {
  const answered: ListQuery = { isPending: false, isError: false, error: null, data: [], refetch: () => undefined }
  const shown = (query: ListQuery, isEmpty = false) =>
    show(
      <ListStates query={query} isEmpty={isEmpty} skeleton="en route" empty="personne">
        la liste
      </ListStates>,
    )

  it('is on its way', () => {
    shown({ ...answered, isPending: true, data: undefined })
    expect(document.body.textContent).toBe('en route')
  })
  it('says why it is empty', () => {
    shown(answered, true)
    expect(document.body.textContent).toBe('personne')
  })
  it('is shown', () => {
    shown(answered)
    expect(document.body.textContent).toBe('la liste')
  })

  it('that could not be read is asked anew', () => {
    const refetch = vi.fn<() => void>()
    shown({ ...answered, isError: true, error: new Error('no'), data: undefined, refetch }, true)
    fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(refetch).toHaveBeenCalledOnce()
  })

  it('that was there before stays, also when it could not be read anew', () => {
    shown({ ...answered, isError: true, error: new Error('no') })
    expect(document.body.textContent).toBe('la liste')
  })
})
