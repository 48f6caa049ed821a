import type { SampleKit, Samples } from '../../../test/samples.ts'

const at = '2026-10-01T08:00:00Z'

export const samples = ({ fixture, rows, company }: SampleKit): Samples => {
  /** A site of its own with a version: a draft, one that holds, or one that comes. */
  const versionAt = async (startsAt: string | null) => {
    const siteId = await rows.site(company, fixture.clientId)
    const columns = { company_id: company, site_id: siteId, text: 'Ronde de 22 h', number: 1, created_at: at }
    const row = await rows.insert('site_instructions', { ...columns, starts_at: startsAt, published_at: startsAt && at })
    return { siteId, id: row['instructions_id'] as number }
  }
  /** The same, with an agent of its own that has a published service there. */
  const own = async () => {
    const values = await versionAt(at)
    const agentId = await rows.agent(company)
    const agent = { company_id: company, agent_id: agentId }
    await rows.insert('schedule_months', { ...agent, month: '202610', published_at: at })
    const service = { startsAt: '2026-10-05T08:00:00Z', endsAt: '2026-10-05T16:00:00Z' }
    await rows.shift(company, { siteId: values.siteId, agentId, contractId: await rows.contract(company, agentId), ...service })
    const userId = await rows.user(company, { role: 'resource', columns: { agent_id: agentId } })
    return { values, as: { code: fixture.company.code, token: await rows.session(company, userId) } }
  }
  const asManager = async (values: Promise<object>) => ({ values: (await values) as Record<string, unknown>, as: fixture.as('manager') })
  return {
    'GET /sites/{siteId}/instructions': () => asManager(versionAt(at)),
    'GET /sites/{siteId}/instructions/readers': () => asManager(versionAt(at)),
    'PUT /sites/{siteId}/instructions/draft': () =>
      asManager(
        rows.site(company, fixture.clientId).then((siteId) => ({ siteId, text: 'Ronde', starts_on: null, id: null, version: null })),
      ),
    'DELETE /sites/{siteId}/instructions/draft': () => asManager(versionAt(null).then((draft) => ({ ...draft, version: 1 }))),
    'PUT /sites/{siteId}/instructions/publication': () => asManager(versionAt(null).then((draft) => ({ ...draft, version: 1 }))),
    'DELETE /sites/{siteId}/instructions/publication': () => asManager(versionAt('2030-01-01T08:00:00Z')),
    'POST /sites/{siteId}/instructions/reminders': () => asManager(versionAt(at)),
    'GET /instructions': async () => {
      const { values, as } = await own()
      return { values: { siteId: values.siteId }, as }
    },
    'PUT /instructions/read': own,
  }
}
