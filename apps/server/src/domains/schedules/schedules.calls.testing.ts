import type { SampleKit, Samples } from '../../../test/samples.ts'

export const samples = ({ fixture, as, shift, app, company }: SampleKit): Samples => {
  const publishOnce = () =>
    app.database.superuser.query(
      `insert into schedule_months (company_id, agent_id, month, published_at) values ($1, $2, '202610', $3) on conflict do nothing`,
      [company, fixture.agentId, app.clock.now()],
    )
  return {
    'GET /schedules': as('manager', { month: '202610', siteId: fixture.siteId }),
    'PUT /validate/schedule': async () => {
      await shift()
      await publishOnce()
      return { values: { month: '202610' }, as: fixture.as('resource') }
    },
    'GET /schedules/feed': as('resource'),
    'POST /schedules/feed': as('resource'),
    'DELETE /schedules/feed': as('resource'),
    'POST /schedules/publication/reminder': as('manager', { month: '202610' }),
    'GET /schedules/publication': as('manager', { month: '202610', search: 'Nom', state: 'unpublished', limit: 10 }),
    'PUT /schedules/publication': async () => ({
      values: { month: '202610', resource_ids: [(await shift()) && fixture.agentId], is_published: true },
      as: fixture.as('manager'),
    }),
    'GET /shift/infos': async () => ({ values: { id: await shift() }, as: fixture.as('manager') }),
  }
}
