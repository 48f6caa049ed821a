import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ActionBar, type Action } from './ActionBar.tsx'
import { EditIcon } from '../icons.tsx'
import { readyForParts, show } from '../testing.tsx'

readyForParts()
/** So many milliseconds go by. */
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

const names = ['Appeler', 'Écrire', 'Modifier', 'Imprimer', 'Supprimer']
const handler = vi.fn<(name: string) => void>()
const actions = (count: number): readonly Action[] =>
  names.slice(0, count).map((text) => ({ id: text, text, icon: EditIcon, handler: () => handler(text) }))

/** The bar's own width, and the observer of its size. */
let width = 480
let resized = () => {}
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
const skeletons = () => screen.queryAllByTestId('action-skeleton')

beforeEach(() => {
  handler.mockClear()
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        resized = onResize
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

describe('the action bar', () => {
  it('shows all that fits, by 96 pixels each', () => {
    width = 480
    show(<ActionBar actions={actions(5)} />)
    expect(buttons()).toEqual(names)
  })

  it('folds what does not fit under «Plus»', () => {
    width = 300
    show(<ActionBar actions={actions(5)} />)
    expect(buttons()).toEqual(['Appeler', 'Écrire', 'Plus'])
    const more = screen.getByRole('button', { name: 'Plus', description: 'Afficher plus d’options' })
    fireEvent.click(more)
    const menu = screen.getByRole('menu', { name: 'Options supplémentaires' })
    expect([...menu.querySelectorAll('[role=menuitem]')].map(({ textContent }) => textContent)).toEqual(names.slice(2))
    fireEvent.click(screen.getByRole('menuitem', { name: 'Imprimer' }))
    expect(handler).toHaveBeenCalledWith('Imprimer')
  })

  it('counts what fits anew 300 ms after the last change of size', () => {
    vi.useFakeTimers()
    width = 480
    show(<ActionBar actions={actions(5)} />)
    width = 300
    resized()
    pass(200)
    resized()
    pass(299)
    expect(buttons()).toEqual(names)
    pass(1)
    expect(buttons()).toEqual(['Appeler', 'Écrire', 'Plus'])
  })

  it('shows 3 skeletons while its actions are on their way', () => {
    const { again } = show(<ActionBar actions={[]} isLoading />)
    expect(skeletons()).toHaveLength(3)
    expect(screen.getByRole('group', { name: 'Actions' }).getAttribute('aria-busy')).toBe('true')
    again(<ActionBar actions={actions(2)} />)
    expect(skeletons()).toHaveLength(0)
  })

  it('is one contained button where there is one action', () => {
    show(<ActionBar actions={actions(1)} />)
    const button = screen.getByRole('button', { name: 'Appeler' })
    expect(button.classList.contains('MuiButton-contained')).toBe(true)
    fireEvent.click(button)
    expect(handler).toHaveBeenCalledWith('Appeler')
  })

  it('says how much waits behind an action, also when it is folded', () => {
    width = 192
    const waiting = actions(3).map((action) => ({ ...action, notificationCount: 2 }))
    show(<ActionBar actions={waiting} />)
    expect(buttons()).toEqual(['2Appeler', '4Plus'])
  })
})
