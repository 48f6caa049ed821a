import { expect, it } from 'vitest'
import { straight } from './apostrophes.ts'

it('texts that people read have one kind of apostrophe (’)', () => {
  expect(straight(), 'node scripts/apostrophes.ts --mend && oxfmt .').toEqual([])
})
