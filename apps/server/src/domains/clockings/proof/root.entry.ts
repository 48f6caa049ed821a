import { hash } from 'node:crypto'
import { readInstant, type Instant } from '@vigie/contract/kit/time.ts'
import type { Signer } from '../../../kit/proof/signer.ts'
import { leafHash, rootOf } from '../../../kit/proof/merkle.ts'

export type RootKind = 'hour' | 'night'

/** What is signed of the chains of all sites of a company at one moment. Hashes are SHA-256, hexadecimal. */
export interface RootEntry {
  /** The company's code. */
  readonly company: string
  /** From 1 on, without a gap. */
  readonly number: number
  readonly at: Instant
  readonly kind: RootKind
  /** Leaves of the tree: the company's sites. */
  readonly sites: number
  readonly acts: number
  readonly root: string
  /** Of the whole line before this one; empty: this is the first. */
  readonly previous: string
  /** The fingerprint of the key that signs. */
  readonly key: string
}
export interface Head {
  readonly seq: number
  /** Hexadecimal; empty: the site has no act. */
  readonly hash: string
}
/** By the site's id. */
export type Heads = ReadonlyMap<number, Head>

/** A root as it is noted, without what has changed; digests are hexadecimal. */
export interface NotedRoot extends RootEntry {
  readonly digest: string
  /** base64url. */
  readonly signature: string
}

/** A line of the log: the entry, what has changed since the line before, and the signature of the entry (base64url). */
export interface LoggedRoot extends RootEntry {
  readonly changed: readonly (readonly [siteId: number, seq: number, hash: string])[]
  /** Sites that are no more. */
  readonly gone: readonly number[]
  readonly signature: string
}

/** The root of the tree whose leaves are `site count head`, by the site's id. */
export const rootOfHeads = (heads: Heads): string =>
  rootOf(
    [...heads].toSorted(([one], [other]) => one - other).map(([siteId, { seq, hash }]) => leafHash(`${siteId} ${seq} ${hash}`)),
  ).toString('hex')

export const digestOfLine = (line: string): string => hash('sha256', line)

/** The exact text that is signed. */
export const signedText = ({ company, number, at, kind, sites, acts, root, previous, key }: RootEntry): string =>
  JSON.stringify({ company, number, at, kind, sites, acts, root, previous, key })

/** What has changed from some heads to others. */
export function changesOf(before: Heads, heads: Heads): Pick<LoggedRoot, 'changed' | 'gone'> {
  const changed = [...heads].flatMap(([siteId, { seq, hash }]): LoggedRoot['changed'] => {
    const known = before.get(siteId)
    return known?.seq === seq && known.hash === hash ? [] : [[siteId, seq, hash]]
  })
  return { changed, gone: [...before.keys()].filter((siteId) => !heads.has(siteId)) }
}

/** The sites whose chain is not what it was and more: acts were lost, or written anew. */
export const shrunkSites = (before: Heads, { changed, gone }: Pick<LoggedRoot, 'changed' | 'gone'>): number[] => [
  ...changed.filter(([siteId, seq]) => seq <= (before.get(siteId)?.seq ?? 0) && before.has(siteId)).map(([siteId]) => siteId),
  ...gone.filter((siteId) => before.get(siteId)!.seq > 0),
]

export const actsOf = (heads: Heads): number => [...heads.values()].reduce((sum, { seq }) => sum + seq, 0)

/** The line of an entry, without its end. */
export function lineOfRoot(entry: RootEntry, changes: Pick<LoggedRoot, 'changed' | 'gone'>, signer: Signer): string {
  const said = signedText(entry)
  const signature = signer.sign('root', said).toString('base64url')
  return JSON.stringify({ ...(JSON.parse(said) as RootEntry), ...changes, signature } satisfies LoggedRoot)
}

export const isRootSigned = (signer: Signer, root: RootEntry & { readonly signature: string }): boolean =>
  signer.isSigned('root', root.key, signedText(root), Buffer.from(root.signature, 'base64url'))

/** Reads a line of a log; undefined: it is none, or not whole. */
export function readRootLine(line: string): LoggedRoot | undefined {
  const read = parsed(line)
  if (!isEntry(read)) return undefined
  const { changed, gone, signature } = read as Partial<LoggedRoot>
  const isRight =
    typeof signature === 'string' &&
    Array.isArray(changed) &&
    changed.every((one: unknown) => Array.isArray(one) && isCount(one[0]) && isCount(one[1]) && /^([0-9a-f]{64})?$/.test(String(one[2]))) &&
    Array.isArray(gone) &&
    gone.every(isCount)
  return isRight ? (read as LoggedRoot) : undefined
}

const mark = 'VRR1'
/** The entry and its signature in one word, for a letter: whoever keeps it can show later which root there was. */
export const rootWord = (root: RootEntry & { readonly signature: string }): string =>
  [mark, Buffer.from(signedText(root)).toString('base64url'), root.signature].join('.')

/** Reads what a letter held; undefined: it is none, or not whole. */
export function readRootWord(word: string): (RootEntry & { readonly signature: string }) | undefined {
  const [, said, signature] = /^VRR1\.([\w-]{40,1200})\.([\w-]{86})$/.exec(word) ?? []
  if (said === undefined || signature === undefined) return undefined
  const entry = parsed(Buffer.from(said, 'base64url').toString('utf8'))
  return isEntry(entry) ? { ...entry, signature } : undefined
}

function isEntry(read: unknown): read is RootEntry {
  const { company, number, at, kind, sites, acts, root, previous, key } = (read ?? {}) as Partial<RootEntry>
  return (
    [number, sites, acts].every(isCount) &&
    [company, key].every((text) => typeof text === 'string' && text.length <= 100) &&
    typeof at === 'string' &&
    readInstant(at) === at &&
    (kind === 'hour' || kind === 'night') &&
    /^[0-9a-f]{64}$/.test(String(root)) &&
    /^([0-9a-f]{64})?$/.test(String(previous))
  )
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
