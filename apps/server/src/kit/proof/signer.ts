import { createHash, createPublicKey, hash, sign, verify, type KeyObject } from 'node:crypto'
import { appendFileSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { instantOf, type Instant } from '@vigie/contract/kit/time.ts'

/** A public key that signs, or has signed: its fingerprint, and the key itself as SPKI in base64url. */
interface KnownKey {
  readonly id: string
  readonly key: string
  readonly since: Instant
}
/** What a signature is for: the same bytes signed for one purpose are never taken for another's. */
type Purpose = 'root' | 'receipt' | 'key'

export interface Signer {
  /** Of the key that signs now. */
  readonly keyId: string
  /** The keys that this installation has signed with, the oldest first; the last one signs now. */
  readonly keys: readonly KnownKey[]
  /** Null: the list of old keys is what it was when the key that signs now was added to it. */
  readonly keysFault: 'changed' | 'unreadable' | null
  /** Whether the key has changed at this start. */
  readonly hasNewKey: boolean
  sign(purpose: Purpose, said: string | Buffer): Buffer
  /** Whether a key of ours has signed this. */
  isSigned(purpose: Purpose, keyId: string, said: string | Buffer, signature: Buffer): boolean
}

const bytesOf = (purpose: Purpose, said: string | Buffer): Buffer =>
  Buffer.concat([Buffer.from(`vigie ${purpose} 1\n`), typeof said === 'string' ? Buffer.from(said, 'utf8') : said])

/** The fingerprint of a public key: the first 16 bytes of the SHA-256 of its SPKI, in base64url. */
const idOf = (spki: Buffer): string => hash('sha256', spki, 'buffer').subarray(0, 16).toString('base64url')
const publicKeyOf = (spki: string): KeyObject => createPublicKey({ key: Buffer.from(spki, 'base64url'), format: 'der', type: 'spki' })

/** A line of the list of keys: a key, and its own signature of itself and of all lines before it. */
interface KeyLine extends KnownKey {
  readonly signature: string
}

/**
 * Signs with the installation's key, and knows those that signed before. Their list lies beside the logs, and is added to
 * alone: each new key signs the list that it found, so that whoever lacks the key can neither add one nor change one unseen.
 * A reader writes nothing.
 */
export function openSigner(privateKey: KeyObject, folder: string, { isReader = false } = {}): Signer {
  return signerOf(createPublicKey(privateKey), privateKey, folder, isReader)
}

/**
 * Knows the keys of a list without having one of them: those that its last key vouches for. It signs nothing. Undefined: there
 * is no list.
 */
export function openReader(folder: string): Signer | undefined {
  const last = linesOf(textOf(path.join(folder, 'keys')))?.at(-1)
  return last && signerOf(publicKeyOf(last.key), undefined, folder, true)
}

function signerOf(publicKey: KeyObject, privateKey: KeyObject | undefined, folder: string, isReader: boolean): Signer {
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  const own: KnownKey = { id: idOf(spki), key: spki.toString('base64url'), since: instantOf(Date.now()) }
  const write = (purpose: Purpose, said: string | Buffer) => {
    if (!privateKey) throw new Error('a reader of keys has none to sign with')
    return sign(null, bytesOf(purpose, said), privateKey)
  }
  const file = path.join(folder, 'keys')
  const found = textOf(file)
  const last = linesOf(found)?.at(-1)
  const isNew = last?.id !== own.id && !isReader
  if (isNew) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const line: KeyLine = { ...own, signature: write('key', saidOf(found, own)).toString('base64url') }
    // After a line that was torn a new one begins: the list stays unreadable until somebody has looked.
    appendFileSync(file, `${found === '' || found.endsWith('\n') ? '' : '\n'}${JSON.stringify(line)}\n`, { mode: 0o644, flush: true })
  }
  const { keys, fault } = knownOf(isNew ? textOf(file) : found, own)
  const publicKeys = new Map(keys.map(({ id, key }) => [id, publicKeyOf(key)]))
  return {
    keyId: own.id,
    keys,
    keysFault: fault,
    hasNewKey: last !== undefined && last.id !== own.id,
    sign: write,
    isSigned(purpose, id, said, signature) {
      const key = publicKeys.get(id)
      return key !== undefined && signature.length === 64 && verify(null, bytesOf(purpose, said), key, signature)
    },
  }
}

const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}

/** Undefined: a line of it cannot be read. */
function linesOf(text: string): KeyLine[] | undefined {
  try {
    return text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as KeyLine)
  } catch {
    return undefined
  }
}

const saidOf = (before: string, { id, key, since }: KnownKey): string =>
  [createHash('sha256').update(before).digest('hex'), id, key, since].join('\n')

/** The keys of a list that the key in force vouches for; its own alone where it does not. */
function knownOf(text: string, own: KnownKey): { keys: readonly KnownKey[]; fault: Signer['keysFault'] } {
  const lines = linesOf(text)
  if (!lines) return { keys: [own], fault: 'unreadable' }
  if (lines.length === 0) return { keys: [own], fault: null }
  // Of processes that start together with a new key each may add it: the first of them vouches.
  const vouching = lines.findLastIndex(({ id }) => id !== own.id) + 1
  const [line, before] = [lines[vouching], lines.slice(0, vouching)]
  const textBefore = before.map((one) => `${JSON.stringify(one)}\n`).join('')
  const isVouched =
    line !== undefined &&
    line.key === own.key &&
    before.every(({ id, key }) => id === idOf(Buffer.from(key, 'base64url'))) &&
    verify(null, bytesOf('key', saidOf(textBefore, line)), publicKeyOf(own.key), Buffer.from(line.signature, 'base64url'))
  if (!isVouched) return { keys: [own], fault: 'changed' }
  return { keys: [...before, line].map(({ id, key, since }) => ({ id, key, since })), fault: null }
}
