import { createHash, createPublicKey, generateKeyPairSync } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { signingKeyOf } from '../../signing-key.ts'
import { openSigner } from './signer.ts'

let folder = ''
beforeEach(() => void (folder = mkdtempSync(path.join(os.tmpdir(), 'vigie-signer-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const newKey = () => generateKeyPairSync('ed25519').privateKey
const list = () => path.join(folder, 'keys')

describe('the key that signs', () => {
  it('is made once, and only its owner may read it', () => {
    const made = signingKeyOf({ signingKey: undefined, dataDir: folder })
    expect(made.asymmetricKeyType).toBe('ed25519')
    expect(signingKeyOf({ signingKey: undefined, dataDir: folder }).equals(made)).toBe(true)
    expect(statSync(path.join(folder, 'signing-key')).mode & 0o777).toBe(0o600)
  })

  it('one given by the environment comes first, and one that is cut stops the start', () => {
    const given = newKey()
    const signingKey = given.export({ type: 'pkcs8', format: 'pem' }).toString()
    expect(signingKeyOf({ signingKey, dataDir: folder }).equals(given)).toBe(true)
    writeFileSync(path.join(folder, 'signing-key'), signingKey.slice(0, 60))
    expect(() => signingKeyOf({ signingKey: undefined, dataDir: folder })).toThrow(/incomplète/)
  })

  it('signs for one purpose, and another key or another text is not signed', () => {
    const signer = openSigner(newKey(), folder)
    const signature = signer.sign('root', 'said')
    expect(signer.isSigned('root', signer.keyId, 'said', signature)).toBe(true)
    expect(signer.isSigned('receipt', signer.keyId, 'said', signature)).toBe(false)
    expect(signer.isSigned('root', signer.keyId, 'other', signature)).toBe(false)
    expect(signer.isSigned('root', 'unknown', 'said', signature)).toBe(false)
    expect(signer.isSigned('root', signer.keyId, 'said', signature.subarray(1))).toBe(false)
    expect(signer.isSigned('root', signer.keyId, 'said', openSigner(newKey(), folder).sign('root', 'said'))).toBe(false)
  })
})

describe('the list of keys', () => {
  it('names each by the first half of the SHA-256 of its SPKI, with its key and its beginning', () => {
    const key = newKey()
    const spki = createPublicKey(key).export({ type: 'spki', format: 'der' })
    const { keyId, keys } = openSigner(key, folder)
    expect(keyId).toBe(createHash('sha256').update(spki).digest().subarray(0, 16).toString('base64url'))
    expect(keys).toEqual([{ id: keyId, key: spki.toString('base64url'), since: expect.stringMatching(/^\d{4}-.{14}Z$/) }])
  })

  it('is made with its folder, which is nobody else’s to look into; a reader makes nothing', () => {
    const deep = path.join(folder, 'deep', 'er')
    const [key, other] = [newKey(), newKey()]
    const reader = openSigner(other, deep, { isReader: true })
    expect([reader.keysFault, reader.keys.map(({ id }) => id), existsSync(deep)]).toEqual([null, [reader.keyId], false])
    openSigner(key, deep)
    expect([statSync(deep).mode & 0o777, statSync(path.join(deep, 'keys')).mode & 0o777]).toEqual([0o700, 0o644])
  })

  it('that cannot be read is no empty one', () => {
    mkdirSync(list())
    expect(() => openSigner(newKey(), folder)).toThrow(/EISDIR/)
  })

  it('whose last line was torn is gone on with on a line of its own', () => {
    openSigner(newKey(), folder)
    appendFileSync(list(), '{"id":"AbC')
    const after = openSigner(newKey(), folder)
    const lines = readFileSync(list(), 'utf8').split('\n')
    expect([lines[1], JSON.parse(lines[2]!)]).toEqual(['{"id":"AbC', expect.objectContaining({ id: after.keyId })])
    expect(after.keysFault).toBe('unreadable')
  })

  it('in which a key bore the name of another before the last one came is not believed', () => {
    const [first, second] = [openSigner(newKey(), folder), openSigner(newKey(), folder)]
    writeFileSync(list(), readFileSync(list(), 'utf8').replace(`"id":"${first.keyId}"`, '"id":"another"'))
    const last = openSigner(newKey(), folder)
    expect([last.keysFault, last.keys.map(({ id }) => id)]).toEqual(['changed', [last.keyId]])
    expect(last.isSigned('root', second.keyId, 'said', second.sign('root', 'said'))).toBe(false)
  })
})

describe('a key that has changed', () => {
  it('is noticed once, and what the old one signed is still ours', () => {
    const [before, after] = [newKey(), newKey()]
    const old = openSigner(before, folder)
    const signature = old.sign('root', 'said')
    expect([old.hasNewKey, openSigner(before, folder).hasNewKey]).toEqual([false, false])
    const signer = openSigner(after, folder)
    expect([signer.hasNewKey, openSigner(after, folder).hasNewKey]).toEqual([true, false])
    expect(signer.isSigned('root', old.keyId, 'said', signature)).toBe(true)
    expect(signer.keys.map(({ id }) => id)).toEqual([old.keyId, signer.keyId])
  })

  it('that was slipped into the list by somebody without the key is not believed', () => {
    const [own, forged] = [newKey(), newKey()]
    const before = openSigner(newKey(), folder)
    openSigner(own, folder)
    const honest = readFileSync(list(), 'utf8')
    const forger = openSigner(forged, folder)
    for (const text of [
      // Appended, put first, and in the place of the old one.
      readFileSync(list(), 'utf8'),
      readFileSync(list(), 'utf8').split('\n').toReversed().join('\n'),
      honest.replace(before.keyId, forger.keyId),
      honest.split('\n').slice(1).join('\n'),
    ]) {
      writeFileSync(list(), text)
      const signer = openSigner(own, folder, { isReader: true })
      expect(signer.keysFault).toBe('changed')
      expect(signer.isSigned('root', forger.keyId, 'said', forger.sign('root', 'said'))).toBe(false)
    }
  })

  it('that two processes add at the same moment stands once', () => {
    const key = newKey()
    openSigner(newKey(), folder)
    openSigner(key, folder)
    appendFileSync(list(), readFileSync(list(), 'utf8').split('\n')[1] + '\n')
    const signer = openSigner(key, folder)
    expect([signer.keysFault, signer.keys.length]).toEqual([null, 2])
  })

  it('in a list whose last line was torn is told of', () => {
    const key = newKey()
    openSigner(key, folder)
    appendFileSync(list(), '{"id":"AbC')
    expect(openSigner(key, folder).keysFault).toBe('unreadable')
  })
})
