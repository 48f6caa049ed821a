import { randomBytes, randomUUID } from 'node:crypto'
import type { SampleKit, Samples } from '../../../test/samples.ts'

export const samples = ({ fixture, rows, company, as }: SampleKit): Samples => {
  const secret = () => randomBytes(32).toString('base64url')
  // Another than the fixture's, whose session ends when it signs in anew.
  const asDevice = async () => ({
    values: {},
    as: { code: fixture.company.code, token: (await rows.device(company, [fixture.siteId])).token },
  })
  return {
    'GET /clockings/devices': as('manager', { siteId: fixture.siteId }),
    'PUT /clockings/devices': as('manager', { clockingDeviceId: fixture.device.deviceId, deviceName: 'Poste de garde' }),
    'DELETE /clockings/devices': async () => ({
      values: { clockingDeviceId: (await rows.device(company, [fixture.siteId])).deviceId },
      as: fixture.as('manager'),
    }),
    'POST /clockings/devices': () =>
      Promise.resolve({ values: { uuid: randomUUID(), secret: secret(), platform: 'web' }, as: fixture.as('nobody') }),
    'POST /clockings/devices/access': as('nobody', { uuid: fixture.device.uuid, secret: fixture.device.secret }),
    'POST /clockings/devices/closed': async () => {
      const { uuid, secret: own } = await rows.device(company, [fixture.siteId])
      return { values: { uuid, secret: own }, as: fixture.as('nobody') }
    },
    'POST /clockings/site_device': () =>
      Promise.resolve({
        values: { siteId: fixture.siteId, device: { uuid: randomUUID(), secret: secret(), deviceName: 'Poste' } },
        as: fixture.as('manager'),
      }),
    'POST /clockings/site_device/replaced': as('manager', { device: { uuid: fixture.device.uuid, secret: 's'.repeat(43) } }),
    'DELETE /clockings/site_device': async () => ({
      values: { siteClockingDeviceId: (await rows.device(company, [fixture.siteId])).links[0] },
      as: fixture.as('manager'),
    }),
    'POST /clockings/devices/lost': async () => ({
      values: { clockingDeviceId: (await rows.device(company, [fixture.siteId])).deviceId },
      as: fixture.as('manager'),
    }),
    'POST /clockings/devices/manager_access': as('manager', { uuid: fixture.device.uuid, secret: fixture.device.secret }),
    'DELETE /clockings/devices/manager_access': asDevice,
    'GET /clockings/device_sites': asDevice,
    'GET /verifyAccessClockingApp': as('nobody', { uuid: fixture.device.uuid }),
  }
}
