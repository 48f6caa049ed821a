import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { writePreference } from '@vigie/contract/preferences/preferences.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { ask } from '../../api/ask.ts'
import { configureAt } from '../../api/configure.testing.ts'
import { RefusedError } from '../../api/errors.ts'
import { waiting } from '../feedback/toast.ts'
import { Field } from '../fields/Field.tsx'
import { readyForParts, show } from '../testing.tsx'
import { FormModal } from './FormModal.tsx'
import { keptDrafts } from './keptDrafts.ts'
import { useForm, type FormOptions } from './useForm.ts'

readyForParts()

interface Draft {
  readonly city: string
}
type Given = Partial<FormOptions<Draft, unknown>> & { forgets?: boolean }

function Window({ forgets = false, onClose, ...options }: Given & { onClose: () => void }) {
  const form = useForm<Draft, unknown>({ start: { city: 'Lyon' }, send: () => Promise.resolve(), onDone: onClose, ...options })
  return (
    <FormModal form={form} title="Site" submit="Enregistrer" onClose={onClose} forgets={forgets}>
      <Field label="Ville" {...form.textProps('city')} />
    </FormModal>
  )
}
/** A page with the button that opens the window, and goes where it has been used up. */
function Page({ isUsedUp = false, ...given }: Given & { isUsedUp?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const [isGone, setGone] = useState(false)
  const close = () => {
    setOpen(false)
    setGone(isUsedUp)
  }
  return (
    <main tabIndex={-1}>
      {!isGone && (
        <button type="button" onClick={() => setOpen(true)}>
          Modifier
        </button>
      )}
      {isOpen && <Window onClose={close} {...given} />}
    </main>
  )
}
const opener = () => screen.getByRole('button', { name: 'Modifier', hidden: true })
const open = () => {
  opener().focus()
  fireEvent.click(opener())
}
const dialog = () => screen.queryByRole('dialog', { name: 'Site', hidden: true })
const city = () => screen.getByLabelText<HTMLInputElement>('Ville')
const type = (value: string) => fireEvent.change(city(), { target: { value } })
const escape = () => fireEvent.keyDown(city(), { key: 'Escape' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('withdraws what is being sent when it is left by its button, and says what has become of it', async () => {
  const heard: (string | undefined)[] = []
  const server = createServer((asked, answer) => {
    asked.resume()
    answer.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', '*')
    answer.setHeader('access-control-allow-methods', '*').setHeader('content-type', 'application/json')
    if (asked.method === 'OPTIONS') return void answer.writeHead(204).end()
    heard.push(asked.url)
    // The act itself is never answered.
    if (asked.url === '/api/calls/withdraw') answer.end(JSON.stringify({ fate: 'withdrawn' }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  configureAt(() => (server.address() as AddressInfo).port)
  waiting.set([])
  show(<Page send={() => ask(writePreference, { key: 'columns', value: 'x' })} />)
  open()
  press('Enregistrer')
  await waitFor(() => expect(heard).toHaveLength(1))
  press('Annuler')
  expect(dialog()).toBeNull()
  await waitFor(() => expect(waiting.get().map(({ text }) => text)).toEqual(['Envoi retiré\u00a0: rien n’est parti.']))
  expect(heard).toEqual(['/api/preferences/columns', '/api/calls/withdraw'])
  server.closeAllConnections()
  server.close()
})

it('closes at once where nothing was typed, and the focus is where it was', async () => {
  show(<Page />)
  open()
  escape()
  expect(dialog()).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(opener()))
})

it.each([
  ['Escape', escape],
  ['its button', () => press('Annuler')],
])('asks before what was typed is lost by %s, and keeps it where one stays', async (_, leave) => {
  show(<Page />)
  open()
  type('Brest')
  leave()
  const question = await screen.findByRole('dialog', { name: 'Abandonner vos modifications\u00a0?' })
  fireEvent.click(within(question).getByRole('button', { name: 'Continuer la saisie' }))
  await waitFor(() => expect(screen.queryByText('Ce que vous avez saisi sera perdu.')).toBeNull())
  expect(city().value).toBe('Brest')
  leave()
  fireEvent.click(await screen.findByRole('button', { name: 'Abandonner' }))
  await waitFor(() => expect(dialog()).toBeNull())
})

it.each([
  ['the form keeps it', { kept: keptDrafts<Draft>()(7) }],
  ['it need not outlive the window', { forgets: true }],
])('asks nothing where %s', (_, given) => {
  show(<Page {...given} />)
  open()
  type('Brest')
  escape()
  expect(dialog()).toBeNull()
})

it('is sent by its button, says why it was not taken, and keeps what was typed', async () => {
  const send = vi.fn<() => Promise<never>>(() => Promise.reject(new RefusedError(409, 'CONFLICT', 'Cet élément vient de changer.')))
  show(<Page send={send} />)
  open()
  type('Brest')
  press('Enregistrer')
  await screen.findByText(/vient de changer/)
  expect([city().value, send.mock.calls.length]).toEqual(['Brest', 1])
})

it('leaves the focus to the page where what opened it is gone', async () => {
  show(<Page isUsedUp />)
  open()
  press('Enregistrer')
  await waitFor(() => expect(dialog()).toBeNull())
  await waitFor(() => expect(document.activeElement?.tagName).toBe('MAIN'))
})
