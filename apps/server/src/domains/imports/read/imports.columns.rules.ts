import type { ImportKind } from '@vigie/contract/imports/imports.report.ts'
import type { Day } from '@vigie/contract/kit/time.ts'
import {
  readBadge,
  readBetween,
  readBreak,
  readClock,
  readCode,
  readDay,
  readEndClock,
  readHundredths,
  readList,
  readOpen,
  readPerimeter,
  readPostcode,
  readPreClockMinutes,
  readSwitch,
  readText,
  readTimeZone,
  type Reader,
} from './imports.fields.rules.ts'

/** A column: the titles it goes by, what its cells say, and what an empty cell says. */
export interface Column<T> {
  readonly titles: readonly [string, ...string[]]
  readonly read: Reader<T>
  /** required: must stand there; clears: an empty cell says `empty`; silent: an empty cell leaves what is. */
  readonly whenEmpty: 'required' | 'clears' | 'silent'
  readonly empty?: T
}
const must = <T>(read: Reader<T>, ...titles: Column<T>['titles']): Column<T> => ({ titles, read, whenEmpty: 'required' })
const may = <T>(read: Reader<T>, empty: T, ...titles: Column<T>['titles']): Column<T> => ({ titles, read, whenEmpty: 'clears', empty })
const hint = <T>(read: Reader<T>, ...titles: Column<T>['titles']): Column<T> => ({ titles, read, whenEmpty: 'silent' })
/** As `may`, for what is either said or null. */
const orNull = <T>(read: Reader<T>, ...titles: Column<T | null>['titles']) => may<T | null>(read, null, ...titles)

/** What the cells of a line say, by kind. A column that the file lacks says nothing. */
export interface Cells {
  sites: {
    code: string
    clientCode: string
    clientName: string
    name: string
    address: string
    addressComplement: string
    postcode: string
    city: string
    sector: string
    latitude: number | null
    longitude: number | null
    timeZone: string
    perimeterMetres: number | null
    instructions: string
    access: string
    phone: string
    alert: string
    isActive: boolean
    isClockingEnabled: boolean
    canClockByPhone: boolean
    isOutsideAreaRefused: boolean
    asksPreClocking: boolean
    preClockMinutes: number | null
  }
  agents: {
    employeeNumber: string
    lastName: string
    firstName: string
    email: string
    phoneMobile: string
    address: string
    postcode: string
    city: string
    cardNumber: string
    cardExpiresOn: Day | null
    cardActivity: string
    bornOn: Day | null
    qualifications: readonly string[]
    clockingCode: string
    badge: string
  }
  contracts: {
    number: string
    employeeNumber: string
    type: string
    startsOn: Day
    endsOn: Day | null
    monthlyHoursHundredths: number | null
    category: string
    coefficient: string
    profile: string
  }
  shifts: {
    number: string
    siteCode: string
    employeeNumber: string
    contractNumber: string
    prestation: string
    activity: string
    profile: string
    startDay: Day
    startClock: string
    endDay: Day
    endClock: string
    breakMinutes: number | null
    note: string
  }
}

/** The columns of each kind under their French titles; accents, case and punctuation do not matter. */
export const columns: { readonly [K in ImportKind]: { readonly [F in keyof Cells[K]]: Column<Cells[K][F]> } } = {
  sites: {
    code: must(readText, 'Code site'),
    clientCode: must(readText, 'Code client'),
    clientName: hint(readText, 'Client', 'Nom client'),
    name: must(readText, 'Nom', 'Nom du site', 'Site'),
    address: may(readText, '', 'Adresse'),
    addressComplement: may(readText, '', 'Complément', 'Complément d’adresse'),
    postcode: may(readPostcode, '', 'Code postal', 'CP'),
    city: may(readText, '', 'Ville'),
    sector: may(readText, '', 'Secteur'),
    latitude: orNull(readBetween(-90, 90, 'LATITUDE_IMPOSSIBLE'), 'Latitude'),
    longitude: orNull(readBetween(-180, 180, 'LONGITUDE_IMPOSSIBLE'), 'Longitude'),
    timeZone: hint(readTimeZone, 'Fuseau horaire', 'Fuseau'),
    perimeterMetres: orNull(readPerimeter, 'Périmètre (m)', 'Périmètre'),
    instructions: may(readText, '', 'Consignes'),
    access: may(readText, '', 'Accès'),
    phone: may(readText, '', 'Téléphone'),
    alert: may(readText, '', 'Alerte'),
    isActive: hint(readOpen, 'État du site'),
    isClockingEnabled: hint(readSwitch, 'Pointage activé'),
    canClockByPhone: hint(readSwitch, 'Pointage par téléphone'),
    isOutsideAreaRefused: hint(readSwitch, 'Refus hors périmètre', 'Refus hors de la zone'),
    asksPreClocking: hint(readSwitch, 'Je suis en route', '« Je suis en route »'),
    preClockMinutes: orNull(readPreClockMinutes, 'Je suis en route (min)'),
  },
  agents: {
    employeeNumber: must(readText, 'Matricule'),
    lastName: must(readText, 'Nom'),
    firstName: must(readText, 'Prénom'),
    email: may(readText, '', 'E-mail', 'Email', 'Mail', 'Courriel'),
    phoneMobile: may(readText, '', 'Téléphone mobile', 'Téléphone', 'Mobile', 'Portable'),
    address: may(readText, '', 'Adresse'),
    postcode: may(readPostcode, '', 'Code postal', 'CP'),
    city: may(readText, '', 'Ville'),
    cardNumber: may(readText, '', 'N° carte professionnelle', 'Carte professionnelle'),
    cardExpiresOn: orNull(readDay, 'Fin de validité carte', 'Validité carte'),
    cardActivity: hint(readText, 'Activité de la carte', 'Activités de la carte', 'Activité carte'),
    bornOn: hint<Day | null>(readDay, 'Date de naissance', 'Né le', 'Née le'),
    qualifications: may(readList, [], 'Qualifications', 'Qualification'),
    clockingCode: hint(readCode, 'Code de pointage', 'Code pointage'),
    badge: hint(readBadge, 'Badge NFC', 'Badge'),
  },
  contracts: {
    number: must(readText, 'N° contrat', 'Contrat'),
    employeeNumber: must(readText, 'Matricule'),
    type: must(readText, 'Type', 'Type de contrat'),
    startsOn: must(readDay, 'Début', 'Date début', 'Date de début'),
    endsOn: orNull(readDay, 'Fin', 'Date fin', 'Date de fin'),
    monthlyHoursHundredths: orNull(readHundredths, 'Heures mensuelles', 'Heures'),
    category: may(readText, '', 'Catégorie'),
    coefficient: may(readText, '', 'Coefficient'),
    profile: may(readText, '', 'Profil'),
  },
  shifts: {
    number: must(readText, 'N° vacation', 'Vacation'),
    siteCode: must(readText, 'Code site', 'Site'),
    employeeNumber: may(readText, '', 'Matricule', 'Agent'),
    contractNumber: may(readText, '', 'N° contrat', 'Contrat'),
    prestation: may(readText, '', 'Prestation'),
    activity: may(readText, '', 'Activité'),
    profile: may(readText, '', 'Profil'),
    startDay: must(readDay, 'Date début', 'Date de début'),
    startClock: must(readClock, 'Heure début', 'Heure de début'),
    endDay: must(readDay, 'Date fin', 'Date de fin'),
    endClock: must(readEndClock, 'Heure fin', 'Heure de fin'),
    breakMinutes: orNull(readBreak, 'Pause (min)', 'Pause'),
    note: may(readText, '', 'Commentaire'),
  },
}

/** A title without accents, case and punctuation, in whatever alphabet; `N°`, `Nº`, `No`, `Num.` and `Numéro` are one word. */
export const plainTitle = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(no|num|numero) /, 'n ')

/** The French title of a field, for reports. */
export const titleOf = (kind: ImportKind, field: string): string =>
  (columns[kind] as Record<string, Column<unknown>>)[field]?.titles[0] ?? extraTitles[field] ?? field
/** Fields that stand in two columns. */
const extraTitles: Record<string, string> = {
  startsAt: 'Début',
  endsAt: 'Fin',
  month: 'Mois',
  codeDigest: 'Code de pointage',
  badges: 'Badge NFC',
}
