import { photoExample } from '@vigie/contract/auth/profile.ts'
import type { SampleKit, Samples } from '../../../test/samples.ts'

/** Each asks about news of its own. */
export const samples = ({ app, fixture, company }: SampleKit): Samples => {
  const row = { company_id: company, title: 'Titre', body: 'Texte', published_at: '2026-10-01T08:00:00Z', roles: ['manager'] }
  const ofNews =
    (more: Readonly<Record<string, unknown>> = {}) =>
    async () => ({
      values: { id: (await app.rows.insert('news', row))['news_id'], ...more },
      as: fixture.as('manager'),
    })
  const path = '/company/lists/news/picture'
  return { [`PUT ${path}`]: ofNews({ picture: photoExample }), [`GET ${path}`]: ofNews(), [`DELETE ${path}`]: ofNews() }
}
