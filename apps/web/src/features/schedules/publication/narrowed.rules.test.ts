import { expect, it } from 'vitest'
import type { AgentOfMonth } from './usePublications.ts'
import { narrowed } from './narrowed.rules.ts'

const agent = (agentName: string, state: AgentOfMonth['state'], employeeNumber = '1'): AgentOfMonth => ({
  agentId: 1,
  agentName,
  employeeNumber,
  shiftCount: 3,
  state,
  publishedAt: null,
  validatedAt: null,
})
const agents = [
  agent('LEFÈVRE Damien', 'unpublished', '10041'),
  agent('BENALI Yasmine', 'published', '10042'),
  agent('Weber Loïc', 'changed'),
]
const names = (...how: [Parameters<typeof narrowed>[1], string]) => narrowed(agents, ...how).map(({ agentName }) => agentName)

it('narrows by state, by name without accents, and by number', () => {
  expect(names('all', '')).toHaveLength(3)
  expect(names('published', '')).toEqual(['BENALI Yasmine'])
  expect(names('all', 'lefevre')).toEqual(['LEFÈVRE Damien'])
  expect(names('all', '10042')).toEqual(['BENALI Yasmine'])
  expect(names('changed', 'benali')).toEqual([])
})
