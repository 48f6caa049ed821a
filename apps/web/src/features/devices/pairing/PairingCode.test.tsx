import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answering, showOnPage } from '../../../domains/testing/answering.testing.tsx'
import { readyForParts } from '../../../ui/testing.tsx'
import { PairingCode } from './PairingCode.tsx'

readyForParts()
const server = answering()
/** The device has asked before, and is not paired yet. */
const notPaired = { 'GET /verifyAccessClockingApp': () => ({ body: { isClockingSiteEnabled: true, isDevicePaired: false } }) }
const failing = (status: number, code: string, message: string) => ({
  ...notPaired,
  'POST /clockings/devices': () => ({ status, body: { code, message } }),
})

it('where no code can be given the default message is shown, and not the server’s; another try shows the code', async () => {
  server.to(failing(500, 'UNFORESEEN', 'Erreur 4f2a du serveur.'))
  await showOnPage(<PairingCode>Je suis manager</PairingCode>)
  expect(await screen.findByText('Une erreur est survenue, veuillez réessayer ultérieurement.')).toBeDefined()
  expect(screen.queryByText(/4f2a/)).toBeNull()
  expect(screen.queryByRole('timer')).toBeNull()
  server.to({ ...notPaired, 'POST /clockings/devices': () => ({ body: { code: 'K7RM42QX', expires_at: '2099-01-01T00:00:00Z' } }) })
  fireEvent.click(screen.getByRole('button', { name: 'Afficher un nouveau code' }))
  expect(await screen.findByRole('img', { name: 'K 7 R M 4 2 Q X' })).toBeDefined()
  expect(screen.queryByText('Une erreur est survenue, veuillez réessayer ultérieurement.')).toBeNull()
})

it('whoever has asked too often is told how long to wait, for that can be done', async () => {
  server.to(failing(429, 'TOO_MANY_TRIES', 'Trop d’essais. Réessayez dans 30 secondes.'))
  await showOnPage(<PairingCode>Je suis manager</PairingCode>)
  expect(await screen.findByText('Trop d’essais. Réessayez dans 30 secondes.')).toBeDefined()
})
