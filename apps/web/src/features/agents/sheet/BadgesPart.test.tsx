import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { dayOf, localOf, type Instant } from '@vigie/contract/kit/time.ts'
import { expect, it } from 'vitest'
import { answering, showOnPage } from '../../../domains/testing/answering.testing.tsx'
import { readyForParts } from '../../../ui/testing.tsx'
import { useAgentWords } from '../words.ts'
import { BadgesPart } from './BadgesPart.tsx'

readyForParts()
const server = answering()

const given = { id: 7, ending: 'EE01', given_at: '2026-10-12T22:30:00Z', given_by: 'GIL Ana', deviceName: 'Entrée' }
const imported = { id: 8, ending: '6081', given_at: null, given_by: null, deviceName: null }
const has = (...cards: readonly unknown[]) => ({ 'GET /nfc_cards': () => ({ body: { cards } }) })
function Shown() {
  const words = useAgentWords(dayOf(localOf('2026-10-13T08:00:00Z' as Instant, 'Europe/Paris')))
  return <BadgesPart agent={{ id: 5, name: 'DURAND Alix', archivedOn: null }} words={words} />
}
const removal = () => server.asked.filter(({ call }) => call === 'DELETE /nfc_cards').map(({ query }) => Object.fromEntries(query))

it('says of each badge its last figures, since when by the company’s clock, from whom and where; or that it was imported', async () => {
  server.to(has(given, imported))
  await showOnPage(<Shown />)
  const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
  expect(rows).toEqual([
    'Badge …EE01Depuis le 13/10/2026 · donné par GIL Ana · à l’appareil « Entrée »Retirer',
    'Badge …6081Repris d’un importRetirer',
  ])
  expect(server.asked.map(({ call, query }) => [call, query.get('resourceId')])).toEqual([['GET /nfc_cards', '5']])
})

it('asks before a badge is taken away, takes that one, and shows what is left', async () => {
  server.to({ ...has(given, imported), 'DELETE /nfc_cards': () => ({ body: { success: true } }) })
  await showOnPage(<Shown />)
  const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
  await press('Retirer le badge …6081')
  const dialog = await screen.findByRole('dialog', { name: /^Retirer le badge …6081/ })
  expect(within(dialog).getByText('DURAND Alix ne pourra plus pointer avec ce badge. Ce qui a été pointé avec lui reste.')).toBeDefined()
  await press('Annuler')
  expect(removal()).toEqual([])
  await press('Retirer le badge …6081')
  server.to({ ...has(given), 'DELETE /nfc_cards': () => ({ body: { success: true } }) })
  await press('Retirer le badge')
  await waitFor(() => expect(screen.queryAllByRole('listitem')).toHaveLength(1))
  expect(removal()).toEqual([{ resourceId: '5', nfcCardId: '8' }])
})

it('a badge that somebody else has taken meanwhile is gone from the list, and nothing breaks', async () => {
  server.to(has(given))
  await showOnPage(<Shown />)
  fireEvent.click(await screen.findByRole('button', { name: 'Retirer le badge …EE01' }))
  server.to(has())
  fireEvent.click(await screen.findByRole('button', { name: 'Retirer le badge' }))
  expect(await screen.findByText('Aucun badge. Un manager en donne un à la pointeuse, dans son accès.')).toBeDefined()
})

it('says when the list cannot be read, and reads it again', async () => {
  server.to({ 'GET /nfc_cards': () => ({ status: 500, body: { code: 'UNFORESEEN', message: 'Une erreur est survenue.' } }) })
  await showOnPage(<Shown />)
  expect(await screen.findByText('Une erreur est survenue.')).toBeDefined()
  server.to(has(imported))
  fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(await screen.findByText('Badge …6081')).toBeDefined()
})
