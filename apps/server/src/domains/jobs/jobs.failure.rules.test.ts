import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { failureOf } from './jobs.failure.rules.ts'

describe('why a job failed', () => {
  it.each([
    ['connect ECONNREFUSED 127.0.0.1:25', 'connect ECONNREFUSED 127.0.0.1:25'],
    ['relation "shifts" does not exist', 'relation … does not exist'],
    ['550 5.1.1 <camille.roux@example.test>: no such box', '550 5.1.1 <…>: no such box'],
    ['Recipient address rejected: camille+x@sub.example.test', 'Recipient address rejected: …'],
    ['GET https://portail.example/reset-password?company=ACME&token=Sx-_1 failed', 'GET … failed'],
    ['Key (email)=(camille@example.test) already exists.', 'Key (email)=(…) already exists.'],
    ['invalid input syntax for type integer: "246810"', 'invalid input syntax for type integer: …'],
    ["no agent 'Camille Roux' is known", 'no agent … is known'],
    ['Bearer eyJhbGciOi.x.y was refused', 'Bearer … was refused'],
    ['token: 5f4dcc3b5aa765d61d8327deb882cf99 is over', 'token: … is over'],
    ['the push of BPa1cDeFgHiJkLmNoPqRsTuV was refused', 'the push of … was refused'],
    ['no route to +33 6 12 34 56 78', 'no route to …'],
    ['pwd=abc is wrong', 'pwd=… is wrong'],
    ['mdp: azerty', 'mdp: …'],
    ['password azerty was refused', 'password … was refused'],
    ['the token abcDEF is over', 'the token … is over'],
    ['no DISTINCTTOKENALLCAPS is known', 'no … is known'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'ERR_TLS_CERT_ALTNAME_INVALID'],
    ['open C:\\Users\\Jean\\a.txt failed', 'open … failed'],
    ['read\u202e\u0007 back', 'read back'],
    ['code 246810 of an agent', 'code … of an agent'],
    ["ENOSPC: no space left on device, open '/var/lib/vigie/proof/roots/ACME.log'", 'ENOSPC: no space left on device, open …'],
    ['ENOENT: /var/lib/vigie/files/0a1', 'ENOENT: …'],
    ['the first line\n   and its second', 'the first line and its second'],
    ['', ''],
    [null, ''],
  ])('%s: %s', (error, shown) => {
    expect(failureOf(error)).toBe(shown)
  })

  it('is cut, between letters', () => {
    const cut = failureOf(`réponse du serveur\u{1f600} `.repeat(30))
    expect(Array.from(cut)).toHaveLength(160)
    expect(cut.endsWith('…')).toBe(true)
  })

  it('tells no address, link, code or token, wherever it stands', () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/)
    const secret = fc.oneof(
      fc.emailAddress(),
      fc.tuple(word, fc.stringMatching(/^[A-Za-z0-9_-]{32}$/)).map(([host, token]) => `https://${host}.example/x?token=${token}`),
      fc.stringMatching(/^[0-9a-f]{32}$/).filter((text) => /\d/.test(text)),
      fc.stringMatching(/^\d{6}$/),
    )
    fc.assert(
      fc.property(fc.array(word), secret, fc.array(word), (before, hidden, after) => {
        expect(failureOf([...before, hidden, ...after].join(' '))).not.toContain(hidden)
      }),
      { examples: [[[], "a'@a.aa", []]] },
    )
  })

  it('is found in no time, whatever a server has answered', () => {
    for (const text of [
      'a'.repeat(1_000_000),
      '/a'.repeat(300_000),
      "'".repeat(300_000),
      '1 '.repeat(300_000),
      'a@'.repeat(300_000),
      '"'.repeat(300_001),
      '‘'.repeat(300_001),
    ])
      expect(failureOf(text).length).toBeLessThanOrEqual(320)
  })
})
