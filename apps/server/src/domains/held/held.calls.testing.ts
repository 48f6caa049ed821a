import type { AccessRow, AccessRows } from '../../../test/access.words.ts'
import type { SampleKit, Samples } from '../../../test/samples.ts'

const own: AccessRow = { resource: [] }
export const access: AccessRows = {
  'GET /resource/held': own,
  'GET /resource/held/sheet': own,
  'GET /resource/held/rows': own,
}

export const samples = ({ as, fixture, shift, app, company }: SampleKit): Samples => ({
  'GET /resource/held': as('resource'),
  'GET /resource/held/sheet': as('resource'),
  'GET /resource/held/rows': async () => {
    const id = await shift()
    await app.database.superuser.query(`update shifts set clock_in_status = 1 where company_id = $1 and shift_id = $2`, [company, id])
    return { values: { list: 'services' }, as: fixture.as('resource') }
  },
})
