import { changeIdentity } from '@vigie/contract/companies/companies.identity.ts'
import { changeLogo } from '@vigie/contract/companies/companies.logo.ts'
import { everybody, anyone, type AccessRows } from '../../../test/access.words.ts'
import { appCredentials } from '../../../test/app.ts'
import type { SampleKit, Samples } from '../../../test/samples.ts'

export const access: AccessRows = {
  'GET /database/version': anyone,
  'GET /company/theme': anyone,
  'GET /init': anyone,
  'GET /start': anyone,
  'GET /client-access/{code}': { app: [] },
  'GET /company/infos': everybody,
  'GET /file/logo': anyone,
  'PUT /company/logo': { manager: ['setting man_admin'] },
  'DELETE /company/logo': { manager: ['setting man_admin'] },
  'GET /company/identity': { manager: ['setting man_admin'] },
  'PUT /company/identity': { manager: ['setting man_admin'] },
  'GET /company/backups': { manager: ['setting man_admin'] },
  'PUT /company/offline-hours': { manager: ['setting man_admin'] },
  'PUT /company/shift-checks': { manager: ['feature shiftChecks', 'setting man_admin'] },
}

export const samples = ({ app, as, fixture }: SampleKit): Samples => ({
  'GET /init': as('nobody', { apiCode: fixture.company.code }),
  'GET /start': as('nobody', { apiCode: fixture.company.code }),
  'GET /database/version': as('nobody'),
  'GET /company/theme': as('nobody'),
  'GET /company/infos': as('client'),
  'GET /file/logo': as('nobody'),
  'PUT /company/logo': as('manager', { logo: changeLogo.example!.logo }),
  'DELETE /company/logo': as('manager'),
  'PUT /company/shift-checks': async () => {
    await app.database.superuser.query(`delete from company_settings where company_id = $1 and key like 'shift_check_%'`, [
      fixture.company.id,
    ])
    return { values: { every_minutes: 120, answer_minutes: 15, version: 15 }, as: fixture.as('manager') }
  },
  'GET /company/identity': as('manager'),
  'PUT /company/identity': async () => {
    await app.database.superuser.query('update companies set identity_version = 1 where company_id = $1', [fixture.company.id])
    return { values: changeIdentity.example!, as: fixture.as('manager') }
  },
  'GET /company/backups': as('manager'),
  'PUT /company/offline-hours': as('manager', { hours: 36, version: 36 }),
  'GET /client-access/{code}': () => Promise.resolve({ values: { code: fixture.company.code }, as: { basic: appCredentials } }),
})
