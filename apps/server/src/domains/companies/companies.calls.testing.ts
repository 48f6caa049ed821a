import { changeIdentity } from '@vigie/contract/companies/companies.identity.ts'
import { changeSettings } from '@vigie/contract/companies/companies.settings.ts'
import { appCredentials } from '../../../test/app.ts'
import type { SampleKit, Samples } from '../../../test/samples.ts'

export const samples = ({ app, as, fixture }: SampleKit): Samples => ({
  'GET /init': as('nobody', { apiCode: fixture.company.code }),
  'GET /start': as('nobody', { apiCode: fixture.company.code }),
  'PUT /company/settings': async () => {
    const [key] = Object.keys(changeSettings.example!.changes)
    await app.database.superuser.query('delete from company_settings where company_id = $1 and key = $2', [fixture.company.id, key])
    return { values: changeSettings.example!, as: fixture.as('manager') }
  },
  'PUT /company/identity': async () => {
    await app.database.superuser.query('update companies set identity_version = 1 where company_id = $1', [fixture.company.id])
    return { values: changeIdentity.example!, as: fixture.as('manager') }
  },
  'GET /client-access/{code}': () => Promise.resolve({ values: { code: fixture.company.code }, as: { basic: appCredentials } }),
})
