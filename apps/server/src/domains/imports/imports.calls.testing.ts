import type { SampleKit, Samples } from '../../../test/samples.ts'

export const samples = ({ as, app, company, fixture }: SampleKit): Samples => ({
  'GET /company/counting': as('manager', { counted_from: '2026-10-01' }),
  'PUT /company/counting': async () => {
    // As it was before anybody said a day: that has version 0.
    await app.database.superuser.query(`delete from company_settings where company_id = $1 and key = 'counts_from'`, [company])
    return { values: { counted_from: '2026-10-01', version: 0 }, as: fixture.as('manager') }
  },
  'GET /imports/last': async () => {
    await app.database.superuser.query(
      `insert into import_runs (company_id, user_id, digest, fingerprint, shown_at, state, begun_at, created_count)
       values ($1, $2, 'of a dry run', '', $3, 'written', $3, 12) on conflict do nothing`,
      [company, fixture.users.manager, app.clock.now()],
    )
    return { values: {}, as: fixture.as('manager') }
  },
  'GET /imports/rows': as('manager', { kind: 'agents' }),
  // Without a file there is nothing to do.
  'POST /imports': as('manager', { digest: 'of a dry run' }),
})
