import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { answering, showOnPage } from '../../../domains/testing/answering.testing.tsx'
import { waiting } from '../../../ui/feedback/toast.ts'
import { readyForParts } from '../../../ui/testing.tsx'
import { AddType } from './AddType.tsx'

readyForParts()
const server = answering()

const added = { id: 41, name: 'Place de parking', is_offered: true, fields: [], text: 'none', files: 'required' }
const onClose = vi.fn<() => void>()
const fill = (label: string, value: string, inside: HTMLElement = document.body) =>
  fireEvent.change(within(inside).getByLabelText(label), { target: { value } })
const question = (number: number) => screen.getByRole('group', { name: `Question ${number}` })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const sent = () => server.asked.filter(({ call }) => call === 'POST /demands/types').map(({ body }) => body)
/** What stands below a field of this name. */
const saidAt = (field: Element) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
const nameField = () => screen.getByLabelText<HTMLInputElement>('Nom du type')

beforeEach(async () => {
  onClose.mockClear()
  waiting.set([])
  server.to({ 'POST /demands/types': () => ({ body: { type: added } }) })
  await showOnPage(<AddType onClose={onClose} />)
})

it('a new type is sent as it was filled in: its questions in their order, the choices of a list, message and files', async () => {
  fill('Nom du type', ' Place de parking ')
  fill('Question 1', 'Immatriculation', question(1))
  fireEvent.click(within(question(1)).getByRole('checkbox', { name: 'Réponse obligatoire' }))
  press('Ajouter une question')
  fill('Question 2', 'De trop', question(2))
  press('Ajouter une question')
  fill('Question 3', 'Parking', question(3))
  fill('Réponse attendue', 'choice', question(3))
  fill('Choix possibles, séparés par des virgules', 'Nord, Sud,, Nord ', question(3))
  press('Retirer la question 2')
  fill('Message', 'none')
  fill('Fichiers', 'required')
  press('Créer le type')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent()).toEqual([
    {
      name: 'Place de parking',
      fields: [
        { label: 'Immatriculation', kind: 'text', is_required: true },
        { label: 'Parking', kind: 'choice', is_required: false, options: ['Nord', 'Sud'] },
      ],
      text: 'none',
      files: 'required',
    },
  ])
  expect(waiting.get().map(({ text }) => text)).toEqual(['Type créé\u00a0: Place de parking'])
})

it('a type without a question is a type too', async () => {
  fill('Nom du type', 'Autre')
  press('Retirer la question 1')
  press('Créer le type')
  await waitFor(() => expect(sent()).toEqual([{ name: 'Autre', fields: [], text: 'optional', files: 'optional' }]))
})

it('an empty name is said at its field, which takes the caret, and nothing is sent', async () => {
  fill('Nom du type', '   ')
  fill('Question 1', 'Immatriculation', question(1))
  press('Créer le type')
  await waitFor(() => expect(saidAt(nameField())).toBe('Donnez un nom à ce type.'))
  await waitFor(() => expect(document.activeElement).toBe(nameField()))
  expect(sent()).toEqual([])
  fill('Nom du type', 'Parking')
  expect(saidAt(nameField())).toBeUndefined()
})

it('a choice without options and a question without words are said at their fields, and nothing is sent', async () => {
  fill('Nom du type', 'Parking')
  fill('Question 1', 'Lequel', question(1))
  fill('Réponse attendue', 'choice', question(1))
  fill('Choix possibles, séparés par des virgules', ' , ', question(1))
  press('Ajouter une question')
  press('Créer le type')
  const options = screen.getByLabelText('Choix possibles, séparés par des virgules')
  await waitFor(() => expect(saidAt(options)).toBe('Écrivez au moins un choix.'))
  expect(saidAt(within(question(1)).getByLabelText('Question 1'))).toBeUndefined()
  expect(saidAt(within(question(2)).getByLabelText('Question 2'))).toBe('Écrivez la question.')
  await waitFor(() => expect(document.activeElement).toBe(options))
  expect(sent()).toEqual([])
})

it('what the server refuses of a question is said, and what was typed stays', async () => {
  const errors = { 'fields.0.label': 'Cette question est trop longue.' }
  server.to({ 'POST /demands/types': () => ({ status: 422, body: { code: 'INVALID', message: 'À corriger', errors } }) })
  fill('Nom du type', 'Parking')
  fill('Question 1', 'Immatriculation', question(1))
  press('Créer le type')
  expect(await screen.findByText('Cette question est trop longue.')).not.toBeNull()
  expect(within(question(1)).getByLabelText<HTMLInputElement>('Question 1').value).toBe('Immatriculation')
  expect(nameField().value).toBe('Parking')
  expect(onClose).not.toHaveBeenCalled()
})
