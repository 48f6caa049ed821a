import { expect, test } from 'vitest'
import manifest from '../../../../package.json' with { type: 'json' }
import { appVersion } from './version.ts'

test('the version that the app tells of itself is the one that it was made from', () => {
  expect(appVersion).toBe(manifest.version)
})
