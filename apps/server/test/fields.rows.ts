import { role, type Role } from '@vigie/contract/access.ts'
import { qualificationKinds } from '@vigie/contract/agents/qualifications.ts'
import { addMinutes, type Instant } from '@vigie/contract/kit/time.ts'
import { digestOf, newLinkToken } from '../src/domains/auth/sessions/auth.tokens.ts'
import { browserToken } from '../src/domains/notifications/notifications.calls.testing.ts'
import { hashPassword } from '../src/domains/auth/hashing/passwords.ts'
import type { Values } from './transports.ts'
import type { TestApp } from './app.ts'
import { documentIn, validateIn } from './documents.ts'
import { password, type Fixture } from './fixture.ts'

/**
 * Fills everything that a company keeps of the fixture's agent, site and shifts, so that what an answer does not show is
 * hidden and not missing. Answers the values that each call is asked with by a role.
 */
export async function everythingOf(app: TestApp, { company, agentId, siteId, partnerId, contractId, users }: Fixture) {
  const { rows } = app
  const sql = (text: string, ...values: unknown[]) => app.database.superuser.query(text, values)
  const of = { company_id: company.id }
  const named = async (table: string, column: string) => (await rows.insert(table, { ...of, name: 'Gardiennage' }))[column] as number
  const profileId = await named('profiles', 'profile_id')
  const activityId = await named('activities', 'activity_id')
  const prestationId = await named('prestations', 'prestation_id')
  const unavailabilityTypeId = await named('unavailability_types', 'unavailability_type_id')
  await sql(
    `update agents set partner_id = $2, email = 'alix@example.test', phone_mobile = '0601020304', phone_office = '0102030405',
            address = '1 rue du Port', postcode = '13002', city = 'Marseille', card_number = 'CAR-013-2027', card_expires_on = '2027-05-01',
            photo_url = '/photo.jpg' where agent_id = $1`,
    agentId,
    partnerId,
  )
  for (const kind of qualificationKinds) {
    const row = await rows.insert('qualifications', { ...of, kind, code: kind.toUpperCase(), name: kind })
    await rows.insert('agent_qualifications', {
      ...of,
      agent_id: agentId,
      qualification_id: row['qualification_id'],
      expires_on: '2027-01-01',
    })
  }
  await sql(
    `update contracts set monthly_hours_hundredths = 15167, category = 'AQS', coefficient = '140', profile_id = $2, ends_on = '2027-12-31' where contract_id = $1`,
    contractId,
    profileId,
  )
  await sql(
    `update sites set address = '1 quai', address_complement = 'Hall B', postcode = '13002', city = 'Marseille', sector = '13', instructions = 'Ronde',
            access = 'Badge', alert = 'Chien', phone = '0491000000', perimeter_metres = 100 where site_id = $1`,
    siteId,
  )
  for (const code of ['RESPCLIENT', 'RESPEXPLOIT'])
    await rows.insert('contacts', {
      ...of,
      site_id: siteId,
      code,
      username: 'jo',
      job: 'Accueil',
      note: 'Le matin',
      name: 'Jo',
      email: 'jo@example.test',
      phone_mobile: '0600000000',
    })
  const colleague = await rows.agent(company.id, { columns: { last_name: 'Collègue' } })
  const reliever = await rows.agent(company.id, { columns: { last_name: 'Relève' } })
  const relief = { company_id: company.id, name: 'Relève arrivée en avance', depends_on: 'relief' }
  const reliefReason = (await rows.insert('anomaly_reasons', relief))['anomaly_reason_id']
  const instantAfter = (instant: string, minutes: number) => addMinutes(instant as Instant, minutes)
  /** Left to a colleague who comes after. */
  const shift = async (agent: number, startsAt: string, endsAt: string) => {
    const [arrivedAt, until] = [instantAfter(endsAt, -20), instantAfter(endsAt, 60)]
    const clocked = { arrived_at: arrivedAt, clock_in_status: 1 }
    await rows.shift(company.id, { siteId, agentId: reliever, startsAt: endsAt, endsAt: until, columns: clocked })
    return rows.shift(company.id, {
      siteId,
      agentId: agent,
      contractId,
      startsAt,
      endsAt,
      columns: {
        profile_id: profileId,
        activity_id: activityId,
        prestation_id: prestationId,
        planned_break_minutes: 20,
        note: 'Prime de 40 €',
        can_pre_clock: true,
        clock_in_status: 2,
        clock_out_status: 2,
        arrived_at: startsAt,
        left_at: instantAfter(endsAt, -10),
        clock_out_reason_id: reliefReason,
        pre_clock_in_at: startsAt,
        break_started_at: startsAt,
        break_minutes: 20,
        longest_break_minutes: 20,
        is_clock_in_forced: true,
        is_clock_in_outside_area: true,
        is_clock_in_offline: true,
        planned_at: startsAt,
      },
    })
  }
  const shiftId = await shift(agentId, '2026-10-05T06:00:00Z', '2026-10-05T14:00:00Z')
  // One that is on, and one to come.
  for (const hours of [-1, 24]) await shift(agentId, addMinutes(app.clock.now(), hours * 60), addMinutes(app.clock.now(), (hours + 8) * 60))
  await shift(colleague, '2026-10-05T06:00:00Z', '2026-10-05T14:00:00Z')
  await rows.insert('unavailabilities', {
    ...of,
    agent_id: agentId,
    unavailability_type_id: unavailabilityTypeId,
    starts_at: '2026-10-05T00:00:00Z',
    ends_at: '2026-10-06T00:00:00Z',
    created_at: app.clock.now(),
  })
  for (const agent of [agentId, colleague])
    await rows.insert('schedule_months', {
      ...of,
      agent_id: agent,
      month: '202610',
      published_at: '2026-09-25T08:00:00Z',
      validated_at: '2026-09-26T08:00:00Z',
    })
  await sql(`update companies set logo_url = '/logo.svg', declaration_number = 'AUT-013' where company_id = $1`, company.id)
  await sql(`update users set photo_url = '/photo.jpg', sms_provider = 'sms' where company_id = $1`, company.id)
  const outsiders = [role.client, role.clientUser, role.partner]
  await rows.insert('news', {
    ...of,
    title: 'Titre',
    body: 'Texte',
    published_at: '2026-10-01T08:00:00Z',
    roles: outsiders,
    picture_text: 'Une tenue',
    picture_key: 'k'.repeat(32),
  })
  await rows.insert('links', { ...of, name: 'Lien', url: 'https://example.test', roles: outsiders })
  for (const one of outsiders) {
    await rows.insert('preferences', { ...of, user_id: users[one], key: 'columns', value: '["name"]' })
    const message = { kind: 'message', facts: '{"title":"Titre","text":"Texte"}', path: '/notifications', about: 'fields' }
    await rows.insert('notifications', { ...of, ...message, user_id: users[one], created_at: '2026-10-01T08:00:00Z' })
  }
  const documentOf: Partial<Record<Role, { readonly read: number; readonly unread: number }>> = {}
  const documentType = (await rows.insert('document_types', { ...of, name: 'Consigne de poste' }))['document_type_id']
  for (const one of [role.client, role.clientUser, role.partner]) {
    const columns = {
      document_type_id: documentType,
      folder: '2026',
      validation_text: 'J’ai lu',
      validate_by: '2026-11-01',
      wants_whole: true,
      created_by: users.manager,
    }
    const given = {
      owner: 'site' as const,
      ownerId: siteId,
      userIds: [users[one]],
      isAsked: true,
      columns,
      file: { thumbnail_key: 'k'.repeat(32) },
    }
    const [read, unread] = [await documentIn(app, company.id, given), await documentIn(app, company.id, given)]
    await sql('update document_versions set filed_by = $2 where company_id = $1', company.id, users.manager)
    await validateIn(app, company.id, read)
    documentOf[one] = { read, unread }
  }
  await rows.insert('company_texts', { ...of, page: 'login', language: 'fr', text: 'Bienvenue' })
  await rows.insert('holidays', { ...of, month_day: '11-01', name: 'Toussaint' })
  const month = '202610'
  await sql('update users set password_hash = $2 where company_id = $1', company.id, await hashPassword(password))
  const confirmation = async (by: Role) => {
    const token = newLinkToken(false)
    const times = { created_at: app.clock.now(), expires_at: '2030-01-01T00:00:00Z' }
    await rows.insert('one_time_links', { ...of, token_hash: digestOf(token), user_id: users[by], kind: 'confirmation', ...times })
    return { token }
  }
  return async (name: string, by: Role): Promise<Values> => {
    const isPartner = by === role.partner
    const document = documentOf[by]!
    const values: Readonly<Record<string, Values>> = {
      'GET /schedules': isPartner ? { month, resourceId: agentId } : { month, siteId },
      'GET /shift/infos': { id: shiftId },
      'GET /sites': { month, checkRights: true, latitude: 48, longitude: 2 },
      'GET /sites/{siteId}': { siteId, month, latitude: 48, longitude: 2 },
      'GET /contacts': { siteId },
      'GET /resources': { month },
      'GET /resource/details': { resourceId: agentId, month },
      'GET /contracts': { resourceId: agentId },
      'GET /search': { searchValue: isPartner ? 'Alix' : 'Marseille' },
      'PUT /notifications/preferences': { preferences: [{ kind: 'message', way: 'mail', is_on: true }] },
      'GET /notifications/sites/counts/{id}': { id: users[by] },
      'POST /notifications/createSite': { siteId },
      'DELETE /notifications/deleteSite': { siteId },
      'POST /notifications/registerToken': { token: browserToken('https://push.example.com/1'), device: 'a browser', platform: 0 },
      'GET /preferences/{key}': { key: 'columns' },
      'PUT /preferences/{key}': { key: 'columns', value: ['name'] },
      'GET /documents/{id}': { id: document.read },
      'GET /file/data': { id: document.read },
      'PUT /calls/withdraw': { call_id: '7d0f7e0a-5a5e-4c0e-9d53-0d6f3b1f2a11' },
      'PUT /file/viewed': { id: document.unread, version: 1, first_page: 1, page: 3 },
      'PUT /file/validated': { id: document.unread, version: 1, is_confirmed: true },
      'PUT /user': { current_password: password, password: `Another-${by}`, password_confirmation: `Another-${by}` },
    }
    return name === 'POST /confirmEmail' ? confirmation(by) : (values[name] ?? {})
  }
}
