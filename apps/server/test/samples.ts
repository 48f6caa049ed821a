import { randomBytes, randomUUID } from 'node:crypto'
import type { Role } from '@vigie/contract/access.ts'
import { digestOf, newLinkToken } from '../src/domains/auth/auth.tokens.ts'
import type { As, Values } from './transports.ts'
import { appCredentials, type TestApp } from './app.ts'
import { agentCode, password, type Fixture } from './fixture.ts'

export interface Sample {
  readonly values: Values
  readonly as: As
}

/** For every call, values and a caller by which it answers; made anew each time, for some serve once. */
export function samplesOf(app: TestApp, fixture: Fixture): Readonly<Record<string, () => Promise<Sample>>> {
  const { rows } = app
  const company = fixture.company.id
  const as =
    (name: Role | 'nobody', values: Values = {}) =>
    () =>
      Promise.resolve({ values, as: fixture.as(name) })
  /** A user of its own, whose session, password and links may be used up. */
  const someone = async () => {
    const email = `${randomUUID()}@example.test`
    const userId = await rows.user(company, { role: 'manager', email, password })
    return { email, userId, as: { code: fixture.company.code, token: await rows.session(company, userId) } }
  }
  const link = async (kind: 'reset' | 'confirmation') => {
    const { userId } = await someone()
    const token = newLinkToken(false)
    const times = { created_at: app.clock.now(), expires_at: '2030-01-01T00:00:00Z' }
    await rows.insert('one_time_links', { company_id: company, token_hash: digestOf(token), user_id: userId, kind, ...times })
    return token
  }
  const shift = () =>
    rows.shift(company, {
      siteId: fixture.siteId,
      agentId: fixture.agentId,
      contractId: fixture.contractId,
      startsAt: '2026-10-12T08:00:00Z',
      endsAt: '2026-10-12T16:00:00Z',
    })
  /** A whole form of a site of its own, whose version nobody else moves on. */
  const siteForm = async () => ({
    siteId: await rows.site(company, fixture.clientId),
    instructions: 'Rondes à heures irrégulières.',
    access: 'Badge au poste de garde.',
    alert: 'Portail en panne',
    is_active: true,
    is_clocking_enabled: true,
    can_clock_by_phone: false,
    is_outside_area_refused: false,
    perimeter_metres: 200,
    version: 1,
  })
  const publishOnce = () =>
    app.database.superuser.query(
      `insert into schedule_months (company_id, agent_id, month, published_at) values ($1, $2, '202610', $3) on conflict do nothing`,
      [company, fixture.agentId, app.clock.now()],
    )
  const secret = () => randomBytes(32).toString('base64url')
  return {
    'GET /init': as('nobody', { apiCode: fixture.company.code }),
    'GET /database/version': as('nobody'),
    'GET /company/theme': as('nobody'),
    'GET /company/infos': as('client'),
    'GET /file/logo': as('nobody'),
    'GET /search': as('manager', { searchValue: 'site' }),
    'GET /news': as('client'),
    'GET /links': as('resource'),
    'GET /counters': as('manager_partner'),
    'GET /client-access/{code}': () => Promise.resolve({ values: { code: fixture.company.code }, as: { basic: appCredentials } }),
    'POST /login': async () => ({
      values: { email: (await someone()).email, password, isMobile: false, isClockingApp: false, uuid: randomUUID() },
      as: fixture.as('nobody'),
    }),
    'POST /logout': async () => ({ values: {}, as: (await someone()).as }),
    'GET /getUser': as('manager'),
    'POST /session/prolong': as('manager'),
    'POST /sendResetLink': async () => ({ values: { email: (await someone()).email }, as: fixture.as('nobody') }),
    'POST /resetPassword': async () => ({ values: { token: await link('reset'), password: 'Another-2026' }, as: fixture.as('nobody') }),
    'POST /resetPassword/link': async () => ({ values: { token: await link('reset') }, as: fixture.as('nobody') }),
    'PUT /user': async () => ({
      values: { current_password: password, password: 'Another-2026', password_confirmation: 'Another-2026' },
      as: (await someone()).as,
    }),
    'POST /sendConfirmEmail': async () => ({ values: {}, as: (await someone()).as }),
    'POST /confirmEmail': async () => ({ values: { token: await link('confirmation') }, as: fixture.as('nobody') }),
    'GET /preferences/{key}': as('manager', { key: 'columns' }),
    'PUT /preferences/{key}': as('manager', { key: 'columns', value: { shown: ['name'] } }),
    'GET /activities': as('manager'),
    'GET /prestations/types': as('manager'),
    'GET /contract/types': as('manager'),
    'GET /profiles': as('manager'),
    'GET /unavailability/types': as('resource'),
    'GET /qualifications': as('manager'),
    'POST /qualifications': () =>
      Promise.resolve({ values: { kind: 'degree', code: randomUUID().slice(0, 8), name: 'Diplôme' }, as: fixture.as('manager') }),
    'GET /resources': as('manager', { search: 'alix', month: '202610', sort: '-hours', limit: 1 }),
    'GET /resource/details': as('resource', { month: '202610' }),
    'GET /contracts': as('manager', { resourceId: fixture.agentId, month: '202610' }),
    'PUT /resources': as('manager', { resourceId: fixture.agentId, city: 'Lyon', card_number: 'CAR-1', card_expires_on: '2030-01-01' }),
    'PUT /resources/code': async () => ({
      values: { resourceId: await rows.agent(company, { columns: { email: 'code@example.test' } }) },
      as: fixture.as('manager'),
    }),
    'POST /invitations': async () => ({
      values: { resourceId: await rows.agent(company, { columns: { email: 'invited@example.test' } }) },
      as: fixture.as('manager'),
    }),
    'GET /sites': as('manager', {
      search: 'site',
      clockingSiteEnabled: true,
      month: '202610',
      activeSites: false,
      checkRights: true,
      latitude: 48.85,
      longitude: 2.35,
      companies: [fixture.clientId],
      sort: '-distance',
      limit: 10,
    }),
    'GET /sites/{siteId}': as('client', { siteId: fixture.siteId, month: '202610' }),
    'PUT /sites/{siteId}': async () => ({ values: await siteForm(), as: fixture.as('manager') }),
    'GET /clients': as('client'),
    'GET /contacts': as('client', { siteId: fixture.siteId }),
    'GET /clockings/devices': as('manager', { siteId: fixture.siteId }),
    'GET /services': as('manager', { date: '2026-10-12', siteId: fixture.siteId, hasServices: true, limit: 10 }),
    'GET /services/stats': as('manager', { date: '2026-10-12', siteId: fixture.siteId }),
    'GET /schedules': as('manager', { month: '202610', siteId: fixture.siteId }),
    'PUT /validate/schedule': async () => {
      await shift()
      await publishOnce()
      return { values: { month: '202610' }, as: fixture.as('resource') }
    },
    'GET /schedules/publication': as('manager', { month: '202610', search: 'Nom', state: 'unpublished', limit: 10 }),
    'PUT /schedules/publication': async () => ({
      values: { month: '202610', resource_ids: [(await shift()) && fixture.agentId], is_published: true },
      as: fixture.as('manager'),
    }),
    'GET /shift/infos': async () => ({ values: { id: await shift() }, as: fixture.as('manager') }),
    'GET /clocking_anomaly_reasons': as('manager'),
    'GET /clockings/login': async () => ({
      values: { password: agentCode, resourceId: fixture.agentId },
      as: (await shift()) ? fixture.as('clocking_device') : {},
    }),
    'GET /clockings/device/shifts': as('clocking_device', { uuid: fixture.device.uuid }),
    'PUT /services': async () => ({
      values: {
        vacation_id: await shift(),
        type: 0,
        is_forced: true,
        clocking_anomaly_reason_id: fixture.reasonId,
        comment: 'Oubli',
        manager_id: fixture.users.manager,
        datetime_arrived_at: '2026-10-12 10:00:00',
        latitude: 48.8566,
        longitude: 2.3522,
        accuracy: 12.5,
        clocking_uuid: randomUUID(),
        device: { platform: 'web', position: { latitude: 48.8566, longitude: 2.3522 } },
      },
      as: fixture.as('manager'),
    }),
    'GET /dashboard/counters': as('manager', { month: '202610', onlyAnomalies: false }),
    'GET /dashboard/steps': as('manager'),
    'GET /dashboard/shifts': as('manager', { limit: 5 }),
    'GET /dashboard/anomalies': as('manager', { month: '202610', kind: 'missed', limit: 10 }),
    'GET /dashboard/contracts': as('manager', { month: '202610', has_shifts: false, limit: 10 }),
    // Without a file there is nothing to do.
    'POST /imports': as('manager', { digest: 'of a dry run' }),
    'POST /clockings': async () => ({
      values: {
        device_uuid: randomUUID(),
        clockings: [
          {
            vacation_id: await shift(),
            type: 0,
            latitude: 48.8566,
            longitude: 2.3522,
            accuracy: 12.5,
            clocking_uuid: randomUUID(),
            device_at: app.clock.now(),
            device_seq: 1,
            drift_seconds: 0,
          },
          { clocking_uuid: 'not one' },
        ],
      },
      as: fixture.as('resource'),
    }),
    'GET /clockings': async () => ({ values: { vacation_id: await shift() }, as: fixture.as('manager') }),
    'GET /clockings/phone': as('resource'),
    // Answers in the demo installation alone.
    'GET /outbox': as('manager'),
    'POST /clockings/devices': () =>
      Promise.resolve({ values: { uuid: randomUUID(), secret: secret(), platform: 'web' }, as: fixture.as('nobody') }),
    'POST /clockings/devices/access': as('nobody', { uuid: fixture.device.uuid, secret: fixture.device.secret }),
    'POST /clockings/site_device': () =>
      Promise.resolve({
        values: { siteId: fixture.siteId, device: { uuid: randomUUID(), secret: secret(), deviceName: 'Poste' } },
        as: fixture.as('manager'),
      }),
    'DELETE /clockings/site_device': async () => ({
      values: { siteClockingDeviceId: (await rows.device(company, [fixture.siteId])).links[0] },
      as: fixture.as('manager'),
    }),
    'GET /verifyAccessClockingApp': as('nobody', { uuid: fixture.device.uuid }),
  }
}

/** No lock for wrong tries, so that a test may make thousands of them. */
export const unlockThrottles = (app: TestApp) =>
  app.database.superuser.query(`
    create function never_locked() returns trigger language plpgsql as $$
    begin
      new.locked_until := null; new.failures := 0;
      return new;
    end $$;
    create trigger never_locked before insert or update on throttles for each row execute function never_locked()`)
