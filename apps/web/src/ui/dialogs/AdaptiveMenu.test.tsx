import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { defaultColours } from '../../theme/palette.ts'
import { themeOf } from '../../theme/theme.ts'
import { AdaptiveMenu } from './AdaptiveMenu.tsx'
import { EditIcon, TrashIcon } from '../icons.tsx'
import type { MenuOption } from './menuOptions.ts'
import { readyForParts, setWidth, show } from '../testing.tsx'
import { useMenuAnchor, type MenuAnchor } from './useMenuAnchor.ts'

readyForParts()

function Page({ options, open }: { options: readonly MenuOption[]; open?: Parameters<MenuAnchor['open']>[0] }) {
  const anchor = useMenuAnchor()
  return (
    <>
      <button type="button" onClick={(event) => anchor.open(open ?? event)}>
        Ouvrir
      </button>
      <AdaptiveMenu anchor={anchor} title="Options du site" options={options} />
    </>
  )
}

const edit = vi.fn<() => void>()
const options: readonly MenuOption[] = [
  { id: 'edit', text: 'Modifier', caption: 'Nom, adresse, consignes', icon: EditIcon, handler: edit },
  { id: 'close', text: 'Fermer le site', isDisabled: true, handler: edit },
  { id: 'delete', text: 'Supprimer', icon: TrashIcon, iconTone: 'missing', textTone: 'missing', hasDivider: true },
]
const openMenu = () => fireEvent.click(screen.getByRole('button', { name: 'Ouvrir' }))
const item = (name: string) => screen.getByRole('menuitem', { name })

describe.each([
  [390, 'sheet'],
  [820, 'sheet'],
  [1440, 'menu'],
] as const)('at %s pixels', (width, holder) => {
  it(`opens in a ${holder}`, () => {
    setWidth(width)
    show(<Page options={options} />)
    openMenu()
    expect(screen.getByRole('menu', { name: 'Options du site' })).toBeDefined()
    expect(screen.getByRole('dialog', { name: 'Options du site' }).closest('.MuiDrawer-root') !== null).toBe(holder === 'sheet')
  })

  it('names and describes its options, marks those that cannot be chosen, and takes the focus', async () => {
    setWidth(width)
    show(<Page options={options} />)
    openMenu()
    expect(screen.getByRole('menuitem', { name: 'Modifier Nom, adresse, consignes' })).toBeDefined()
    expect(item('Fermer le site').getAttribute('aria-disabled')).toBe('true')
    expect(screen.getAllByRole('separator')).toHaveLength(1)
    await waitFor(() => expect(document.activeElement).toBe(item('Modifier Nom, adresse, consignes')))
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' })
    expect(document.activeElement).toBe(item('Supprimer'))
  })

  it('does what is chosen, and closes', async () => {
    setWidth(width)
    edit.mockClear()
    show(<Page options={options} />)
    openMenu()
    fireEvent.click(item('Modifier Nom, adresse, consignes'))
    expect(edit).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  })
})

it('shows the tone of a text and that of an icon', () => {
  show(<Page options={[...options, { id: 'print', text: 'Imprimer', icon: EditIcon, iconTone: 'done' }]} />)
  openMenu()
  const colours = (name: string) =>
    [item(name), item(name).querySelector('svg')!.parentElement!].map((part) => getComputedStyle(part).color)
  const { missing, done } = themeOf(defaultColours, 'light').palette.tone
  expect(colours('Supprimer')).toEqual([missing.ink, missing.ink])
  expect(colours('Imprimer')[1]).toBe(done.ink)
  expect(colours('Imprimer')[0]).not.toBe(done.ink)
})

it('tells whoever develops of an option without a handler', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  show(<Page options={options} />)
  openMenu()
  fireEvent.click(item('Supprimer'))
  expect(error).toHaveBeenCalledWith('missing handler function', 'delete')
})

it('does not open without an element to stand at, and tells whoever develops', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  show(<Page options={options} open={{ currentTarget: null as unknown as HTMLElement }} />)
  openMenu()
  expect(warn).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('menu')).toBeNull()
})
