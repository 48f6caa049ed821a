import type { Demand } from '@vigie/contract/demands/demands.ts'
import type { DemandTypeForm } from '@vigie/contract/demands/demands.types.ts'
import type { Day, Instant } from '@vigie/contract/kit/time.ts'

/** A demand of leave for one day, made on Friday evening. */
export const leave: Demand = {
  id: 7,
  typeId: 2,
  typeName: 'Indisponibilité',
  fields: { unavailability_type_id: 3, date_start: '2026-12-14', date_end: '2026-12-14' },
  filePath: '',
  text: 'Rendez-vous au tribunal à 14 h.',
  response: '',
  status: 0,
  contractId: 4,
  createdAt: '2026-11-20T20:47:00Z' as Instant,
  handledAt: null,
  amount: null,
  unavailabilityName: 'Congés sans solde',
  unavailableFrom: '2026-12-14' as Day,
  unavailableUntil: '2026-12-14' as Day,
  swap: null,
  agentId: 12,
  agentName: 'VERNOULT Awa',
  employeeNumber: 'A001',
  photoUrl: null,
  contractName: 'CDI',
  monthlyHoursHundredths: 15167,
  handledByName: null,
  files: [],
  version: 1,
}

/** One of another type. */
export const demandOf = (changes: Partial<Demand>): Demand => ({
  ...leave,
  unavailabilityName: null,
  unavailableFrom: null,
  unavailableUntil: null,
  fields: {},
  text: '',
  ...changes,
})

export const form = (id: number, name: string, fields: DemandTypeForm['fields']): DemandTypeForm => ({
  id,
  name,
  isOffered: true,
  fields,
  text: 'optional',
  files: 'optional',
})
export const infoForm = form(1, 'Mes informations', [
  { name: 'address', label: 'Adresse', kind: 'text', isRequired: false },
  { name: 'city', label: 'Ville', kind: 'text', isRequired: false },
])
export const advanceForm = form(3, 'Acompte', [{ name: 'amount', label: 'Montant', kind: 'amount', isRequired: true }])

export const opens = {
  id: 31,
  site_id: 5,
  site_name: 'Hôpital de la Brière',
  datetime_start: '2026-12-14 08:00:00',
  datetime_end: '2026-12-14 20:00:00',
  starts_at: '2026-12-14T07:00:00Z',
  ends_at: '2026-12-14T19:00:00Z',
  time_zone: 'Europe/Paris',
  month: '202612',
  is_night: false,
  fate: 'opens',
}
/** What accepting a leave changes. */
export const absence = {
  unavailability_type_name: 'Congés sans solde',
  date_start: '2026-12-14',
  date_end: '2026-12-14',
  shifts: [opens],
  weeks: [{ date_start: '2026-12-14', minutes: 2880, minutes_after: 2160 }],
  months_asked_again: ['202612'],
}
