import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { usualAlertRules } from '@vigie/contract/alerts/alerts.kinds.ts'
import { alertPlan, type AlertPlan } from '@vigie/contract/alerts/alerts.ts'
import { beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { answering, showOnPage } from '../../domains/testing/answering.testing.tsx'
import { readyForParts } from '../../ui/testing.tsx'
import AlertPlanScreen from './AlertPlan.tsx'

readyForParts()
const server = answering()
let stands: AlertPlan
/** Somebody else saves first. */
let isBehind = false
const sent = () =>
  server.asked.filter(({ call }) => call === 'PUT /alerts/plan').map(({ body }) => z.decode(alertPlan, body['plan'] as never))
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const line = (name: string) => screen.getByRole('heading', { name }).closest('li')!
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

beforeEach(async () => {
  stands = { rules: [...usualAlertRules], duties: [], version: 0 }
  isBehind = false
  server.to({
    'GET /alerts/plan': () => ({ body: { plan: z.encode(alertPlan, stands), managers: [{ id: 1, name: 'Claire Morvan' }] } }),
    'PUT /alerts/plan': ({ body }) => {
      const given = z.decode(alertPlan, body['plan'] as never)
      if (isBehind || given.version !== stands.version) {
        isBehind = false
        stands = { ...stands, version: stands.version + 1 }
        return { status: 409, body: { code: 'CONFLICT', message: 'Modifié entre-temps.' } }
      }
      stands = { ...given, version: given.version + 1 }
      return { body: { plan: z.encode(alertPlan, stands) } }
    },
  })
  await showOnPage(<AlertPlanScreen />)
  await screen.findByRole('heading', { name: 'Pas arrivé' })
})

it('says who is told and when, and changes one row of it', async () => {
  expect(line('À pourvoir').textContent).toMatch(/la permanence 24\sh avant le début/)
  await press(/^Modifier\s: Pas arrivé$/)
  const window = await dialog('Pas arrivé')
  const field = (name: RegExp) => window.getByLabelText<HTMLInputElement>(name)
  fireEvent.change(field(/^Permanence prévenue après/), { target: { value: '2,5' } })
  fireEvent.click(window.getByRole('button', { name: 'Enregistrer' }))
  expect(await window.findByText(/nombre entier de minutes, de 0 à 10/)).toBeDefined()
  expect(sent()).toEqual([])
  fireEvent.change(field(/^Permanence prévenue après/), { target: { value: '10' } })
  fireEvent.change(field(/^Tous les responsables/), { target: { value: '' } })
  isBehind = true
  fireEvent.click(window.getByRole('button', { name: 'Enregistrer' }))
  // Somebody else has saved: it is said, what was typed is still there, and goes the next time.
  expect(await window.findByText('Modifié entre-temps.')).toBeDefined()
  expect(field(/^Permanence prévenue après/).value).toBe('10')
  fireEvent.click(window.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const row = { kind: 'notArrived', isOn: true, agentAfter: 1, dutyAfter: 10, allAfter: null, repeatEvery: 15 }
  expect(
    sent()
      .at(-1)!
      .rules.find(({ kind }) => kind === 'notArrived'),
  ).toEqual(row)
  expect(sent().at(-1)!.rules).toHaveLength(usualAlertRules.length)
})

it('a duty is added, with who is missing said, and taken away', async () => {
  await press('Ajouter une permanence')
  const window = await dialog('Permanence')
  fireEvent.click(window.getByRole('button', { name: 'Enregistrer' }))
  expect(await window.findByText('Choisissez un responsable.')).toBeDefined()
  fireEvent.change(window.getByLabelText('Responsable'), { target: { value: '1' } })
  fireEvent.click(window.getByRole('checkbox', { name: 'Dimanche' }))
  fireEvent.click(window.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent().at(-1)!.duties).toEqual([{ userId: 1, days: [1, 2, 3, 4, 5, 6], from: '20:00', until: '06:00' }])
  await press(/^Modifier\s: Claire Morvan$/)
  fireEvent.click((await dialog('Permanence')).getByRole('button', { name: 'Supprimer' }))
  await waitFor(() => expect(sent().at(-1)!.duties).toEqual([]))
})

it('a duty that is changed while a colleague takes another away is that one still', async () => {
  const duty = (userId: number) => ({ userId, days: [1], from: '20:00', until: '06:00' })
  stands = { ...stands, duties: [duty(2), duty(1)] }
  await press(/^Modifier\s: Pas arrivé$/)
  const rule = await dialog('Pas arrivé')
  isBehind = true
  fireEvent.change(rule.getByLabelText(/^Permanence prévenue après/), { target: { value: '6' } })
  fireEvent.click(rule.getByRole('button', { name: 'Enregistrer' }))
  await rule.findByText('Modifié entre-temps.')
  fireEvent.click(rule.getByRole('button', { name: 'Enregistrer' }))
  await press(/^Modifier\s: Claire Morvan$/)
  const window = await dialog('Permanence')
  stands = { ...stands, duties: [duty(1), duty(3)], version: stands.version + 1 }
  fireEvent.change(window.getByLabelText('De'), { target: { value: '21:00' } })
  fireEvent.click(window.getByRole('button', { name: 'Enregistrer' }))
  await window.findByText('Modifié entre-temps.')
  fireEvent.click(window.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(sent().at(-1)!.duties).toEqual([{ ...duty(1), from: '21:00' }, duty(3)]))
})
