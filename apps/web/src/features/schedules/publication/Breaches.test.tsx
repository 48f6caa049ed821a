import { screen, within } from '@testing-library/react'
import type { AgentBreaches } from '@vigie/contract/planning/planning.unfit.ts'
import { expect, it } from 'vitest'
import { readyForParts, show } from '../../../ui/testing.tsx'
import { Breaches } from './Breaches.tsx'

readyForParts()

const breach = (code: AgentBreaches['breaches'][number]['code'], kind: 'refuse' | 'warn', message: string) => ({
  code,
  kind,
  message,
  shiftCount: 1,
})

it('names each agent with what is wrong, refusals first', () => {
  const agents: AgentBreaches[] = [
    { agentId: 1, agentName: 'Abel Ada', breaches: [breach('SHORTEST_PERIOD', 'warn', '4 h de travail.')] },
    { agentId: 2, agentName: 'Babel Bo', breaches: [breach('CARD_EXPIRED', 'refuse', 'Carte expirée.')] },
  ]
  show(<Breaches agents={agents} hasFailed={false} />)
  expect(screen.getByText('2 points à régler :')).toBeDefined()
  const lines = within(screen.getByRole('list', { name: 'Points à régler' })).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual(['Babel Bo — Carte expirée.', 'Abel Ada — 4 h de travail.'])
})

it('says that it looks, that nothing is wrong, and that it could not look', () => {
  const { again } = show(<Breaches agents={undefined} hasFailed={false} />)
  expect(screen.getByText('Vérification du planning…')).toBeDefined()
  again(<Breaches agents={[]} hasFailed={false} />)
  expect(screen.getByText(/Aucun point à régler/)).toBeDefined()
  again(<Breaches agents={undefined} hasFailed />)
  expect(screen.getByText(/n’a pas pu être vérifié/)).toBeDefined()
})
