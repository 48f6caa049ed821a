import { readFile, type ImportFile } from '../read/imports.files.ts'
import { findingsOf, linesOf } from '../read/imports.lines.rules.ts'
import { testBudget } from '../read/imports.rows.testing.ts'
import { decide } from './imports.rules.ts'
import type { ImportSnapshot } from './imports.snapshot.rules.ts'
import { textFile } from '../imports.testing.ts'

/** A company that has nothing yet. */
const empty: ImportSnapshot = {
  timeZone: 'Europe/Paris',
  countsFrom: null,
  firstClockedAt: null,
  clientNames: new Map(),
  closedClients: new Set(),
  sites: new Map(),
  agents: new Map(),
  contracts: new Map(),
  shifts: new Map(),
  signed: [],
  codeHolders: new Map(),
  badgeHolders: new Map(),
  archived: new Set(),
}
export const digestOf = (code: string) => `digest of ${code}`

export const sites = textFile(
  'sites.csv',
  'Code site;Code client;Nom;Fuseau horaire',
  'S1;C1;Siège;Europe/Paris',
  'S2;C1;Port;Indian/Reunion',
)
export const agents = textFile('agents.csv', 'Matricule;Nom;Prénom', '1;MOREL;Inès', '2;PETIT;Léo')
export const contracts = textFile(
  'contrats.csv',
  'N° contrat;Matricule;Type;Début;Fin',
  'K1;1;CDI;01/01/2026;',
  'K2;2;CDD;01/01/2026;31/12/2026',
)
export const titles = 'N° vacation;Code site;Matricule;N° contrat;Date début;Heure début;Date fin;Heure fin'
export const shifts = (...lines: string[]) => textFile('vacations.csv', titles, ...lines)

/** What is decided on files, the lines counted from the first under the titles. */
export async function decided(files: readonly ImportFile[], snapshot: Partial<ImportSnapshot> = {}) {
  const budget = testBudget()
  const read = await Promise.all(files.map((file) => readFile(file, budget)))
  const findings = findingsOf(read)
  const decision = decide(linesOf(read), { ...empty, ...snapshot }, digestOf, findings)
  return {
    ...decision,
    refused: findings.refused.map(({ file, line, reason }) => `${file} ${line - 1} ${reason}`),
    notices: findings.notices.map(({ line, notice }) => `${line - 1} ${notice}`),
  }
}
/** Shifts with the sites, agents and contracts that they name. */
export const all = (...lines: string[]) => decided([shifts(...lines), contracts, agents, sites])
