import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { readyForParts, show } from '../../../ui/testing.tsx'
import { InsurancePart } from './InsurancePart.tsx'

readyForParts()

it('shows how the number ends, and all of it on demand', () => {
  show(<InsurancePart number="185057800608436" />)
  expect(screen.queryByText('185057800608436')).toBeNull()
  expect(screen.getByText('•••••••••••••36')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Afficher le numéro de sécurité sociale' }))
  expect(screen.getByText('185057800608436')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Masquer le numéro de sécurité sociale' }))
  expect(screen.queryByText('185057800608436')).toBeNull()
})

it('what the server has masked is shown as it came, without a way to the rest', () => {
  show(<InsurancePart number="•••••••••••••36" />)
  expect(screen.getByText('•••••••••••••36')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})
