import type { JobCounts } from '@vigie/contract/jobs/jobs.ts'
import { expect, it } from 'vitest'
import { countsOf, failingOf, questionOf } from './question.ts'

const of = (kind: JobCounts['kind'], waiting: number, running: number, retried: number, failed: number): JobCounts => ({
  kind,
  waiting,
  running,
  retried,
  failed,
})
const kinds = [of('letters', 5, 1, 2, 0), of('pushes', 1, 0, 0, 3), of('notices', 4, 0, 0, 0)]

it('jobs are counted by state, of all kinds or of the one that is shown', () => {
  expect(countsOf(kinds, 'all')).toEqual({ all: 16, waiting: 10, running: 1, retried: 2, failed: 3 })
  expect(countsOf(kinds, 'pushes')).toEqual({ all: 4, waiting: 1, running: 0, retried: 0, failed: 3 })
  expect(countsOf(kinds, 'readers')).toEqual({ all: 0, waiting: 0, running: 0, retried: 0, failed: 0 })
})

it('kinds that fail are named, those with jobs that were given up first', () => {
  expect(failingOf(kinds).map(({ kind }) => kind)).toEqual(['pushes', 'letters'])
})

it('what is as usual is not asked for', () => {
  expect(questionOf({ kind: 'all', state: 'all', sort: '-at' })).toEqual({})
  expect(questionOf({ kind: 'letters', state: 'failed', sort: 'at' })).toEqual({ kind: 'letters', state: 'failed', sort: 'at' })
})
