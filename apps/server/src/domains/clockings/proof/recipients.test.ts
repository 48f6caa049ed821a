import { largestId } from '@vigie/contract/kit/values.ts'
import { expect, it } from 'vitest'
import { versionOf } from './recipients.ts'

it('two lists of recipients are the same version when they name the same addresses, and none is 0', () => {
  expect([versionOf([]), versionOf(['a@b.fr']) === versionOf(['a@b.fr'])]).toEqual([0, true])
  const versions = [[], ['a@b.fr'], ['b@b.fr'], ['a@b.fr', 'b@b.fr'], ['b@b.fr', 'a@b.fr'], ['a@b.fr","b@b.fr']].map(versionOf)
  expect(new Set(versions).size).toBe(6)
  for (const version of versions) expect(Number.isInteger(version) && version >= 0 && version <= largestId).toBe(true)
})
