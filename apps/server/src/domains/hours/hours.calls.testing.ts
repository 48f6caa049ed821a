import { listHours } from '@vigie/contract/hours/hours.ts'
import type { SampleKit, Samples } from '../../../test/samples.ts'
import { outputOf } from '../../../test/transports.ts'
import { fixtureOf } from '../../../test/fixture.ts'

export const samples = ({ app, fixture, as, shift }: SampleKit): Samples => ({
  'GET /hours': as('manager', { month: '202610', filter: 'all', search: '', sort: '-gap', limit: 10 }),
  'GET /hours/resource': async () => {
    await shift()
    return { values: { month: '202610', resourceId: fixture.agentId }, as: fixture.as('manager') }
  },
  // A company of its own: others' samples look at open months.
  'POST /hours/closing': async () => {
    const own = await fixtureOf(app.rows)
    const { hours } = outputOf(listHours, await app.http(listHours, { month: '202001' }, own.as('manager')))
    return { values: { month: '202001', reason: '', digest: hours.digest }, as: own.as('manager') }
  },
})
