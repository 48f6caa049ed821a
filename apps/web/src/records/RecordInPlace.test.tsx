import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Link } from '@tanstack/react-router'
import { dayField, phoneField, textField, type RecordOf } from '@vigie/contract/kit/fields.ts'
import type { Day } from '@vigie/contract/kit/time.ts'
import i18next from 'i18next'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { RefusedError } from '../api/errors.ts'
import { answering, showOnPage } from '../domains/testing/answering.testing.tsx'
import { readyForParts } from '../ui/testing.tsx'
import { FieldsCard } from './FieldsCard.tsx'
import { RecordInPlace } from './RecordInPlace.tsx'
import { useRecordForm } from './useRecordForm.ts'

readyForParts()
answering()

const fields = {
  name: textField('name', 20, { isRequired: true }),
  phone: phoneField('phone'),
  on: dayField('on'),
  city: textField('city', 20),
} as const
type Row = RecordOf<typeof fields>
const first: Row = { name: 'Vernoult', phone: '06 39 98 14 02', on: '2026-11-02' as Day, city: 'Albi' }
const send = vi.fn<(row: Row, version: number | null, typed: readonly (keyof Row)[]) => Promise<unknown>>()
/** What the server holds by the time it is asked again. */
let later: Partial<Row>

function Page() {
  const [now, setNow] = useState({ values: first, version: 1 })
  const moveOn = (row: Partial<Row>) => setNow(({ values, version }) => ({ values: { ...values, ...row }, version: version + 1 }))
  const form = useRecordForm({
    name: 'rows' as never,
    fields,
    ...now,
    send,
    follows: true,
    refresh: async () => moveOn(later),
    onDone: () => {},
  })
  return (
    <RecordInPlace
      form={form}
      addressKey="id"
      cards={<FieldsCard form={form} group={{ group: 'who', keys: ['name', 'phone', 'on', 'city'] }} />}
    >
      <button onClick={() => moveOn({ city: 'Castres' })}>Enregistré ailleurs</button>
      <Link to="." search={{ id: 7, month: 202612 }}>
        Mois suivant
      </Link>
      <Link to="." search={{ id: 8 }}>
        Autre fiche
      </Link>
    </RecordInPlace>
  )
}
beforeEach(async () => {
  send.mockReset().mockImplementation(async (row) => (later = row))
  later = {}
  const rows = {
    title: 'Fiche',
    saved: 'Enregistré',
    changed: 'Quelqu’un vient de modifier cette fiche.',
    groups: { who: 'Identité' },
    fields: { name: 'Nom', phone: 'Téléphone', on: 'Née le', city: 'Ville' },
  }
  i18next.addResourceBundle('fr', 'translation', { rows }, true, true)
  await showOnPage(<Page />, '?id=7')
})
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const bar = () => screen.queryByRole('region', { name: /non enregistrée/ })

it('says of each field that was typed in what it was, and in one bar which they are; dropping them brings back what stood there', () => {
  expect(bar()).toBeNull()
  type('Téléphone', '06 39 98 41 07')
  type('Ville', '')
  expect(screen.getByText('était … 14 02')).toBeDefined()
  expect(screen.getByText('était Albi')).toBeDefined()
  expect(bar()?.textContent).toContain('2 modifications non enregistréesTéléphone · Ville')
  press('Abandonner')
  expect([field('Téléphone').value, field('Ville').value, bar()]).toEqual(['06 39 98 14 02', 'Albi', null])
})

it('saves what was typed over its version, and the next save over the new one', async () => {
  type('Ville', 'Gaillac')
  press('Enregistrer')
  await waitFor(() => expect(bar()).toBeNull())
  type('Nom', 'Morel')
  press('Enregistrer')
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  expect(send.mock.calls.map(([row, version, typed]) => [row.city, row.name, version, typed])).toEqual([
    ['Gaillac', 'Vernoult', 1, ['city']],
    ['Gaillac', 'Morel', 2, ['name']],
  ])
})

it('follows what others save in fields that are not typed in, without a question', async () => {
  type('Nom', 'Morel')
  press('Enregistré ailleurs')
  await waitFor(() => expect(field('Ville').value).toBe('Castres'))
  expect([field('Nom').value, screen.queryByText('Quelqu’un vient de modifier cette fiche.')]).toEqual(['Morel', null])
  press('Enregistrer')
  await waitFor(() => expect(send).toHaveBeenCalledWith({ ...first, name: 'Morel', city: 'Castres' }, 2, ['name']))
})

it('shows what another has saved in a field that is typed in, and goes on once that was read', async () => {
  send.mockRejectedValueOnce(new RefusedError(409, 'CONFLICT', ''))
  later = { city: 'Castres' }
  type('Ville', 'Gaillac')
  press('Enregistrer')
  expect(await screen.findByText('Enregistré entre-temps : Castres')).toBeDefined()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Enregistrer' }).disabled).toBe(true)
  press('Continuer')
  expect(field('Ville').value).toBe('Gaillac')
  press('Enregistrer')
  await waitFor(() => expect(send).toHaveBeenLastCalledWith({ ...first, city: 'Gaillac' }, 2, ['city']))
})

it('asks before another record takes its place, and not before another part of this one is shown', async () => {
  type('Ville', 'Gaillac')
  fireEvent.click(screen.getByRole('link', { name: 'Mois suivant' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(field('Ville').value).toBe('Gaillac'))
  fireEvent.click(screen.getByRole('link', { name: 'Autre fiche' }))
  const question = await screen.findByRole('dialog', { name: 'Abandonner vos modifications\u00a0?' })
  fireEvent.click(within(question).getByRole('button', { name: 'Continuer la saisie' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(field('Ville').value).toBe('Gaillac')
})
