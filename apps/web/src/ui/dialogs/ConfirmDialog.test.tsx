import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { readyForParts, show } from '../testing.tsx'

readyForParts()
const nothing = () => {}
const dialog = (props: Partial<React.ComponentProps<typeof ConfirmDialog>> = {}) => (
  <ConfirmDialog isOpen title="Supprimer le site ?" onConfirm={nothing} onCancel={nothing} {...props} />
)
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const isBusy = (name: string) => button(name).getAttribute('aria-busy') === 'true'
/** The paths of the icon in the title tell which it is. */
const drawn = () => screen.getByRole('heading').querySelector('path')?.getAttribute('d')

describe('a confirmation', () => {
  it('says «Annuler» and «Valider» unless told otherwise, and is at most sm wide', () => {
    show(dialog())
    expect([button('Annuler'), button('Valider')]).toHaveLength(2)
    expect(screen.getByRole('dialog', { name: 'Supprimer le site ?' }).classList.contains('MuiDialog-paperWidthSm')).toBe(true)
  })

  it('has an icon of its own for each variant, which can be left out', () => {
    const { again } = show(dialog({ variant: 'critical' }))
    const icons = [drawn()]
    again(dialog({ variant: 'warning' }))
    icons.push(drawn())
    again(dialog({ variant: 'info' }))
    icons.push(drawn())
    expect(new Set(icons).size).toBe(3)
    expect(icons).not.toContain(undefined)
    again(dialog({ hasIcon: false }))
    expect(drawn()).toBeUndefined()
  })

  it.each(['info', 'critical'] as const)('(%s) is busy from the press until it has been done', async (variant) => {
    let done = nothing
    show(dialog({ variant, onConfirm: () => new Promise<void>((resolve) => (done = resolve)) }))
    fireEvent.click(button('Valider'))
    expect([isBusy('Valider'), button('Valider').disabled]).toEqual([true, true])
    await act(async () => done())
    expect(isBusy('Valider')).toBe(false)
  })

  it('stays busy where nothing says when it is done, until it closes', () => {
    const { again } = show(dialog())
    fireEvent.click(button('Valider'))
    expect(isBusy('Valider')).toBe(true)
    again(dialog({ isOpen: false }))
    again(dialog())
    expect(isBusy('Valider')).toBe(false)
  })

  it('keeps the words of its button when told so, unless it is critical', () => {
    const { again } = show(dialog({ keepsLabel: true }))
    fireEvent.click(button('Valider'))
    expect(isBusy('Valider')).toBe(false)
    again(dialog({ keepsLabel: true, variant: 'critical' }))
    fireEvent.click(button('Valider'))
    expect(isBusy('Valider')).toBe(true)
  })

  it.each(['critical', 'warning'] as const)('(%s) puts the caret on what loses nothing', (variant) => {
    show(dialog({ variant }))
    expect(document.activeElement).toBe(button('Annuler'))
  })

  it('puts the caret on its main button where there is nothing to lose, or where that one loses nothing', () => {
    const { again } = show(dialog())
    expect(document.activeElement).toBe(button('Valider'))
    again(<div />)
    again(dialog({ variant: 'warning', safe: 'confirm' }))
    expect(document.activeElement).toBe(button('Valider'))
  })

  it('closes by Escape, unless one must choose', () => {
    const onCancel = vi.fn<() => void>()
    const { again } = show(dialog({ onCancel, mustChoose: true }))
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
    expect(onCancel).not.toHaveBeenCalled()
    again(dialog({ onCancel }))
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
    expect(onCancel).toHaveBeenCalledTimes(1)
  })
})
