import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'

/** For a catch: the value for a missing file or folder. Any other error is rethrown. */
export const unlessGone =
  <T>(otherwise: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return otherwise
    throw error
  }

/** The names in a folder; none where there is no folder. */
export const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(unlessGone<string[]>([]))

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'cet utilisateur n’y a pas accès',
  EPERM: 'cet utilisateur n’y a pas accès',
  EROFS: 'le disque est en lecture seule',
  ENOSPC: 'le disque est plein',
  EDQUOT: 'le quota est atteint',
  ENOTDIR: 'un fichier porte ce nom',
  EEXIST: 'un fichier porte ce nom',
  ENAMETOOLONG: 'le chemin est trop long',
  // Node reports this for a folder that cannot be created below a read-only mount.
  ENOENT: 'ce dossier ne peut pas y être créé',
}

/** Why a folder is not writable, in words for the operator. */
export const whyNotWritable = ({ code = '' }: NodeJS.ErrnoException): string => reasons[code] ?? code

/**
 * Makes a folder of the installation where it is missing, and tries that a file can be written there: what fails later fails
 * in the middle of something. Throws a sentence that names the setting.
 */
export function makeWritable(setting: string, folder: string): void {
  const probe = path.join(folder, `.probe-${process.pid}`)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeFileSync(probe, 'x')
    rmSync(probe)
  } catch (error) {
    const why = whyNotWritable(error as NodeJS.ErrnoException)
    throw new Error(`Réglage ${setting} : rien ne peut être écrit dans ${folder} (${why}). Indiquez un autre dossier.`, { cause: error })
  }
}
