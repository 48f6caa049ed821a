import type { Signer } from '../../../kit/proof/signer.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { linesAt } from '../proof/lines.store.ts'
import { isRootSigned, rootOfHeads, signedText, type Head, type LoggedRoot, type NotedRoot } from '../proof/root.entry.ts'
import { apply, entriesOf, logOf } from '../proof/root.log.ts'
import { rootOfRow } from '../proof/root.rows.ts'
import { lastRootOf, notedBetween } from '../proof/root.store.ts'
import type { RootFault } from './verify.faults.ts'

/** Where the proof of a company lies, outside its database. */
export interface Proof {
  readonly signer: Signer
  readonly proofDir: string
}
export interface VerifiedRoots {
  readonly rootCount: number
  readonly faults: readonly RootFault[]
}

/** Heads that roots name, looked up together. */
const together = 500

interface Named {
  readonly siteId: number
  readonly seq: number
  readonly hash: string
  readonly root: LoggedRoot
}

/**
 * Reads the log of a company from its first root on and holds it against itself (numbers, digests, roots, signatures), against
 * what the database notes of it, and the chains against every head that a root ever had. Nothing grows with the number of
 * roots or acts. `codes`: the company's sites. `seen` is told of each root.
 */
export async function verifyRoots(
  db: Db,
  { signer, proofDir }: Proof,
  codes: ReadonlyMap<number, string>,
  seen: (root: LoggedRoot) => void,
): Promise<VerifiedRoots> {
  const company = await db.one(lastRootOf(db))
  const faults: RootFault[] = []
  const found = new Set<RootFault['kind']>()
  /** Of each kind the first alone: what follows from one fault is not said again. */
  const fault = (one: RootFault) => {
    if (!found.has(one.kind)) faults.push(one)
    found.add(one.kind)
  }
  if (!company) return { rootCount: 0, faults }
  const chains = chainsAgainst(db, codes)
  const heads = new Map<number, Head>()
  let [number, digestBefore, keyAt, rootCount] = [0, '', 0, 0]
  let waiting: { root: LoggedRoot; digest: string }[] = []
  const compare = async () => {
    for (const one of await faultsOfNotes(db, company.code, waiting, company.number)) fault(one)
    waiting = []
  }
  for await (const { root, digest } of entriesOf(logOf(proofDir, company.code))) {
    rootCount++
    seen(root)
    if (root.company !== company.code) fault({ kind: 'rootForeign', number: root.number, company: root.company })
    if (root.number !== number + 1) fault({ kind: 'logGap', number: number + 1, found: root.number })
    else if (root.previous !== digestBefore) fault({ kind: 'logBroken', number: root.number })
    // A key that was replaced signs no more.
    const key = signer.keys.findIndex(({ id }) => id === root.key)
    if (key < keyAt || !isRootSigned(signer, root)) fault({ kind: 'rootUnsigned', number: root.number })
    keyAt = Math.max(key, keyAt)
    apply(heads, root)
    if (rootOfHeads(heads) !== root.root || heads.size !== root.sites) fault({ kind: 'rootFalse', number: root.number })
    for (const [siteId, seq, hash] of root.changed) await chains.name({ siteId, seq, hash, root })
    number = root.number
    digestBefore = digest
    if (waiting.push({ root, digest }) === together) await compare()
  }
  await compare()
  if (rootCount === 0 && company.number > 0) fault({ kind: 'logMissing', number: company.number })
  else if (number < company.number) fault({ kind: 'logCut', number: number + 1, until: company.number })
  return { rootCount, faults: [...faults, ...(await chains.faults())] }
}

/** What the database notes of roots, and the log does not say. The last one may not have been noted yet. */
async function faultsOfNotes(
  db: Db,
  company: string,
  logged: readonly { root: LoggedRoot; digest: string }[],
  last: number,
): Promise<RootFault[]> {
  const [first, end] = [logged[0]?.root.number, logged.at(-1)?.root.number]
  if (first === undefined || end === undefined) return []
  const rows = await db.read(notedBetween(db, first, end))
  const noted = new Map(rows.map((row) => [row.number, rootOfRow(row, company)]))
  return logged.flatMap(({ root, digest }): RootFault[] => {
    const { number } = root
    const note = noted.get(number)
    if (note) return isSame(note, root, digest) ? [] : [{ kind: 'noteDiffers', number }]
    return number === last + 1 ? [] : [{ kind: 'noteMissing', number }]
  })
}

const isSame = (note: NotedRoot, root: LoggedRoot, digest: string): boolean =>
  note.digest === digest && note.signature === root.signature && signedText(note) === signedText(root)

/** Holds the chains against the heads that roots name; of each site the first that differs. */
function chainsAgainst(db: Db, codes: ReadonlyMap<number, string>) {
  const faults = new Map<number, RootFault>()
  /** The last number of each site that was as a root names it. */
  const right = new Map<number, number>()
  let waiting: Named[] = []
  const look = async () => {
    const named = waiting.filter(({ siteId }) => !faults.has(siteId))
    waiting = []
    const lines = named.length > 0 ? await db.read(linesAt(db, named)) : []
    for (const [at, { siteId, seq, hash, root }] of named.entries()) {
      const [from, until, site] = [(right.get(siteId) ?? 0) + 1, seq, codes.get(siteId) ?? String(siteId)]
      const of = { number: root.number, at: root.at }
      if (faults.has(siteId)) continue
      if (!codes.has(siteId)) faults.set(siteId, { kind: 'siteGone', siteId, acts: seq, ...of })
      else if (lines[at]!.hash === null) faults.set(siteId, { kind: 'chainShort', site, from, until, ...of })
      else if (lines[at]!.hash !== hash) faults.set(siteId, { kind: 'chainRewritten', site, from: Math.min(from, until), until, ...of })
      else right.set(siteId, seq)
    }
  }
  return {
    async name(one: Named): Promise<void> {
      if (one.seq > 0 && waiting.push(one) === together) await look()
    },
    async faults(): Promise<RootFault[]> {
      await look()
      return [...faults.values()]
    },
  }
}
