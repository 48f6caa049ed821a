import type { SampleKit, Samples } from '../../../test/samples.ts'

export const samples = ({ fixture, shift, app, company }: SampleKit): Samples => ({
  'GET /resource/held/rows': async () => {
    const id = await shift()
    await app.database.superuser.query(`update shifts set clock_in_status = 1 where company_id = $1 and shift_id = $2`, [company, id])
    return { values: { list: 'services' }, as: fixture.as('resource') }
  },
})
