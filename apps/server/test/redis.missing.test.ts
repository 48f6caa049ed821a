import { expect, it } from 'vitest'
import { skipsRedis } from './redis.missing.ts'

it('skips tests over Redis only where redis-server is missing and the run is not on CI', () => {
  expect(skipsRedis({ isInstalled: false, ci: undefined })).toBe(true)
  expect(skipsRedis({ isInstalled: false, ci: '' })).toBe(true)
  expect(skipsRedis({ isInstalled: false, ci: 'false' })).toBe(true)
  expect(skipsRedis({ isInstalled: false, ci: 'true' })).toBe(false)
  expect(skipsRedis({ isInstalled: false, ci: '1' })).toBe(false)
  expect(skipsRedis({ isInstalled: true, ci: undefined })).toBe(false)
  expect(skipsRedis({ isInstalled: true, ci: 'true' })).toBe(false)
})
