import type { SampleKit, Samples } from '../../../test/samples.ts'

const words = { text: 'Relève faite à 6 h', is_visible_client: true, is_visible_resource: false }

export const samples = ({ app, fixture, rows, company, shift }: SampleKit): Samples => {
  const written = async () => {
    const instant = app.clock.now()
    const row = { company_id: company, shift_id: await shift(), user_id: fixture.users.manager, text: 'Badge rendu' }
    const flags = { is_visible_client: false, is_visible_agent: false, created_at: instant, updated_at: instant }
    return (await rows.insert('shift_comments', { ...row, ...flags }))['comment_id']
  }
  const as = fixture.as('manager')
  return {
    'GET /comments': async () => ({ values: { shift_id: await shift() }, as }),
    'POST /comments': async () => ({ values: { shift_id: await shift(), ...words }, as }),
    'PUT /comments': async () => ({ values: { id: await written(), ...words, version: 1 }, as }),
    'DELETE /comments': async () => ({ values: { id: await written() }, as }),
  }
}
