import { expect, test } from 'vitest'
import { sorted } from './changed.ts'

test('each changed file goes to the checks of its kind', () => {
  const files = ['README.md', 'apps/server/migrations/0001-a.sql', 'apps/web/src/main.tsx', 'e2e/a.test.ts']
  expect(sorted(files)).toEqual({
    formatted: ['README.md', 'apps/web/src/main.tsx', 'e2e/a.test.ts'],
    linted: ['apps/web/src/main.tsx', 'e2e/a.test.ts'],
    tested: ['apps/web/src/main.tsx'],
  })
})
