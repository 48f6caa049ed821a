import { randomUUID } from 'node:crypto'
import { sendJournal } from '@vigie/contract/clockings/clockings.journal.ts'
import { recordClocking } from '@vigie/contract/clockings/clockings.ts'
import { addMinutes } from '@vigie/contract/kit/time.ts'
import { agentCard, agentCode } from '../../../test/fixture.ts'
import type { SampleKit, Samples } from '../../../test/samples.ts'

/** A service on which its agent has arrived now. */
async function arrived({ app, fixture, shift }: SampleKit) {
  const [clocking_uuid, vacation_id] = [randomUUID(), await shift()]
  const reading = { latitude: 48.8566, longitude: 2.3522, accuracy: 10 }
  await app.http(recordClocking, { vacation_id, type: 0, clocking_uuid, ...reading }, fixture.as('resource'))
  return { clocking_uuid, vacation_id }
}

export const samples = ({ app, fixture, rows, company, as, shift, ...kit }: SampleKit): Samples => ({
  'POST /nfc_cards/resource': as('manager', { resourceNfcUid: agentCard, resourceId: fixture.agentId, formerResourceId: fixture.agentId }),
  'GET /nfc_cards/holder': as('manager', { resourceNfcUid: agentCard }),
  'GET /nfc_cards/resources': as('manager', { search: '' }),
  'GET /nfc_cards': as('manager', { resourceId: fixture.agentId }),
  'DELETE /nfc_cards': async () => {
    const card = { company_id: company, agent_id: fixture.agentId, uid: randomUUID().replaceAll('-', '').toUpperCase() }
    return {
      values: { resourceId: fixture.agentId, nfcCardId: (await rows.insert('nfc_cards', card))['card_id'] },
      as: fixture.as('manager'),
    }
  },
  'GET /clockings/login': async () => ({
    values: { password: agentCode, resourceId: fixture.agentId },
    as: (await shift()) ? fixture.as('clocking_device') : {},
  }),
  'GET /clockings/sendPassword': as('clocking_device', { email: 'alix@example.test' }),
  'GET /clockings/settings': as('manager', { clockingDeviceId: fixture.device.deviceId }),
  'POST /clockings/settings': as('manager', { clockingDeviceId: fixture.device.deviceId, isResourcesVisible: false }),
  'GET /clockings/device/shifts': as('clocking_device', { uuid: fixture.device.uuid }),
  'GET /schedules/clockingShifts': async () => ({ values: {}, as: (await shift()) ? fixture.as('clocking_device') : {} }),
  'GET /clockings/device/roster': async () => ({ values: {}, as: (await shift()) ? fixture.as('clocking_device') : {} }),
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
  'POST /breaks': async () => {
    const columns = { arrived_at: '2026-10-12T08:00:00Z', clock_in_status: 1 }
    const post = { siteId: fixture.siteId, agentId: fixture.agentId, contractId: fixture.contractId, columns }
    const running = await rows.shift(company, { ...post, startsAt: '2026-10-12T08:00:00Z', endsAt: '2026-10-12T16:00:00Z' })
    return { values: { vacation_id: running, is_start: true, clocking_uuid: randomUUID(), comment: 'Relève' }, as: fixture.as('manager') }
  },
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
  'POST /clockings/anchor': as('resource', {
    device_uuid: randomUUID(),
    held: [{ clocking_uuid: randomUUID(), digest: '0'.repeat(64) }],
  }),
  'POST /clockings/confirmation': async () => {
    const clocking_uuid = randomUUID()
    const line = { vacation_id: await shift(), type: 0, clocking_uuid, device_at: app.clock.now(), device_seq: 1, drift_seconds: 0 }
    await app.http(sendJournal, { device_uuid: randomUUID(), clockings: [line] }, fixture.as('resource'))
    return { values: { clocking_uuid, is_confirmed: true, comment: 'Vu au registre' }, as: fixture.as('manager') }
  },
  'POST /clockings/correction': async () => {
    const { clocking_uuid, vacation_id } = await arrived({ app, fixture, rows, company, as, shift, ...kit })
    const [read] = (await app.database.superuser.query('select version from shifts where shift_id = $1', [vacation_id])).rows
    const values = { clocking_uuid, happened_at: app.clock.now(), version: read.version, comment: 'Vu au registre' }
    return { values, as: fixture.as('manager') }
  },
  'DELETE /clockings': async () => {
    const { vacation_id } = await arrived({ app, fixture, rows, company, as, shift, ...kit })
    return { values: { shiftId: vacation_id, type: 0, comment: 'Badge d’un autre' }, as: fixture.as('manager') }
  },
  'POST /clockings/checks': async () => {
    const arrived_at = addMinutes(app.clock.now(), -40)
    const { superuser } = app.database
    await superuser.query(`delete from company_settings where company_id = $1 and key like 'shift_check_%'`, [fixture.company.id])
    await superuser.query(`insert into company_settings values ($1, 'shift_check_every_minutes', '30')`, [fixture.company.id])
    const vacation_id = await app.rows.shift(fixture.company.id, {
      siteId: fixture.siteId,
      agentId: fixture.agentId,
      contractId: fixture.contractId,
      startsAt: arrived_at,
      endsAt: addMinutes(arrived_at, 480),
      columns: { arrived_at },
    })
    return {
      values: {
        vacation_id,
        clocking_uuid: randomUUID(),
        latitude: 48.8566,
        longitude: 2.3522,
        accuracy: 12.5,
        comment: 'Ronde faite',
        device: { platform: 'web', position: { latitude: 48.8566, longitude: 2.3522 } },
      },
      as: fixture.as('resource'),
    }
  },
  'GET /clockings': async () => ({ values: { vacation_id: await shift() }, as: fixture.as('manager') }),
  'GET /clockings/mine': as('resource', { month: '202610' }),
  'POST /clockings/receipts/check': as('nobody', { receipt: 'VR1' }),
  'GET /clockings/keys': as('nobody'),
  'PUT /clockings/roots/recipients': async () => {
    await app.database.superuser.query(`delete from company_settings where company_id = $1 and key = 'proof_recipients'`, [
      fixture.company.id,
    ])
    return { values: { recipients: ['preuve@exemple.fr'], version: 0 }, as: fixture.as('manager') }
  },
})
