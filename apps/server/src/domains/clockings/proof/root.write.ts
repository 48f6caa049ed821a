import type { Instant } from '@vigie/contract/kit/time.ts'
import type { Installation } from '../../../kit/installation.ts'
import { appendLine } from '../../../platform/append-log.ts'
import type { Log } from '../../../platform/log.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { nightOf } from '../../../platform/queue/nights.ts'
import {
  actsOf,
  changesOf,
  digestOfLine,
  lineOfRoot,
  readRootLine,
  rootOfHeads,
  shrunkSites,
  type Head,
  type RootKind,
} from './root.entry.ts'
import { rootLetters } from './root.letter.ts'
import { apply, entriesOf, lastEntry, logOf } from './root.log.ts'
import { headsIn } from './root.rows.ts'
import { headsOf, lastRootOf, lockRoots, noteHeads, noteRoot, renoteHeads, rootedHeads } from './root.store.ts'

export interface RootWriting {
  readonly kind: RootKind
  readonly now: Instant
  readonly installation: Pick<Installation, 'signer' | 'proofDir' | 'addresses'>
  readonly log: Pick<Log, 'warn' | 'error'>
}

/**
 * Writes the root of all chains of a company, as they stand now, to the log outside the database; then notes it for display,
 * and sends it to whom the company names. Each hour only where something has changed, each night always, and once. A kill
 * between the file and the database is made good by the next one. Answers the number of the root; null: none was due.
 */
export const writeRoot = (outer: Db, { kind, now, installation, log }: RootWriting): Promise<number | null> =>
  outer.transaction(async (db) => {
    await db.read(lockRoots(db))
    const [[company], rows, rooted] = await db.batch(lastRootOf(db), headsOf(db), rootedHeads(db))
    if (!company) return null
    const { signer, proofDir } = installation
    const file = logOf(proofDir, company.code)
    const last = await lastEntry(file)
    let before: ReadonlyMap<number, Head> = headsIn(rooted)
    let { lastNight } = company
    if ((last?.root.number ?? 0) !== company.number || (last && rootOfHeads(before) !== last.root.root)) {
      const known = await takeOver(db, file, company.number)
      before = known.heads
      lastNight = known.lastNight ?? lastNight
      if (known.night) await db.batch(...rootLetters(db, { ...company, root: known.night, shrunk: [], now, installation }))
      const details = { company: company.code, file, inFile: known.number, noted: company.number }
      if (known.number < company.number)
        log.error(details, 'the log of roots is shorter than it was: it was cut, or another one stands in its place')
      else log.warn(details, 'roots of the log were not noted in the database, and are now')
    }
    const heads = headsIn(rows)
    const changes = changesOf(before, heads)
    const isSame = changes.changed.length === 0 && changes.gone.length === 0
    if (kind === 'hour' ? isSame : lastNight !== null && nightOf(lastNight) === nightOf(now)) return null
    const shrunk = shrunkSites(before, changes)
    if (shrunk.length > 0) log.error({ company: company.code, sites: shrunk }, 'acts that a root has are no more, or were written anew')
    const entry = {
      company: company.code,
      number: Math.max(last?.root.number ?? 0, company.number) + 1,
      at: now,
      kind,
      sites: heads.size,
      acts: actsOf(heads),
      root: rootOfHeads(heads),
      previous: last?.digest ?? '',
      key: signer.keyId,
    }
    const line = lineOfRoot(entry, changes, signer)
    await appendLine(file, line)
    const root = readRootLine(line)!
    await db.batch(noteRoot(db, root, digestOfLine(line)), ...noteHeads(db, root.number, changes))
    if (kind === 'night') await db.batch(...rootLetters(db, { ...company, root, shrunk, now, installation }))
    return root.number
  })

/** What the file says, from its beginning: the heads of its last entry. What was not noted is noted. */
async function takeOver(db: Db, file: string, noted: number) {
  const heads = new Map<number, Head>()
  let number = 0
  let lastNight: Instant | null = null
  let night: ReturnType<typeof readRootLine>
  for await (const { root, digest } of entriesOf(file)) {
    apply(heads, root)
    number = root.number
    if (root.kind === 'night') lastNight = root.at
    if (number <= noted) continue
    const [isNew] = await db.save(noteRoot(db, root, digest))
    if (isNew && root.kind === 'night') night = root
  }
  await db.batch(...renoteHeads(db, number, heads))
  return { heads, number, lastNight, night }
}
