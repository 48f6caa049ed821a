import { changeIdentity } from '@vigie/contract/companies/companies.identity.ts'
import { appCredentials } from '../../../test/app.ts'
import type { SampleKit, Samples } from '../../../test/samples.ts'

export const samples = ({ app, as, fixture }: SampleKit): Samples => ({
  'GET /init': as('nobody', { apiCode: fixture.company.code }),
  'GET /start': as('nobody', { apiCode: fixture.company.code }),
  'PUT /company/shift-checks': async () => {
    await app.database.superuser.query(`delete from company_settings where company_id = $1 and key like 'shift_check_%'`, [
      fixture.company.id,
    ])
    return { values: { every_minutes: 120, answer_minutes: 15, version: 15 }, as: fixture.as('manager') }
  },
  'PUT /company/identity': async () => {
    await app.database.superuser.query('update companies set identity_version = 1 where company_id = $1', [fixture.company.id])
    return { values: changeIdentity.example!, as: fixture.as('manager') }
  },
  'PUT /company/offline-hours': as('manager', { hours: 36, version: 36 }),
  'GET /client-access/{code}': () => Promise.resolve({ values: { code: fixture.company.code }, as: { basic: appCredentials } }),
})
