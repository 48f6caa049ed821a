import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const titles = 'N° vacation;Code site;Matricule;N° contrat;Profil;Date début;Heure début;Date fin;Heure fin'
const folder = mkdtempSync(path.join(os.tmpdir(), 'vigie-planning-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

/** A file of lines as one imports it; answers where it lies. */
export function fileOf(name: string, ...lines: string[]): string {
  const place = path.join(folder, name)
  writeFileSync(place, lines.join('\n'))
  return place
}

/** A file of shifts: `V1;S1;1;K1;Jour;12/10/2026;07:00;12/10/2026;19:00`. */
export const shiftsFile = (...lines: string[]): string => fileOf('vacations.csv', titles, ...lines)
