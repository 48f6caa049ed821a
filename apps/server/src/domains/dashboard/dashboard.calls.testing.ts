import { shiftManagers, type AccessRows } from '../../../test/access.words.ts'
import type { SampleKit, Samples } from '../../../test/samples.ts'

export const access: AccessRows = {
  'GET /dashboard/counters': { manager: [] },
  'GET /dashboard/steps': { manager: [] },
  'GET /dashboard/shifts': {
    ...shiftManagers,
    client: ['setting cli_access_schedule_site', 'page PLANNING'],
    client_user: ['setting cli_access_schedule_site', 'page PLANNING'],
    manager_partner: ['feature partnerSpace', 'setting partner_access_schedules', 'page PART_PLANNING'],
  },
  'GET /dashboard/anomalies': shiftManagers,
  'GET /dashboard/contracts': { manager: ['setting man_access_list_resource'] },
}

export const samples = ({ as }: SampleKit): Samples => ({
  'GET /dashboard/counters': as('manager', { month: '202610', onlyAnomalies: false }),
  'GET /dashboard/steps': as('manager'),
  'GET /dashboard/shifts': as('manager', { limit: 5 }),
  'GET /dashboard/anomalies': as('manager', { month: '202610', kind: 'missed', limit: 10 }),
  'GET /dashboard/contracts': as('manager', { month: '202610', has_shifts: false, limit: 10 }),
})
