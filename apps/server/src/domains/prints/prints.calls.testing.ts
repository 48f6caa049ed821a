import type { SampleKit, Samples } from '../../../test/samples.ts'

export const samples = ({ app, fixture, company, shift, someone }: SampleKit): Samples => {
  const as = fixture.as('manager')
  const month = '202610'
  const underWay = async () => {
    const { userId, as: own } = await someone()
    const times = { created_at: app.clock.now(), seen_at: app.clock.now() }
    const row = await app.rows.insert('prints', {
      company_id: company,
      user_id: userId,
      kind: 'plannings',
      month,
      state: 'running',
      sheet_count: 3,
      ...times,
    })
    return { id: row['print_id'] as number, as: own }
  }
  return {
    'POST /print': async () => {
      await shift()
      return { values: { kind: 'plannings', month, site_ids: [fixture.siteId], resource_ids: null }, as: (await someone()).as }
    },
    'GET /print': async () => ({ values: { limit: 10 }, as: (await underWay()).as }),
    'DELETE /print': async () => {
      const { id, as: own } = await underWay()
      return { values: { id }, as: own }
    },
    'POST /print/preview': async () => {
      await shift()
      return { values: { kind: 'plannings', month, site_id: fixture.siteId }, as }
    },
    'GET /print/choices': async () => {
      await shift()
      return { values: { kind: 'plannings', month, what: 'sites', limit: 10 }, as }
    },
  }
}
