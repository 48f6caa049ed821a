import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { answering, showOnPage } from '../../../domains/testing/answering.testing.tsx'
import { isPageHeld } from '../../../session/reach.ts'
import { readyForParts } from '../../../ui/testing.tsx'
import { Texts } from './Texts.tsx'

readyForParts()
const server = answering()
interface Text {
  readonly page: string
  readonly language: string
  readonly text: string
}
let stored: readonly Text[]
beforeEach(() => {
  stored = [{ page: 'login', language: 'fr', text: 'Bienvenue' }]
  server.to({
    'GET /company/texts': () => ({ body: { texts: stored } }),
    'PUT /company/texts': ({ body }) => {
      const { was, ...next } = body as unknown as Text & { was: string }
      const now = stored.find(({ page, language }) => page === next.page && language === next.language)?.text ?? ''
      if (now !== was) return { status: 409, body: { code: 'CONFLICT', message: '' } }
      stored = [...stored.filter(({ page, language }) => page !== next.page || language !== next.language), next]
      return { body: next }
    },
  })
})
const open = async () => {
  await showOnPage(<Texts />)
  return screen.findByLabelText<HTMLTextAreaElement>('Page de connexion')
}
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Page de connexion')
const write = (text: string) => {
  fireEvent.change(field(), { target: { value: text } })
  fireEvent.blur(field())
}
const sent = () => server.asked.filter(({ call }) => call === 'PUT /company/texts').map(({ body }) => body)

it('a text is saved when it is left, over the text that it replaces, in the language that is chosen', async () => {
  expect((await open()).value).toBe('Bienvenue')
  write(' Appelez le siège.\n01 99 00 17 17 ')
  await waitFor(() => expect(isPageHeld()).toBe(false))
  expect(sent()).toEqual([{ page: 'login', language: 'fr', text: 'Appelez le siège.\n01 99 00 17 17', was: 'Bienvenue' }])
  fireEvent.click(screen.getByRole('button', { name: 'English' }))
  expect(field().value).toBe('')
  write('Welcome')
  await waitFor(() => expect(sent()[1]).toEqual({ page: 'login', language: 'en', text: 'Welcome', was: '' }))
})

it('a text with a sign that nobody sees is kept as it was typed, with what to do', async () => {
  await open()
  write('a\u202eb')
  expect(screen.getByText('Écrivez 600 caractères au plus, sans signe invisible.')).not.toBeNull()
  expect([field().value, sent()]).toEqual(['a\u202eb', []])
})

it('what another user has saved meanwhile is shown, and one of the two is chosen', async () => {
  await open()
  stored = [{ page: 'login', language: 'fr', text: 'Bonjour' }]
  write('Bonsoir')
  await screen.findByText('Une autre personne a enregistré entre-temps : Bonjour.')
  expect(field().value).toBe('Bonsoir')
  fireEvent.click(screen.getByRole('button', { name: 'Garder cette valeur' }))
  expect(field().value).toBe('Bonjour')
})
