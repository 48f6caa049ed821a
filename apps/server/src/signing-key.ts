import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import path from 'node:path'
import type { Config } from './config.ts'
import { keptSecret } from './platform/kept-secret.ts'

/**
 * The Ed25519 key that signs roots and receipts (decisions/07-proof): SIGNING_KEY, or the one made once and kept under DATA_DIR for
 * its owner's eyes alone. Never in the database, nor where the logs are written.
 */
export function signingKeyOf({ signingKey, dataDir }: Pick<Config, 'signingKey' | 'dataDir'>): KeyObject {
  if (signingKey !== undefined) return createPrivateKey(signingKey)
  const file = path.join(dataDir, 'signing-key')
  const kept = keptSecret(file, () => generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString().trim())
  try {
    return createPrivateKey(kept)
  } catch {
    throw new Error(
      `La clé de signature gardée dans ${file} est incomplète : rétablissez-la depuis une sauvegarde, ou indiquez SIGNING_KEY.`,
    )
  }
}
