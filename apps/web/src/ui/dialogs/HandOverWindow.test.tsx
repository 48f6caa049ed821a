import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { readyForParts, show } from '../testing.tsx'
import { showHandOver } from '../feedback/handOver.ts'
import { HandOverWindow } from './HandOverWindow.tsx'
import { waiting } from '../feedback/toast.ts'

readyForParts()

it('an e-mail that leaves shows nothing', () => {
  show(<HandOverWindow />)
  expect(showHandOver(null)).toBe(false)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('one that does not says so, and gives its link to copy', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  waiting.set([])
  show(<HandOverWindow />)
  act(() => void showHandOver({ link: 'https://portail.example/reset-password?token=x', isPushed: false }))
  expect(screen.getByRole('alert').textContent).toBe('E-mail non envoyé\u00a0: l’envoi d’e-mails n’est pas configuré.')
  expect(screen.getByText('https://portail.example/reset-password?token=x')).not.toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Copier le lien' }))
  await waitFor(() => expect(waiting.get().map(({ text }) => text)).toEqual(['Lien copié']))
  expect(copied).toHaveBeenCalledWith('https://portail.example/reset-password?token=x')
  act(() => void showHandOver({ link: 'https://portail.example/missions', isPushed: true }))
  expect(screen.getByRole('alert').textContent).toContain('Seules les notifications sur téléphone sont parties.')
})
