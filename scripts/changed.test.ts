import { expect, test } from 'vitest'
import { sorted } from './changed.ts'

test('changed files go to what looks at them; what is drawn wrong on purpose goes nowhere', () => {
  const files = ['README.md', 'apps/server/migrations/0001-a.sql', 'apps/web/src/main.tsx', 'e2e/a.test.ts', 'scripts/arrows/packages/a.ts']
  expect(sorted(files)).toEqual({
    formatted: ['README.md', 'apps/web/src/main.tsx', 'e2e/a.test.ts'],
    linted: ['apps/web/src/main.tsx', 'e2e/a.test.ts'],
    tested: ['apps/web/src/main.tsx'],
  })
})
