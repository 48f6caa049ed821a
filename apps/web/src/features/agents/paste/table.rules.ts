import type { NewAgentForm } from '@vigie/contract/agents/agents.create.ts'
import { mostPasted } from '@vigie/contract/agents/agents.paste.ts'
import { isDay, type Day } from '@vigie/contract/kit/time.ts'

/** The fields that a column of a pasted table may hold. */
export const pastedFields = [
  'lastName',
  'firstName',
  'employeeNumber',
  'phoneMobile',
  'email',
  'bornOn',
  'cardNumber',
  'cardExpiresOn',
  'clockingCode',
  'contractTypeId',
  'contractStartsOn',
  'contractHours',
] as const satisfies readonly (keyof NewAgentForm)[]
export type PastedField = (typeof pastedFields)[number]

/** What French, English and German spreadsheets write above a column, without accents, case and signs. */
const titles: Readonly<Record<PastedField, readonly string[]>> = {
  lastName: ['nom', 'nomdefamille', 'lastname', 'surname', 'nachname', 'name'],
  firstName: ['prenom', 'firstname', 'vorname'],
  employeeNumber: ['matricule', 'numero', 'employeenumber', 'number', 'personalnummer'],
  phoneMobile: ['telephone', 'tel', 'portable', 'mobile', 'telmobile', 'telephonemobile', 'gsm', 'phone', 'telefon', 'handy'],
  email: ['email', 'mail', 'courriel', 'adressemail', 'emailaddress', 'emailadresse'],
  bornOn: ['datedenaissance', 'naissance', 'neele', 'nele', 'dateofbirth', 'geburtsdatum'],
  cardNumber: [
    'cartepro',
    'carteprofessionnelle',
    'ncartepro',
    'ncarte',
    'numerodecarte',
    'numerocartepro',
    'cnaps',
    'cardnumber',
    'ausweis',
  ],
  cardExpiresOn: ['findecarte', 'validitecarte', 'expirationcarte', 'findevalidite', 'echeancecarte', 'expiry', 'gultigbis'],
  clockingCode: ['code', 'codepointage', 'codedepointage', 'clockingcode', 'stempelcode'],
  contractTypeId: ['type', 'contrat', 'typedecontrat', 'contract', 'contracttype', 'vertrag'],
  contractStartsOn: ['debut', 'datedebut', 'debutdecontrat', 'embauche', 'entree', 'datedentree', 'premierjour', 'start', 'beginn'],
  contractHours: ['heures', 'hmois', 'heuresparmois', 'heuresmois', 'hours', 'stunden'],
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')

/** The field that a title names; null: none that is known. */
export const fieldOfTitle = (title: string): PastedField | null => {
  const said = plain(title)
  return pastedFields.find((field) => titles[field].includes(said)) ?? null
}

/** Columns of a pasted table, and characters of a cell: more is no table of agents, and would freeze the page. */
const mostColumns = 40
const mostCharacters = 500

/** What a paste has too much of, with the words that say so (`firstSteps.paste`). */
export interface PasteFault {
  readonly fault: 'tooMany' | 'tooWide' | 'tooLong'
  readonly values: { readonly count: number; readonly line: number }
}

/**
 * The cells of a table as spreadsheets put it on the clipboard: tabs, or the separators of a CSV; quotes around what holds them. Reading
 * stops at the first thing that is too much, however long the rest.
 */
export function cellsOf(text: string): string[][] | PasteFault {
  const lines = text.replaceAll(/\r\n?/g, '\n')
  const separator = lines.includes('\t') ? '\t' : lines.includes(';') ? ';' : ','
  const rows: string[][] = []
  let row: string[] = []
  let [cell, isQuoted] = ['', false]
  const end = () => {
    row.push(cell.trim())
    cell = ''
  }
  const endRow = () => {
    end()
    if (row.some((value) => value !== '')) rows.push(row)
    row = []
  }
  const tooMuch = (fault: PasteFault['fault'], count: number): PasteFault => ({ fault, values: { count, line: rows.length + 1 } })
  for (let at = 0; at < lines.length; at++) {
    const letter = lines[at]!
    if (isQuoted && letter === '"' && lines[at + 1] === '"') {
      cell += '"'
      at++
    } else if (letter === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted
    else if (isQuoted) cell += letter === '\n' ? ' ' : letter
    else if (letter === separator) end()
    else if (letter === '\n') endRow()
    else cell += letter
    if (cell.length > mostCharacters) return tooMuch('tooLong', mostCharacters)
    if (row.length >= mostColumns) return tooMuch('tooWide', mostColumns)
    // With a line of titles.
    if (rows.length > mostPasted + 1) return tooMuch('tooMany', mostPasted)
  }
  endRow()
  return rows
}

export interface PastedTable {
  /** The titles as they were written; empty texts where the first line is none. */
  readonly titles: readonly string[]
  readonly columns: readonly (PastedField | null)[]
  readonly rows: readonly (readonly string[])[]
}

/** A table with its recognised columns: its first line is a line of titles where it names two fields at least. */
export function tableOf(text: string): PastedTable | PasteFault {
  const cells = cellsOf(text)
  if ('fault' in cells) return cells
  const width = Math.max(0, ...cells.map((row) => row.length))
  const square = cells.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? ''))
  const [first = [], ...rest] = square
  const named = first.map(fieldOfTitle)
  // A field is one column's: the first that names it.
  const columns = named.map((field, at) => (field !== null && named.indexOf(field) === at ? field : null))
  const hasTitles = columns.filter((field) => field !== null).length >= 2
  const rows = hasTitles ? rest : square
  if (rows.length > mostPasted) return { fault: 'tooMany', values: { count: mostPasted, line: mostPasted + 1 } }
  if (hasTitles) return { titles: first, columns, rows }
  return { titles: first.map(() => ''), columns: first.map(() => null), rows }
}

/** `18/03/2030`, `18-03-30` is not read, `2030-03-18` is; null: empty; undefined: no day. */
export function readDayCell(text: string): Day | null | undefined {
  if (text === '') return null
  const french = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text)
  const said = french ? `${french[3]}-${french[2]!.padStart(2, '0')}-${french[1]!.padStart(2, '0')}` : text
  return isDay(said) ? said : undefined
}
/** `151,67` in hundredths; null: empty; NaN: no number. */
export function readHoursCell(text: string): number | null {
  const said = text.replaceAll(/[\s\u00a0\u202f]|h$/gi, '').replace(',', '.')
  if (said === '') return null
  return /^\d{1,4}(\.\d{1,2})?$/.test(said) ? Math.round(Number(said) * 100) : Number.NaN
}
