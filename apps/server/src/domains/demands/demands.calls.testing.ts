import type { SampleKit, Samples } from '../../../test/samples.ts'

export const samples = ({ app, fixture, rows, company }: SampleKit): Samples => {
  const as = fixture.as('manager')
  const author = fixture.as('resource')
  const demand = async (columns: Record<string, unknown> = {}) =>
    (
      await rows.insert('demands', {
        company_id: company,
        agent_id: fixture.agentId,
        demand_type_id: 4,
        fields: { subject: 'Attestation employeur' },
        created_at: app.clock.now(),
        ...columns,
      })
    )['demand_id'] as number
  /** The key of a file that belongs to a demand. */
  const file = async () => {
    const storage_key = Buffer.from(Array.from({ length: 24 }, () => Math.floor(Math.random() * 256))).toString('base64url')
    const kept = await rows.insert('files', {
      company_id: company,
      storage_key,
      name: 'justificatif.pdf',
      media_type: 'application/pdf',
      extension: 'pdf',
      bytes: 10,
      sha256: Buffer.alloc(32),
      created_at: app.clock.now(),
    })
    await rows.insert('demand_files', { company_id: company, demand_id: await demand(), file_id: kept['file_id'], place: 1 })
    return storage_key
  }
  return {
    'GET /demands': async () => ({ values: { limit: 10 }, as }),
    'GET /demands/file': async () => ({ values: { path: await file() }, as }),
    'GET /demands/effects': async () => ({ values: { id: await demand() }, as }),
    'GET /demands/swaps': async () => ({ values: {}, as: author }),
    'POST /demands': async () => ({ values: { type_id: 4, fields: { subject: 'Attestation employeur' } }, as: author }),
    'PUT /demands': async () => ({ values: { id: await demand(), version: 1, status: 5, response: 'Pas cette fois.' }, as }),
    'DELETE /demands': async () => ({ values: { id: await demand() }, as: author }),
    'POST /demands/types': async () => ({
      values: { name: 'Place de parking', fields: [{ label: 'Immatriculation', kind: 'text', is_required: true }] },
      as,
    }),
    'PUT /demands/types': async () => ({ values: { id: 3, is_offered: false }, as }),
  }
}
