import { fireEvent, screen, waitFor } from '@testing-library/react'
import {
  choicesField,
  dayField,
  emailField,
  monthDayField,
  referenceField,
  referencesField,
  switchField,
  textField,
  wholeField,
  wordField,
  type RecordOf,
} from '@vigie/contract/kit/fields.ts'
import type { Day } from '@vigie/contract/kit/time.ts'
import i18next from 'i18next'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RefusedError } from '../api/errors.ts'
import { answering, showOnPage } from '../domains/testing/answering.testing.tsx'
import { readyForParts } from '../ui/testing.tsx'
import { RecordCard } from './RecordCard.tsx'
import { RecordForm } from './RecordForm.tsx'
import { RecordSheet } from './RecordSheet.tsx'
import { useRecordForm } from './useRecordForm.ts'

readyForParts()
answering()

const fields = {
  plate: textField('plate', 10, { isRequired: true }),
  email: emailField('email'),
  seats: wholeField('seats', 1, 9),
  boughtOn: dayField('bought_on'),
  fuel: wordField('fuel', ['diesel', 'electric']),
  siteId: referenceField('site_id'),
  isActive: switchField('is_active'),
} as const
type Vehicle = RecordOf<typeof fields>
const stands: Vehicle = { plate: 'AA-111', email: '', seats: 5, boughtOn: '2026-11-02' as Day, fuel: 'diesel', siteId: 2, isActive: true }
const send = vi.fn<(vehicle: Vehicle, version: number | null) => Promise<unknown>>()

function Editor() {
  const [now, setNow] = useState({ values: stands, version: 1 })
  const form = useRecordForm({
    name: 'vehicles' as never,
    fields,
    ...now,
    send,
    // Another has changed the seats meanwhile.
    refresh: async () => setNow({ values: { ...stands, seats: 7 }, version: 2 }),
    onDone: () => {},
  })
  return (
    <RecordForm
      form={form}
      subtitle="AA-111"
      groups={[{ keys: ['plate', 'email', 'seats', 'boughtOn'] }, { group: 'use', keys: ['fuel', 'siteId', 'isActive'] }]}
      choices={{ siteId: [{ id: 2, label: 'Tour Seine' }] }}
      onClose={() => {}}
    />
  )
}

beforeEach(() => {
  send.mockReset().mockResolvedValue({})
  const vehicles = {
    title: 'Modifier le véhicule',
    saved: 'Véhicule enregistré',
    changed: 'Quelqu’un vient de modifier ce véhicule.',
    groups: { use: 'Emploi' },
    fields: {
      plate: 'Plaque',
      email: 'E-mail',
      seats: 'Places',
      boughtOn: 'Acheté le',
      fuel: 'Énergie',
      siteId: 'Site',
      isActive: 'En service',
    },
    hints: { seats: 'Conducteur compris' },
    words: { fuel: { diesel: 'Gazole', electric: 'Électrique' } },
  }
  i18next.addResourceBundle('fr', 'translation', { vehicles }, true, true)
})
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))

describe('the form of a record', () => {
  it('has a field for each kind, with what stands there and what helps', async () => {
    await showOnPage(<Editor />)
    expect(['Plaque', 'Places', 'Acheté le', 'Énergie', 'Site'].map((name) => field(name).value)).toEqual([
      'AA-111',
      '5',
      '02/11/2026',
      'diesel',
      'Tour Seine',
    ])
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
    expect(screen.getByText('Conducteur compris')).toBeDefined()
    expect(screen.getByRole('group', { name: 'Emploi' })).toBeDefined()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Enregistrer' }).disabled).toBe(true)
  })

  it('says at each field what is wrong, sends nothing, and keeps what was typed', async () => {
    await showOnPage(<Editor />)
    fireEvent.change(field('Plaque'), { target: { value: ' ' } })
    fireEvent.change(field('E-mail'), { target: { value: 'moi' } })
    fireEvent.change(field('Places'), { target: { value: 'dix' } })
    save()
    expect(await screen.findByText('Ce champ est requis.')).toBeDefined()
    expect(screen.getByText('Indiquez un nombre entier entre 1 et 9.')).toBeDefined()
    expect(screen.getByText(/Cette adresse e-mail n’est pas valable/)).toBeDefined()
    expect(field('Places').value).toBe('dix')
    expect(send).not.toHaveBeenCalled()
  })

  it('sends the record as the contract takes it', async () => {
    await showOnPage(<Editor />)
    fireEvent.change(field('Places'), { target: { value: '' } })
    fireEvent.change(field('Énergie'), { target: { value: '' } })
    fireEvent.click(screen.getByRole('checkbox'))
    save()
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith({ ...stands, seats: null, fuel: null, isActive: false }, 1, ['seats', 'fuel', 'isActive']),
    )
  })

  it('loses nothing to a save over an older version, and says what another has saved', async () => {
    send.mockRejectedValueOnce(new RefusedError(409, 'CONFLICT', ''))
    await showOnPage(<Editor />)
    fireEvent.change(field('Places'), { target: { value: '3' } })
    save()
    expect(await screen.findByText('Quelqu’un vient de modifier ce véhicule.')).toBeDefined()
    expect(field('Places').value).toBe('3')
    expect(screen.getByText(/7/)).toBeDefined()
  })
})

describe('the kinds of the lists of a company', () => {
  const own = {
    name: textField('name', 10),
    on: monthDayField('on'),
    roles: choicesField('roles', ['boss', 'guard']),
    zones: referencesField('zones', 9),
  }
  function Row() {
    const values = { name: '', on: '02-29', roles: ['boss'], zones: [4] } as RecordOf<typeof own>
    const form = useRecordForm({
      name: 'rows' as never,
      fields: own,
      values,
      version: 1,
      send: send as never,
      refresh: async () => {},
      onDone: () => {},
    })
    return (
      <RecordForm
        form={form}
        title="Une ligne"
        choices={{ zones: [{ id: 4, label: 'Est' }] }}
        below={<p>Historique</p>}
        onClose={() => {}}
      />
    )
  }
  beforeEach(async () => {
    const rows = {
      title: '',
      saved: '',
      changed: '',
      fields: { name: 'Nom', on: 'Date', roles: 'Pour', zones: 'Zones' },
      words: { roles: { boss: 'Chef', guard: 'Agent' } },
    }
    i18next.addResourceBundle('fr', 'translation', { rows }, true, true)
    await showOnPage(<Row />)
  })

  it('several words are ticked, a day is chosen in two parts, rows are chips; all are sent', async () => {
    expect(screen.getByRole('dialog', { name: 'Une ligne' }).textContent).toContain('Historique')
    expect(screen.getByText('Est')).toBeDefined()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Agent' }))
    fireEvent.change(field('Date'), { target: { value: '01' } })
    fireEvent.change(field('Mois'), { target: { value: '05' } })
    save()
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith({ name: '', on: '05-01', roles: ['boss', 'guard'], zones: [4] }, 1, ['on', 'roles']),
    )
  })

  it('a day that does not exist is said', async () => {
    fireEvent.change(field('Date'), { target: { value: '31' } })
    save()
    expect(await screen.findByText('Indiquez une date qui existe.')).toBeDefined()
    expect(send).not.toHaveBeenCalled()
  })
})

it('a card of a sheet shows each value as it reads, and a dash for none', async () => {
  await showOnPage(
    <RecordCard
      name={'vehicles' as never}
      group="use"
      fields={fields}
      values={{ ...stands, seats: null }}
      keys={['plate', 'seats', 'boughtOn', 'fuel', 'isActive']}
    />,
  )
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['AA-111', '—', '02/11/2026', 'Gazole', 'Oui'])
})

describe('the sheet of a record', () => {
  const sheet = (query: object) => (
    <RecordSheet
      name={'vehicles' as never}
      fields={fields}
      query={{ data: undefined, isError: false, error: null, refetch: vi.fn<() => void>(), ...query }}
      titleOf={({ plate }: Vehicle) => plate}
      groups={[{ group: 'use', keys: ['plate', 'seats'] }]}
      showsOf={() => ({ siteId: 'Tour Seine' })}
      renderForm={(vehicle, onClose) => <button onClick={onClose}>Formulaire de {vehicle.plate}</button>}
    />
  )

  it('has its name, its fields, and the form over them', async () => {
    await showOnPage(sheet({ data: stands }))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('AA-111')
    // The fields that no card names stand in the last.
    const shown = screen.getAllByRole('definition').map((value) => value.textContent)
    expect(shown).toEqual(['AA-111', '5', '—', '02/11/2026', 'Gazole', 'Tour Seine', 'Oui'])
    fireEvent.click(screen.getByRole('button', { name: 'Modifier' }))
    fireEvent.click(screen.getByRole('button', { name: 'Formulaire de AA-111' }))
    expect(screen.queryByRole('button', { name: 'Formulaire de AA-111' })).toBeNull()
  })

  it('says that it cannot be read, and asks again', async () => {
    const refetch = vi.fn<() => void>()
    await showOnPage(sheet({ isError: true, error: new RefusedError(404, 'NOT_FOUND', 'Ce véhicule n’existe pas.'), refetch }))
    expect(screen.getByText('Ce véhicule n’existe pas.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Modifier' })).toBeNull()
  })
})
