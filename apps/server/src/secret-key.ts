import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Config } from './config.ts'

/** SECRET_KEY, or the key made once and kept under DATA_DIR for its owner's eyes alone; never in the database. */
export function secretKeyOf({ secretKey, dataDir }: Pick<Config, 'secretKey' | 'dataDir'>): string {
  if (secretKey !== undefined) return secretKey
  const file = path.join(dataDir, 'secret-key')
  const kept = keptSecret(file, () => randomBytes(32).toString('base64url'))
  if (kept.length < 32)
    throw new Error(`La clé gardée dans ${file} est incomplète : rétablissez-la depuis une sauvegarde, ou indiquez SECRET_KEY.`)
  return kept
}

/** What is kept in a file for its owner's eyes alone, made once: of processes that start together all are given the same. */
export function keptSecret(file: string, make: () => string): string {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  try {
    writeFileSync(file, `${make()}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}
