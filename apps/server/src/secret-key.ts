import { createHmac, randomBytes } from 'node:crypto'
import path from 'node:path'
import type { Config } from './config.ts'
import { keptSecret } from './platform/kept-secret.ts'
import type { Database } from './platform/postgres/db.ts'

type KeyConfig = Pick<Config, 'secretKey' | 'dataDir'>
const fileOf = (dataDir: string): string => path.join(dataDir, 'secret-key')

/** SECRET_KEY, or the key made once and kept under DATA_DIR for its owner's eyes alone; never in the database. */
export function secretKeyOf({ secretKey, dataDir }: KeyConfig): string {
  if (secretKey !== undefined) return secretKey
  const file = fileOf(dataDir)
  const kept = keptSecret(file, () => randomBytes(32).toString('base64url'))
  if (kept.length < 32)
    throw new Error(`La clé gardée dans ${file} est incomplète : rétablissez-la depuis une sauvegarde, ou indiquez SECRET_KEY.`)
  return kept
}

/** What the database knows of the key: enough to know it again, and nothing to make it from. */
const printOf = (secretKey: string): string => createHmac('sha256', secretKey).update('vigie/print').digest('base64url').slice(0, 22)

/**
 * The secret key, once it is known to be the one that this database was served with before; the first one is noted. With
 * another key no clocking code is recognised, and what is written under it is lost with the right one. Throws a sentence.
 */
export async function knownSecretKey(config: KeyConfig, database: Database): Promise<string> {
  const secretKey = secretKeyOf(config)
  const print = printOf(secretKey)
  const [row] = await database.callPublic<{ kept: string }>('noted', ['secret_key', print])
  if (row?.kept === print) return secretKey
  const where = config.secretKey === undefined ? fileOf(config.dataDir) : 'SECRET_KEY'
  throw new Error(
    `La clé secrète (${where}) n’est pas celle de cette base : aucun code de pointage n’y serait reconnu. Rétablissez l’ancienne. ` +
      'Si elle est perdue : npm run secret-key:accept, puis de nouveaux codes pour les agents.',
  )
}
