import { mkdtempSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { secretKeyOf } from './secret-key.ts'

let dataDir = ''
beforeAll(() => void (dataDir = mkdtempSync(path.join(os.tmpdir(), 'vigie-key-'))))
afterAll(() => rmSync(dataDir, { recursive: true }))

it('the secret key is made once and only its owner may read it', () => {
  const made = secretKeyOf({ secretKey: undefined, dataDir })
  expect(made.length).toBeGreaterThanOrEqual(43)
  expect(secretKeyOf({ secretKey: undefined, dataDir })).toBe(made)
  expect(statSync(path.join(dataDir, 'secret-key')).mode & 0o777).toBe(0o600)
})

it('a key given by the environment comes first', () => {
  expect(secretKeyOf({ secretKey: 'x'.repeat(32), dataDir })).toBe('x'.repeat(32))
})
