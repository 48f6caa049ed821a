import { describe, expect, it } from 'vitest'
import { addSeconds, type Instant } from '@vigie/contract/kit/time.ts'
import { secretsOf } from './secrets.ts'
import { readLink, signedLink } from './stored.ts'

const secrets = secretsOf('a secret key of thirty-two characters and more')
const now = '2026-10-12T08:00:10Z' as Instant
const session = { tokenHash: Buffer.alloc(32, 7) }
const key = 'A'.repeat(32)
const link = { companyId: 3, storageKey: key, session, isDownload: false, now }
const tokenOf = (changed: Partial<typeof link> = {}, by = secrets) => signedLink(by, { ...link, ...changed }).url.slice('/stored/'.length)

describe('a link to a file', () => {
  it('says whose it is, and for how long: five minutes at the least', () => {
    const { url, expiresAt } = signedLink(secrets, link)
    expect(readLink(secrets, url.slice('/stored/'.length), now)).toEqual({
      companyId: 3,
      storageKey: key,
      isDownload: false,
      tokenHash: session.tokenHash,
      expiresAt,
    })
    expect(expiresAt >= addSeconds(now, 300) && expiresAt <= addSeconds(now, 600)).toBe(true)
    expect(signedLink(secrets, { ...link, now: addSeconds(now, 289) }).url).toBe(url)
  })
  it('dies with its time', () => {
    const { url, expiresAt } = signedLink(secrets, link)
    const token = url.slice('/stored/'.length)
    expect([readLink(secrets, token, addSeconds(expiresAt, -1)) !== undefined, readLink(secrets, token, expiresAt)]).toEqual([
      true,
      undefined,
    ])
  })
  it('is of no other company, file, session, way or time', () => {
    const token = tokenOf()
    const [company, expires, way, storageKey, hash, signature] = token.split('.')
    const forged = [
      [4, expires, way, storageKey, hash, signature],
      [company, Number(expires) + 3600, way, storageKey, hash, signature],
      [company, expires, 'd', storageKey, hash, signature],
      [company, expires, way, 'B'.repeat(32), hash, signature],
      [company, expires, way, storageKey, Buffer.alloc(32, 8).toString('base64url'), signature],
      [company, expires, way, storageKey, hash, 'A'.repeat(43)],
      [company, expires, way, storageKey, hash],
      [company, expires, way, storageKey, hash, signature, ''],
    ]
    expect(forged.map((parts) => readLink(secrets, parts.join('.'), now))).toEqual(forged.map(() => undefined))
    expect(readLink(secrets, tokenOf({}, secretsOf('another key of thirty-two characters and more')), now)).toBeUndefined()
    for (const text of ['', '.', 'x'.repeat(500), `${token}\n`, ` ${token}`, token.replace('3.', '03.')])
      expect(readLink(secrets, text, now)).toBeUndefined()
  })
})
