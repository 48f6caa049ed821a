import { importKinds, type ImportKind } from '@vigie/contract/imports/imports.report.ts'
import type { ImportModel } from '@vigie/contract/imports/imports.ts'
import { columns, type Cells, type Column } from './imports.columns.rules.ts'

/** A line of each kind as one writes it, in every column; the four lines fit each other. */
const examples: { readonly [K in ImportKind]: Readonly<Record<keyof Cells[K], string>> } = {
  sites: {
    code: 'S0001',
    clientCode: 'C001',
    clientName: 'Clinique des Tilleuls',
    name: 'Clinique des Tilleuls, accueil',
    address: '12 rue des Tilleuls',
    addressComplement: 'Bâtiment B',
    postcode: '31000',
    city: 'Toulouse',
    sector: '',
    latitude: '43,6045',
    longitude: '1,4440',
    timeZone: 'Europe/Paris',
    perimeterMetres: '150',
    instructions: 'Ronde toutes les deux heures.',
    access: 'Entrée par le parking.',
    phone: '05 61 00 00 00',
  },
  agents: {
    employeeNumber: '10001',
    lastName: 'MOREL',
    firstName: 'Inès',
    email: 'ines.morel@example.com',
    phoneMobile: '06 12 34 56 78',
    address: '3 place du Marché',
    postcode: '31000',
    city: 'Toulouse',
    cardNumber: 'CAR-031-2030-01-01-20260000001',
    cardExpiresOn: '01/01/2030',
    cardActivity: 'Surveillance humaine',
    bornOn: '12/05/1994',
    qualifications: 'SSIAP1,SST',
    clockingCode: '13572468',
    badge: '',
  },
  contracts: {
    number: 'K00001',
    employeeNumber: '10001',
    type: 'CDI',
    startsOn: '01/01/2026',
    endsOn: '',
    monthlyHoursHundredths: '151,67',
    category: 'Agent de sécurité',
    coefficient: '140',
    profile: 'Jour',
  },
  shifts: {
    number: 'V000001',
    siteCode: 'S0001',
    employeeNumber: '10001',
    contractNumber: 'K00001',
    prestation: 'Surveillance humaine',
    activity: 'Gardiennage',
    profile: 'Jour',
    startDay: '01/03/2027',
    startClock: '07:00',
    endDay: '01/03/2027',
    endClock: '19:00',
    breakMinutes: '30',
    note: '',
  },
}

/** The columns of each kind under the titles that they go by, with a line that shows how each is written. */
export const importModels: readonly ImportModel[] = importKinds.map((kind) => ({
  kind,
  columns: Object.entries<Column<unknown>>(columns[kind]).map(([field, { titles, whenEmpty }]) => ({
    field,
    title: titles[0],
    isRequired: whenEmpty === 'required',
    example: (examples[kind] as Readonly<Record<string, string>>)[field] ?? '',
  })),
}))
