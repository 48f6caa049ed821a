import { randomBytes, randomUUID } from 'node:crypto'
import { shiftManagers, type AccessRows } from '../../../test/access.words.ts'
import type { SampleKit, Samples } from '../../../test/samples.ts'

const linkers = ['feature clockingsApp', 'setting man_access_services']

export const access: AccessRows = {
  'POST /clockings/devices': { nobody: ['feature clockingsApp'] },
  'POST /clockings/devices/access': { nobody: ['feature clockingsApp'] },
  'POST /clockings/devices/closed': { nobody: ['feature clockingsApp'] },
  'GET /verifyAccessClockingApp': { nobody: [], clocking_device: [], manager: [] },
  'POST /clockings/site_device': { manager: linkers, clocking_device: ['feature clockingsApp'] },
  'POST /clockings/site_device/replaced': { manager: linkers },
  'DELETE /clockings/site_device': { manager: linkers, clocking_device: ['feature clockingsApp'] },
  'POST /clockings/devices/lost': { manager: linkers },
  'POST /clockings/devices/manager_access': { manager: linkers },
  'DELETE /clockings/devices/manager_access': { clocking_device: [] },
  'GET /clockings/device_sites': { clocking_device: ['feature clockingsApp'], manager: ['feature clockingsApp'] },
  'GET /clockings/devices': shiftManagers,
  'PUT /clockings/devices': { manager: linkers },
  'DELETE /clockings/devices': { manager: linkers },
}

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
