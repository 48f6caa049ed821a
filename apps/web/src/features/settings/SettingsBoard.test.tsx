import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { readSettings } from '@vigie/contract/companies/companies.settings.ts'
import { changeableKeys, type ChangeableKey } from '@vigie/contract/companies/settings.changes.ts'
import { defaultSettings, featuresOf, type SettingKey } from '@vigie/contract/companies/settings.ts'
import { de } from '@vigie/phrases/de/all.ts'
import { en } from '@vigie/phrases/en/all.ts'
import { fr } from '@vigie/phrases/fr/all.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { invalidate } from '../../api/queries.ts'
import { answering, showOnPage } from '../../domains/testing/answering.testing.tsx'
import { settingParts } from '../../routing/addresses/settings.ts'
import { isPageHeld } from '../../session/reach.ts'
import { sessionStore } from '../../session/store.ts'
import { inLanguage, readyForParts } from '../../ui/testing.tsx'
import { SettingsBoard } from './SettingsBoard.tsx'

readyForParts()
const server = answering()

type Settings = Readonly<Record<SettingKey, unknown>>
type Change = Readonly<{ changes: Partial<Settings>; was: Partial<Settings> }>
/** The settings of the server. */
let stored: Settings
const of = fr.settings.of
const late = 'clocking_late_tolerance_minutes'

const openAll = async () => {
  await showOnPage(<SettingsBoard history={null} />)
  await field(of[late].title)
}
/** The screen narrowed to one setting, which is much less to draw. */
const open = async (key: ChangeableKey = late) => {
  await showOnPage(<SettingsBoard history={null} />, `?search=${encodeURIComponent(of[key].title)}`)
  await field(of[key].title)
}
const field = (title: string) => screen.findByLabelText<HTMLInputElement>(title, { selector: 'input' })
const lineOf = (element: HTMLElement) => within(element.closest('li')!)
const type = async (title: string, value: string) => fireEvent.change(await field(title), { target: { value } })
const leave = async (title: string) => fireEvent.blur(await field(title))
/** As the library reads a page: with plain spaces. */
const said = (sentence: string) => sentence.replaceAll('\u00a0', ' ')
const sent = () => server.asked.filter(({ call }) => call === 'PUT /company/settings').map(({ body }) => body)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  stored = defaultSettings
  server.to({
    'GET /company/channels': () => ({ body: { channels: [] } }),
    'GET /company/texts': () => ({ body: { texts: [] } }),
    'GET /company/settings': () => ({ body: { settings: stored } }),
    'PUT /company/settings': ({ body }) => {
      const { changes, was } = body as unknown as Change
      const isCurrent = Object.keys(changes).every((key) => was[key as SettingKey] === stored[key as SettingKey])
      if (!isCurrent) return { status: 409, body: { code: 'CONFLICT', message: '' } }
      stored = { ...stored, ...changes }
      return { body: { settings: stored } }
    },
  })
})

describe('the settings screen', () => {
  it('shows a control for each setting with its default, in groups', async () => {
    await openAll()
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      settingParts.map((part) => fr.settings.groups[part]),
    )
    for (const key of changeableKeys) expect(screen.getByLabelText(said(of[key].title), { selector: 'input, select' }), key).not.toBeNull()
    expect(lineOf(await field(of.res_month_before_schedule.title)).getByText('12 mois par défaut')).not.toBeNull()
  })

  it('leaves out the settings of features that the company’s version lacks', async () => {
    const { exchange } = sessionStore.get()
    sessionStore.set({
      phase: 'ready',
      exchange: { ...exchange!, environment: { ...exchange!.environment, features: featuresOf('0.9.0') } },
    })
    await openAll()
    expect(screen.queryByLabelText(of.shift_check_every_minutes.title)).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Espace partenaire' })).toBeNull()
  })

  it('narrows the settings by typed words, and says when none is left', async () => {
    await openAll()
    const search = screen.getByRole('searchbox', { name: 'Trouver un réglage' })
    fireEvent.change(search, { target: { value: 'perimetre' } })
    expect(screen.getAllByRole('listitem').filter((line) => line.querySelector('label'))).toHaveLength(1)
    fireEvent.change(search, { target: { value: 'zzz' } })
    expect(screen.getByText('Aucun réglage trouvé')).not.toBeNull()
    fireEvent.keyDown(document.body, { key: '/' })
    expect(document.activeElement).toBe(search)
  })

  it.each([
    ['fr', fr],
    ['en', en],
    ['de', de],
  ] as const)('has a title and a sentence for each setting in %s', (_, phrases) => {
    for (const key of changeableKeys) {
      const { title, text } = phrases.settings.of[key]
      expect([title.length > 3, text.length > 10, text.endsWith('.')], key).toEqual([true, true, true])
    }
    const titles = changeableKeys.map((key) => phrases.settings.of[key].title)
    expect(new Set(titles).size).toBe(titles.length)
  })

  it('follows the language of its reader', async () => {
    await openAll()
    await inLanguage('de')
    expect(screen.getByLabelText(de.settings.of[late].title)).not.toBeNull()
  })
})

describe('a field', () => {
  it('is saved when it is left, with the value that it replaces', async () => {
    await open()
    await type(of[late].title, ' 10 ')
    expect(isPageHeld()).toBe(true)
    await leave(of[late].title)
    await waitFor(() => expect(isPageHeld()).toBe(false))
    expect(sent()).toEqual([{ changes: { [late]: 10 }, was: { [late]: 5 } }])
    const shown = await field(of[late].title)
    expect(shown.value).toBe('10')
    expect(lineOf(shown).getByRole('button', { name: /^Rétablir Retard toléré/ })).not.toBeNull()
  })

  it('follows another user who puts the former value back after it was saved', async () => {
    await open()
    await type(of[late].title, '10')
    await leave(of[late].title)
    await waitFor(() => expect(stored[late]).toBe(10))
    await act(() => invalidate(readSettings))
    await waitFor(async () => expect((await field(of[late].title)).value).toBe('10'))
    stored = { ...stored, [late]: 5 }
    await act(() => invalidate(readSettings))
    await waitFor(async () => expect((await field(of[late].title)).value).toBe('5'))
  })

  it('is saved by Enter, and taken back by Escape', async () => {
    await open()
    await type(of[late].title, '12')
    fireEvent.keyDown(await field(of[late].title), { key: 'Escape' })
    expect((await field(of[late].title)).value).toBe('5')
    await type(of[late].title, '15')
    fireEvent.keyDown(await field(of[late].title), { key: 'Enter' })
    await waitFor(() => expect(stored[late]).toBe(15))
    expect(sent()).toHaveLength(1)
  })

  it('sends nothing where its value is the same', async () => {
    await open()
    await type(of[late].title, '05')
    await leave(of[late].title)
    expect((await field(of[late].title)).value).toBe('5')
    expect(sent()).toEqual([])
  })

  it.each([
    [late, '241', 'Indiquez un nombre entier de 0 à 240.'],
    [late, 'dix', 'Indiquez un nombre entier de 0 à 240.'],
    ['shift_check_every_minutes', '10', 'Indiquez 0, ou un nombre entier de 30 à 720.'],
    ['documents_viewer_url', 'viewer', 'Indiquez une adresse complète qui commence par https://, sans espace, ou laissez vide.'],
  ] as const)('%s keeps the wrong value «%s» and says what to do', async (key, wrong, sentence) => {
    await open(key)
    await type(of[key].title, wrong)
    await leave(of[key].title)
    const shown = await field(of[key].title)
    expect([shown.value, shown.getAttribute('aria-invalid')]).toEqual([wrong, 'true'])
    expect(lineOf(shown).getByText(said(sentence))).not.toBeNull()
    expect(document.getElementById(shown.getAttribute('aria-describedby')!.split(' ')[1]!)?.textContent).toBe(sentence)
    expect([sent(), isPageHeld()]).toEqual([[], true])
  })

  it('is restored to its default', async () => {
    stored = { ...defaultSettings, [late]: 20 }
    await open()
    expect((await field(of[late].title)).value).toBe('20')
    press('Rétablir Retard toléré\u00a0: 5\u00a0min')
    await waitFor(() => expect(stored[late]).toBe(5))
    await waitFor(async () => expect((await field(of[late].title)).value).toBe('5'))
    expect(sent()).toEqual([{ changes: { [late]: 5 }, was: { [late]: 20 } }])
  })

  it('keeps what was typed when the server refuses, with its sentence', async () => {
    await open()
    server.to({
      'GET /company/settings': () => ({ body: { settings: stored } }),
      'PUT /company/settings': () => ({ status: 503, body: { code: 'MAINTENANCE', message: 'Revenez plus tard.' } }),
    })
    await type(of[late].title, '10')
    await leave(of[late].title)
    const shown = await field(of[late].title)
    expect(await lineOf(shown).findByText('Revenez plus tard.')).not.toBeNull()
    expect(shown.value).toBe('10')
  })
})

describe('a field that another user has changed meanwhile', () => {
  beforeEach(async () => {
    await openAll()
    await type(of[late].title, '10')
    stored = { ...stored, [late]: 25, clocking_early_minutes: 45 }
    await leave(of[late].title)
    await screen.findByText('Une autre personne a enregistré entre-temps : 25 min.')
  })

  it('keeps what was typed, and the other fields follow', async () => {
    expect((await field(of[late].title)).value).toBe('10')
    expect((await field(of.clocking_early_minutes.title)).value).toBe('45')
    await leave(of[late].title)
    expect(sent()).toHaveLength(1)
  })

  it('takes their value', async () => {
    press('Garder cette valeur')
    expect((await field(of[late].title)).value).toBe('25')
    expect([stored[late], isPageHeld()]).toEqual([25, false])
  })

  it('saves its own over theirs', async () => {
    press('Enregistrer la mienne')
    await waitFor(() => expect(stored[late]).toBe(10))
    expect(sent()[1]).toEqual({ changes: { [late]: 10 }, was: { [late]: 25 } })
    await waitFor(() => expect(screen.queryByText(/entre-temps/)).toBeNull())
  })
})

it('a value that another user saves shows where nothing is being typed', async () => {
  await open()
  stored = { ...stored, [late]: 25 }
  await act(() => invalidate(readSettings))
  await waitFor(async () => expect((await field(of[late].title)).value).toBe('25'))
})

describe('a switch', () => {
  const missions = () => field(of.is_mission_enabled.title)

  it('is saved at once', async () => {
    await open('is_mission_enabled')
    fireEvent.click(await missions())
    expect((await missions()).checked).toBe(false)
    await waitFor(() => expect(stored['is_mission_enabled']).toBe(false))
    expect(lineOf(await missions()).getByText('Oui par défaut')).not.toBeNull()
    expect(sent()).toEqual([{ changes: { is_mission_enabled: false }, was: { is_mission_enabled: true } }])
  })

  it('shows what holds where it was not saved, and why', async () => {
    await open('is_mission_enabled')
    server.to({
      'GET /company/settings': () => ({ body: { settings: stored } }),
      'PUT /company/settings': () => ({ status: 403, body: { code: 'FORBIDDEN', message: 'Accès refusé.' } }),
    })
    fireEvent.click(await missions())
    expect(await screen.findByText('Accès refusé.')).not.toBeNull()
    expect((await missions()).checked).toBe(true)
  })

  it('that another user has switched too is as they left it', async () => {
    await open('is_mission_enabled')
    stored = { ...stored, is_mission_enabled: false }
    fireEvent.click(await missions())
    await waitFor(() => expect(server.asked.filter(({ call }) => call === 'GET /company/settings')).toHaveLength(2))
    await waitFor(() => expect(isPageHeld()).toBe(false))
    expect((await missions()).checked).toBe(false)
    expect(screen.queryByText(/entre-temps/)).toBeNull()
  })
})
