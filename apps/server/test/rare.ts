import { size } from '@vigie/contract/kit/size.testing.ts'
import { it, type TestAPI } from 'vitest'

/** A test that `npm run test:long` runs and `npm test` does not have. */
export const rare = size<TestAPI>(
  Object.assign(() => {}, it),
  it,
)
