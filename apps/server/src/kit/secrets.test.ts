import { expect, it } from 'vitest'
import { secretsOf } from './secrets.ts'

const secrets = secretsOf('a'.repeat(32))

it('what is encrypted is read again at its place, under its purpose and key, and nowhere else', () => {
  const kept = secrets.encrypt('number', '1:7', '1 85 05 78 006 084 36')
  expect(secrets.decrypt('number', '1:7', kept)).toBe('1 85 05 78 006 084 36')
  expect(secrets.decrypt('number', '1:8', kept)).toBeNull()
  expect(secrets.decrypt('other', '1:7', kept)).toBeNull()
  expect(secretsOf('b'.repeat(32)).decrypt('number', '1:7', kept)).toBeNull()
  for (let at = 0; at < kept.length; at++) {
    const changed = Buffer.from(kept)
    changed[at]! ^= 1
    expect(secrets.decrypt('number', '1:7', changed)).toBeNull()
  }
  expect(secrets.decrypt('number', '1:7', Buffer.alloc(0))).toBeNull()
})

it('the same text is never kept twice alike', () => {
  expect(secrets.encrypt('number', '1:7', 'x').equals(secrets.encrypt('number', '1:7', 'x'))).toBe(false)
})
