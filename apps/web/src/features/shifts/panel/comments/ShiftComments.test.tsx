import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { shiftAt } from '../../../../domains/shifts/shifts.testing.ts'
import { answering, showOnPage } from '../../../../domains/testing/answering.testing.tsx'
import { waiting } from '../../../../ui/feedback/toast.ts'
import { readyForParts } from '../../../../ui/testing.tsx'
import { ShiftComments } from './ShiftComments.tsx'

readyForParts()
const server = answering()

const shift = shiftAt('2026-10-12T06:00:00Z', '2026-10-12T14:00:00Z', {})
const comment = (text: string, more = {}) => ({
  id: 7,
  shift_id: shift.id,
  text,
  is_visible_client: true,
  is_visible_resource: false,
  author_name: 'Camille Rouvière',
  created_at: '2026-10-12T05:42:00Z',
  updated_at: '2026-10-12T05:42:00Z',
  version: 1,
  ...more,
})
const listed = (...comments: object[]) => ({ body: { comments, nextCursor: null } })
const write = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Ajouter un commentaire' }), { target: { value: text } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('says who wrote each and who sees it', async () => {
  server.to({ 'GET /comments': () => listed(comment('Porte nord bloquée'), comment('Entre nous', { id: 8, is_visible_client: false })) })
  await showOnPage(<ShiftComments shift={shift} />)
  expect(await screen.findByText('Porte nord bloquée')).toBeDefined()
  expect(screen.getByText('Client, pas l’agent')).toBeDefined()
  expect(screen.getByText('Équipe seulement')).toBeDefined()
})

it('what was typed is still there when it could not be saved, and goes once it is', async () => {
  const answers = [{ status: 500, body: { code: 'UNFORESEEN', message: 'x' } }, { body: { comment: comment('Porte nord bloquée') } }]
  const added = vi.fn<(asked: unknown) => (typeof answers)[number]>(() => answers.shift()!)
  server.to({ 'GET /comments': () => listed(), 'POST /comments': added })
  await showOnPage(<ShiftComments shift={shift} />)
  expect(await screen.findByText('Aucun commentaire.')).toBeDefined()
  write('Porte nord bloquée')
  press('Client')
  press('Envoyer')
  expect(await screen.findByText('Erreur lors de l’envoi, réessayez ultérieurement')).toBeDefined()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Ajouter un commentaire' }).value).toBe('Porte nord bloquée')
  press('Envoyer')
  await waitFor(() => expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Ajouter un commentaire' }).value).toBe(''))
  expect(waiting.get().map(({ text }) => text)).toContain('Commentaire enregistré')
  expect(screen.getByRole('button', { name: 'Client' }).getAttribute('aria-pressed')).toBe('true')
})

it('an empty one is not sent, and says so', async () => {
  server.to({ 'GET /comments': () => listed() })
  await showOnPage(<ShiftComments shift={shift} />)
  write('   ')
  press('Envoyer')
  expect(await screen.findByText('Écrivez un commentaire.')).toBeDefined()
})

it('one that could not be deleted is said, and stands where it was', async () => {
  const removed = vi.fn<() => { status: number; body: object }>(() => ({ status: 500, body: { code: 'UNFORESEEN', message: 'x' } }))
  server.to({ 'GET /comments': () => listed(comment('Porte nord bloquée')), 'DELETE /comments': removed })
  await showOnPage(<ShiftComments shift={shift} />)
  fireEvent.click(await screen.findByRole('button', { name: /Camille Rouvière/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Supprimer' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Supprimer' }))
  await waitFor(() => expect(waiting.get().map(({ text }) => text)).toContain('Erreur lors de la suppression, réessayez ultérieurement'))
  expect(removed).toHaveBeenCalledOnce()
  // The window that asked goes, the line stays.
  await waitFor(() => expect(screen.getAllByText('Porte nord bloquée')).toHaveLength(1))
})
