import type { SampleKit, Samples } from '../../../test/samples.ts'

/** A subscription as a browser gives it; its keys are those of RFC 8291, appendix A. */
export const browserToken = (endpoint: string): string =>
  JSON.stringify({
    endpoint,
    expirationTime: null,
    keys: {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
  })

export const samples = ({ rows, company, fixture, as }: SampleKit): Samples => ({
  'GET /notifications': async () => {
    for (const user_id of Object.values(fixture.users))
      await rows.insert('notifications', {
        company_id: company,
        user_id,
        kind: 'documentFiled',
        facts: JSON.stringify({ document: 'Consignes', asks: true, by: '2026-10-30' }),
        path: '/documents',
        about: `sample ${Math.random()}`,
        created_at: '2026-10-12T08:00:00Z',
      })
    return { values: {}, as: fixture.as('resource') }
  },
  'PUT /notifications/read': as('resource', { up_to: 1 }),
  'GET /notifications/preferences': as('resource'),
  'PUT /notifications/preferences': as('resource', { preferences: [{ kind: 'documentReminder', way: 'mail', is_on: false }] }),
  'GET /notifications/sites': as('client'),
  'GET /notifications/sites/counts/{id}': as('client', { id: fixture.users.client }),
  'POST /notifications/createSite': as('client', { siteId: fixture.siteId }),
  'DELETE /notifications/deleteSite': as('client', { siteId: fixture.siteId }),
  'POST /notifications/send': as('manager', { title: 'Réunion', text: 'Demain à 9 h.', resourceIds: [fixture.agentId] }),
  'GET /notifications/recipients': as('manager', { resourceIds: [fixture.agentId] }),
  'POST /notifications/registerToken': as('resource', {
    token: browserToken('https://push.example.com/send/1'),
    device: 'a browser',
    platform: 0,
  }),
})
