import { existsSync } from 'node:fs'
import { chmod, copyFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { layRootsApart } from './domains/clockings/verify/root.apart.ts'
import { verifyAll, type VerifiedAll } from './domains/clockings/verify/verify.all.ts'
import { openReader } from './kit/proof/signer.ts'
import { namesIn } from './platform/folder.ts'
import { connect } from './platform/connect.ts'

/** The keys, which are in no backup: who has them beside it could make codes and receipts. */
export const keyFiles = ['secret-key', 'signing-key'] as const

/** Copies the keys that a folder holds into another; answers their names. */
export async function copyKeys(from: string, to: string): Promise<string[]> {
  const there = keyFiles.filter((name) => existsSync(path.join(from, name)))
  if (there.length > 0) await mkdir(to, { recursive: true, mode: 0o700 })
  for (const name of there) {
    await copyFile(path.join(from, name), path.join(to, name))
    await chmod(path.join(to, name), 0o600)
  }
  return there
}

export interface CheckedInstallation extends VerifiedAll {
  /** Roots that are newer than the database, laid apart. */
  readonly apart: number
}

/**
 * Starts a restored installation, verifies what `clockings:verify` does, and stops it. The roots are held against the keys that were
 * restored with them: the key that signs may still be missing.
 */
export async function checkRestored(
  dataDir: string,
  { tell, say }: Record<'tell' | 'say', (sentence: string) => void>,
): Promise<CheckedInstallation> {
  const proofDir = path.join(dataDir, 'proof')
  const postgres = await connect({ dataDir })
  try {
    const apart = await layRootsApart(postgres.database, proofDir, path.join(dataDir, 'proof-later'))
    const signer = openReader(proofDir)
    const verified = await verifyAll(postgres.database, { signer, proofDir, tell, say })
    const isUnread = !signer && (await namesIn(path.join(proofDir, 'roots'))).length > 0
    if (isUnread) tell('Clés de signature : leur liste manque ou ne peut pas être lue ; les racines n’ont pas été vérifiées.')
    return { ...verified, faults: verified.faults + Number(isUnread), apart }
  } finally {
    await postgres.close()
  }
}
