import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const reasons: Record<string, string> = {
  EACCES: 'cet utilisateur n’y a pas accès',
  EPERM: 'cet utilisateur n’y a pas accès',
  EROFS: 'le disque est en lecture seule',
  ENOSPC: 'le disque est plein',
  EDQUOT: 'le quota est atteint',
  ENOTDIR: 'un fichier porte ce nom',
  EEXIST: 'un fichier porte ce nom',
}

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
    const { code = '' } = error as NodeJS.ErrnoException
    throw new Error(`Réglage ${setting} : rien ne peut être écrit dans ${folder} (${reasons[code] ?? code}). Indiquez un autre dossier.`, {
      cause: error,
    })
  }
}
