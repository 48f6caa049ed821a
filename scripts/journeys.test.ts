import { describe, expect, test } from 'vitest'
import { filesToTryAgain, journeysOf, outcomeOf, type Journey } from './journeys.ts'

const journey = (file: string, title: string, state: Journey['state']): Journey => ({ file, name: `e2e/${file} › ${title}`, state })
const spec = (title: string, status: string, annotations: { type: string; description?: string }[] = []) => ({
  title,
  tests: [{ status, annotations }],
})

test('the journeys of a report have the names of their groups, and say what became of them', () => {
  const report = {
    errors: [],
    suites: [
      {
        title: 'a.test.ts',
        file: 'a.test.ts',
        specs: [
          spec('one', 'expected'),
          spec('two', 'unexpected'),
          spec('three', 'skipped'),
          spec('four', 'skipped', [{ type: 'skip', description: 'a program is missing' }]),
          spec('five', 'skipped', [{ type: 'skip' }]),
        ],
        suites: [{ title: 'a group', file: 'a.test.ts', specs: [spec('one', 'expected')] }],
      },
    ],
  }
  expect(journeysOf(report)).toEqual([
    journey('a.test.ts', 'one', 'passed'),
    journey('a.test.ts', 'two', 'failed'),
    journey('a.test.ts', 'three', 'left out'),
    journey('a.test.ts', 'four', 'skipped'),
    journey('a.test.ts', 'five', 'left out'),
    journey('a.test.ts', 'a group › one', 'passed'),
  ])
})

describe('a journey that failed', () => {
  const first = [
    journey('a', 'one', 'passed'),
    journey('a', 'two', 'failed'),
    journey('a', 'three', 'left out'),
    journey('b', 'one', 'passed'),
  ]

  test('is tried again with its whole file', () => {
    expect(filesToTryAgain(first)).toEqual(['a'])
  })

  test('counts as passed and is named as unsteady when it then passes, and what it had kept from running is no longer left out', () => {
    const again = [journey('a', 'one', 'passed'), journey('a', 'two', 'passed'), journey('a', 'three', 'passed')]
    expect(outcomeOf(first, again)).toEqual({ passed: 4, failed: 0, skipped: 0, named: [], unsteady: ['e2e/a › two'] })
  })

  test('counts as failed when it fails again, and so does one that passed at first and now fails', () => {
    const again = [journey('a', 'one', 'failed'), journey('a', 'two', 'failed'), journey('a', 'three', 'left out')]
    expect(outcomeOf(first, again)).toEqual({
      passed: 1,
      failed: 3,
      skipped: 0,
      named: ['e2e/a › one', 'e2e/a › two', 'e2e/a › three: left out'],
      unsteady: [],
    })
  })

  test('and is not tried again counts as failed', () => {
    expect(outcomeOf(first)).toMatchObject({ passed: 2, failed: 2, unsteady: [] })
  })
})

test('a skipped journey is counted apart and not tried again', () => {
  const journeys = [journey('a', 'one', 'passed'), journey('a', 'two', 'skipped')]
  expect(filesToTryAgain(journeys)).toEqual([])
  expect(outcomeOf(journeys)).toEqual({ passed: 1, failed: 0, skipped: 1, named: [], unsteady: [] })
})

test('more than three unsteady journeys fail the run', () => {
  const names = ['one', 'two', 'three', 'four']
  const of = (state: Journey['state'], count: number) => names.slice(0, count).map((name) => journey('a', name, state))
  expect(outcomeOf(of('failed', 3), of('passed', 3))).toMatchObject({ passed: 3, failed: 0 })
  expect(outcomeOf(of('failed', 4), of('passed', 4))).toMatchObject({
    passed: 4,
    failed: 1,
    named: ['browser: 4 journeys are unsteady, and 3 may be'],
  })
})

test('when journeys of more than three files failed, none is tried again', () => {
  expect(filesToTryAgain(['a', 'b', 'c'].map((file) => journey(file, 'one', 'failed')))).toHaveLength(3)
  expect(filesToTryAgain(['a', 'b', 'c', 'd'].map((file) => journey(file, 'one', 'failed')))).toEqual([])
})
