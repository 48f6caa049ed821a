import type { SampleKit, Samples } from '../../../test/samples.ts'

export const samples = ({ app, fixture, rows, company }: SampleKit): Samples => {
  const as = fixture.as('manager')
  const type = async () => {
    const { rows: found } = await app.database.superuser.query<{ id: number }>(
      `insert into unavailability_types (company_id, name) values ($1, 'Sample') on conflict (company_id, name) do update set name = excluded.name
       returning unavailability_type_id as id`,
      [company],
    )
    return found[0]!.id
  }
  const fields = async () => ({
    unavailability_type_id: await type(),
    date_start: '2031-03-01',
    date_end: '2031-03-02',
    note: '',
    is_proof_awaited: false,
  })
  const of = (values: () => object | Promise<object>) => async () => {
    const absence = await rows.insert('unavailabilities', {
      company_id: company,
      agent_id: await rows.agent(company),
      unavailability_type_id: await type(),
      starts_at: '2031-02-28T23:00:00Z',
      ends_at: '2031-03-02T23:00:00Z',
      created_at: app.clock.now(),
    })
    return { values: { absence_id: absence['unavailability_id'], ...(await values()) }, as }
  }
  return {
    'GET /absences/{absence_id}': of(() => ({})),
    'GET /absences/days': () => Promise.resolve({ values: { resource_id: fixture.agentId, year: 2031 }, as }),
    'POST /absences': async () => ({ values: { resource_id: await rows.agent(company), ...(await fields()) }, as }),
    'PUT /absences/{absence_id}': of(async () => ({ ...(await fields()), version: 1 })),
    'DELETE /absences/{absence_id}': of(() => ({ version: 1 })),
  }
}
