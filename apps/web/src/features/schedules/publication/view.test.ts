import type { Month } from '@vigie/contract/kit/time.ts'
import { expect, it } from 'vitest'
import type { AgentOfMonth } from './usePublications.ts'
import { narrowed, readView, writeView } from './view.ts'

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

it('the address keeps what is not as usual, and falls back on the current month', () => {
  const current = '202610' as Month
  expect(readView({ month: '202611', state: 'validated', search: 'a' }, current)).toEqual({
    month: '202611',
    filter: 'validated',
    search: 'a',
  })
  expect(readView({ month: '2026-11', state: 'none' }, current)).toEqual({ month: current, filter: 'all', search: '' })
  expect(writeView({ filter: 'all', search: '' })).toEqual({ state: undefined, search: undefined })
})
