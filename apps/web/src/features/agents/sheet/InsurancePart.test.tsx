import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answering, showOnPage } from '../../../domains/testing/answering.testing.tsx'
import { readyForParts } from '../../../ui/testing.tsx'
import { InsurancePart } from './InsurancePart.tsx'

readyForParts()
const server = answering()
const masked = '•••••••••••••36'

it('shows how the number ends, and asks for all of it on demand: that is written down', async () => {
  server.to({ 'POST /resources/insurance-number': () => ({ body: { national_insurance_number: '185057800608436' } }) })
  await showOnPage(<InsurancePart number={masked} editedId={7} />)
  expect(screen.getByText(masked)).toBeDefined()
  expect(server.asked).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Afficher le numéro de sécurité sociale' }))
  expect(await screen.findByText('185057800608436')).toBeDefined()
  expect(screen.getByText('Votre consultation est notée dans l’historique')).toBeDefined()
  expect(server.asked.map(({ body }) => body)).toEqual([{ resourceId: 7 }])
  fireEvent.click(screen.getByRole('button', { name: 'Masquer le numéro de sécurité sociale' }))
  expect(screen.queryByText('185057800608436')).toBeNull()
})

it('who may not change the sheet has no way to the rest', async () => {
  await showOnPage(<InsurancePart number={masked} editedId={null} />)
  expect(screen.getByText(masked)).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})
