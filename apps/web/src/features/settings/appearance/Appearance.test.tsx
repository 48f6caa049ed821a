import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { readSettings } from '@vigie/contract/companies/companies.settings.ts'
import { defaultSettings, type CompanySettings } from '@vigie/contract/companies/settings.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { invalidate, useAsk } from '../../../api/queries.ts'
import { answering, showOnPage } from '../../../domains/testing/answering.testing.tsx'
import { isPageHeld } from '../../../session/reach.ts'
import { readyForParts } from '../../../ui/testing.tsx'
import { Appearance } from './Appearance.tsx'

readyForParts()
const server = answering()
const green = '#0b6b5f'
let stored: CompanySettings

/** As the board gives it its colours. */
function Board() {
  const { data } = useAsk(readSettings, {})
  return data ? <Appearance current={data.settings} /> : null
}
const open = async () => {
  await showOnPage(<Board />)
  await screen.findByLabelText('Couleur principale')
}
const field = (title: string) => screen.getByLabelText<HTMLInputElement>(title, { selector: 'input' })
const type = (title: string, text: string) => fireEvent.change(field(title), { target: { value: text } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const sent = () => server.asked.filter(({ call }) => call === 'PUT /company/settings').map(({ body }) => body)
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))

beforeEach(() => {
  stored = defaultSettings
  server.to({
    'GET /company/settings': () => ({ body: { settings: stored } }),
    'PUT /company/settings': ({ body }) => {
      const { changes, was } = body as { changes: Partial<CompanySettings>; was: Partial<CompanySettings> }
      const isCurrent = Object.entries(was).every(([key, value]) => stored[key as 'color_primary'] === value)
      if (!isCurrent) return { status: 409, body: { code: 'CONFLICT', message: '' } }
      stored = { ...stored, ...changes }
      return { body: { settings: stored } }
    },
  })
})

describe('colours that are tried', () => {
  it('show how they are read, what is set aside, and are sent together when they are applied', async () => {
    await open()
    expect(screen.queryByRole('button', { name: 'Appliquer à tous' })).toBeNull()
    type('Couleur principale', '0B6B5F')
    fireEvent.change(screen.getByLabelText(/^Choisir la couleur.*secondaire$/), { target: { value: '#f2a93b' } })
    expect(screen.getByText('Aperçu, pas encore appliqué')).not.toBeNull()
    expect(lines()).toEqual([
      'AaTexte des boutons : blanc6,4 : 1',
      'AaNoir : trop faible, écarté3,2 : 1',
      'AaLiens sur blanc6,4 : 1',
      'AaMenu ouvert5,5 : 1',
      'AaTexte : noir, choisi par Vigie10,5 : 1',
      'AaBlanc : trop faible, écarté1,9 : 1',
    ])
    expect([sent(), isPageHeld()]).toEqual([[], true])
    press('Appliquer à tous')
    await waitFor(() => expect(isPageHeld()).toBe(false))
    expect(sent()).toEqual([
      {
        changes: { color_primary: green, color_secondary: '#f2a93b' },
        was: { color_primary: defaultSettings.color_primary, color_secondary: defaultSettings.color_secondary },
      },
    ])
    expect(field('Couleur principale').value).toBe(green)
  })

  it('are drawn in light and dark', async () => {
    await open()
    type('Couleur principale', green)
    const button = (name: string) => getComputedStyle(screen.getByRole('img', { name }).querySelector('.button')!).backgroundColor
    expect([button('Aperçu en clair'), button('Aperçu en sombre')]).toEqual([green, green])
  })

  it('are dropped by «Annuler», and go back to the default by «rétablir»', async () => {
    stored = { ...defaultSettings, color_primary: green }
    await open()
    type('Couleur principale', '#123456')
    press('Annuler')
    expect([field('Couleur principale').value, isPageHeld()]).toEqual([green, false])
    press('Rétablir Couleur principale\u00a0: #1F56E0')
    press('Appliquer à tous')
    await waitFor(() => expect(stored.color_primary).toBe(defaultSettings.color_primary))
  })

  it('are kept while they are no colour, with a sentence, and cannot be applied', async () => {
    await open()
    type('Couleur principale', 'bleu')
    expect(screen.getByText(/^Indiquez une couleur comme #1F56E0/)).not.toBeNull()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Appliquer à tous' }).disabled).toBe(true)
    expect(field('Couleur principale').value).toBe('bleu')
  })

  it('wait for a choice where another user has applied one meanwhile', async () => {
    await open()
    type('Couleur principale', green)
    stored = { ...stored, color_primary: '#aa0000' }
    press('Appliquer à tous')
    await screen.findByText('Une autre personne a enregistré entre-temps : #AA0000.')
    expect(field('Couleur principale').value).toBe(green)
    press('Garder la mienne')
    press('Appliquer à tous')
    await waitFor(() => expect(stored.color_primary).toBe(green))
  })
})

it('colours that another user applies show where none is tried', async () => {
  await open()
  stored = { ...stored, color_primary: green }
  await act(() => invalidate(readSettings))
  await waitFor(() => expect(field('Couleur principale').value).toBe(green))
})
