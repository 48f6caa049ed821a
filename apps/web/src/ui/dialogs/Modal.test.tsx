import { fireEvent, screen, waitForElementToBeRemoved } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { DocumentIcon } from '../icons.tsx'
import { Modal } from './Modal.tsx'
import { inLanguage, readyForParts, setWidth, show } from '../testing.tsx'

readyForParts()
const nothing = () => {}

it('is a dialog with a name, a description, its content and its buttons', () => {
  show(
    <Modal
      isOpen
      onClose={nothing}
      title="Consignes"
      subtitle="Clinique du Parc"
      icon={DocumentIcon}
      actions={<button type="button">J’ai lu</button>}
    >
      Rondes à 22 h.
    </Modal>,
  )
  const dialog = screen.getByRole('dialog', { name: 'Consignes', description: 'Clinique du Parc' })
  expect(dialog.textContent).toContain('Rondes à 22 h.')
  expect(screen.getByRole('button', { name: 'J’ai lu' })).toBeDefined()
})

it('closes by its button and by Escape', async () => {
  const onClose = vi.fn<() => void>()
  const Page = () => {
    const [isOpen, setOpen] = useState(true)
    const close = () => {
      onClose()
      setOpen(false)
    }
    return <Modal isOpen={isOpen} onClose={close} title="Consignes" />
  }
  show(<Page />)
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  expect(onClose).toHaveBeenCalledTimes(1)
  await waitForElementToBeRemoved(() => screen.queryByRole('dialog'))
})

it('without a way to close it, stays', () => {
  show(<Modal isOpen title="Consignes" />)
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  expect(screen.getByRole('dialog')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

it('opens what can be downloaded in a new tab', () => {
  show(<Modal isOpen onClose={nothing} title="Consignes" downloadUrl="/api/files/7" />)
  const link = screen.getByRole('link', { name: 'Télécharger' })
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    '/api/files/7',
    '_blank',
    'noopener noreferrer',
  ])
})

it.each([
  [390, true],
  [820, false],
])('at %s pixels fills the screen: %s', (width, isFull) => {
  setWidth(width)
  show(<Modal isOpen onClose={nothing} title="Consignes" />)
  expect(screen.getByRole('dialog').classList.contains('MuiDialog-paperFullScreen')).toBe(isFull)
})

it('is at most xl wide', () => {
  show(<Modal isOpen onClose={nothing} title="Consignes" />)
  expect(screen.getByRole('dialog').classList.contains('MuiDialog-paperWidthXl')).toBe(true)
})

it.each([
  ['en', 'Close'],
  ['de', 'Schließen'],
] as const)('speaks %s', async (language, name) => {
  show(<Modal isOpen onClose={nothing} title="Consignes" />)
  await inLanguage(language)
  expect(screen.getByRole('button', { name })).toBeDefined()
})
