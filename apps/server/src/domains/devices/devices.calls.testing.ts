import { randomBytes, randomUUID } from 'node:crypto'
import { shiftManagers, type AccessRows } from '../../../test/access.words.ts'
import type { SampleKit, Samples } from '../../../test/samples.ts'

export const access: AccessRows = {
  'POST /clockings/devices': { nobody: ['feature clockingsApp'] },
  'POST /clockings/devices/access': { nobody: ['feature clockingsApp'] },
  'GET /verifyAccessClockingApp': { nobody: [], clocking_device: [], manager: [] },
  'POST /clockings/site_device': { manager: ['feature clockingsApp', 'setting man_access_services'] },
  'DELETE /clockings/site_device': { manager: ['feature clockingsApp', 'setting man_access_services'] },
  'GET /clockings/devices': shiftManagers,
}

export const samples = ({ fixture, rows, company, as }: SampleKit): Samples => {
  const secret = () => randomBytes(32).toString('base64url')
  return {
    'GET /clockings/devices': as('manager', { siteId: fixture.siteId }),
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
