import { fireEvent, screen, waitFor } from '@testing-library/react'
import { heldKinds, heldLists } from '@vigie/contract/personal-data/personal-data.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { answering, showOnPage } from '../../domains/testing/answering.testing.tsx'
import { readyForParts } from '../../ui/testing.tsx'
import { PersonalData } from './PersonalData.tsx'

readyForParts()
const server = answering()
afterEach(() => vi.restoreAllMocks())

const counts = { 'GET /resource/held': () => ({ body: { kinds: heldKinds.map((kind, at) => ({ kind, count: at * 1000 })) } }) }
const words =
  'matriculation email phone_mobile phone_office address address_complement postcode city national_insurance_number card_number ' +
  'emergency_name emergency_phone_mobile emergency_phone_office account_email'
const identity = {
  ...Object.fromEntries(words.split(' ').map((name) => [name, ''])),
  firstname: 'Inès',
  lastname: 'MOREL',
  card_expires_on: null,
  card_activity: '',
  born_on: null,
  partner_name: null,
  has_photo: false,
  has_clocking_code: true,
  badge_endings: [],
  created_at: '2026-01-01T00:00:00Z',
  account_language: 'fr',
  account_created_at: '2026-01-01T00:00:00Z',
}
const sheet = {
  'GET /resource/held/sheet': () => ({
    body: { identity, contracts: [], qualifications: [], loans: [], instructions: [], months: [], closings: [], quiet_sites: [] },
  }),
}
const comment = (text: string) => ({ service_id: 1, text, created_at: '2026-10-05T15:00:00Z', updated_at: '2026-10-05T15:00:00Z' })
/** Two pages of comments; of everything else one without rows. */
const rows = ({ query }: { query: URLSearchParams }) => {
  const list = query.get('list')!
  if (list !== 'comments') return { body: { [list]: [], nextCursor: null } }
  return query.has('cursor')
    ? { body: { comments: [comment('deuxième')], nextCursor: null } }
    : { body: { comments: [comment('premier')], nextCursor: 'next' } }
}
const notices = { 'GET /notifications': () => ({ body: { notifications: [], unread_count: 0, nextCursor: null } }) }

it('says of each kind how much there is and how long it is kept', async () => {
  server.to(counts)
  await showOnPage(<PersonalData />)
  await waitFor(() => expect(screen.getAllByRole('listitem')[1]!.textContent).toBe('Contratspendant le contrat, puis 5 ans1\u202f000'))
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines).toHaveLength(heldKinds.length)
  expect(lines[heldKinds.indexOf('positions')]).toContain('2 mois')
})

it('gives all pages of all lists as one file that explains itself', async () => {
  server.to({ ...counts, ...sheet, ...notices, 'GET /resource/held/rows': rows })
  await showOnPage(<PersonalData />)
  let blob: Blob | undefined
  vi.spyOn(URL, 'createObjectURL').mockImplementation((given) => ((blob = given as Blob), 'blob:here'))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  fireEvent.click(screen.getByRole('button', { name: 'Emporter mes données' }))
  await waitFor(() => expect(blob).toBeDefined())
  const file = JSON.parse(await blob!.text()) as Record<string, unknown>
  expect(Object.keys(file)).toEqual([
    'readme',
    'identity',
    'contracts',
    'qualifications',
    'loans',
    'instructions',
    'months',
    'closings',
    'mutedSites',
    ...heldLists,
    'notifications',
  ])
  expect((file['comments'] as { text: string }[]).map(({ text }) => text)).toEqual(['premier', 'deuxième'])
  expect((file['readme'] as string[])[0]).toContain('Inès MOREL')
})

it('gives no file where a page does not come, and says why', async () => {
  server.to({
    ...counts,
    ...sheet,
    'GET /resource/held/rows': () => ({ status: 500, body: { code: 'UNFORESEEN', message: 'Une erreur.' } }),
  })
  await showOnPage(<PersonalData />)
  const made = vi.spyOn(URL, 'createObjectURL')
  fireEvent.click(screen.getByRole('button', { name: 'Emporter mes données' }))
  const again = await screen.findByRole('button', { name: 'Emporter mes données' })
  await waitFor(() => expect(again.getAttribute('aria-busy')).toBe('false'))
  expect(made).not.toHaveBeenCalled()
})
