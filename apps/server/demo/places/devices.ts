import { shiftsVisibilities } from '@vigie/contract/devices/devices.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { digestOf } from '../../src/domains/auth/sessions/auth.tokens.ts'
import type { Db } from '../../src/platform/postgres/db.ts'
import { idOf, insertion, insertNamed } from '../rows.ts'
import { demoTablets } from '../people/signins.ts'

/** Two paired tablets: one by code and card for two neighbouring sites, one by code alone. Each has its own user. */
export async function saveDevices(db: Db, siteIds: ReadonlyMap<string, number>, since: Instant): Promise<void> {
  const [byDay, byWindow] = shiftsVisibilities
  const rows = demoTablets.map(({ uuid, secret, name }, at) => ({
    uuid,
    secret_hash: digestOf(secret),
    platform: 'web',
    type: 'tablet',
    name,
    model: at === 0 ? 'Ardoise 10' : 'Ardoise 8',
    vendor: 'Ardoisier',
    os: 'Android 15',
    browser: 'Chrome',
    is_by_nfc: at === 0,
    shifts_visibility: at === 0 ? byDay : byWindow,
    paired_at: since,
  }))
  const columns = {
    uuid: 'uuid',
    secret_hash: 'bytea',
    platform: 'text',
    type: 'text',
    name: 'text',
    model: 'text',
    vendor: 'text',
    os: 'text',
    browser: 'text',
    is_by_nfc: 'boolean',
    shifts_visibility: 'text',
    paired_at: 'timestamptz',
  } as const
  const ids = await insertNamed(db, 'devices', { id: 'device_id', name: 'uuid' }, columns, rows)
  const links = demoTablets.flatMap(({ uuid, sites }) =>
    sites.map((site) => ({ device_id: idOf(ids, uuid), site_id: idOf(siteIds, site), created_at: since })),
  )
  const users = [...ids.values()].map((deviceId) => ({
    role: 'clocking_device',
    username: `device-${deviceId}`,
    email: '',
    first_name: 'Vigie Pointage',
    is_first_login: false,
    device_id: deviceId,
    created_at: since,
  }))
  await db.batch(
    insertion(db, 'device_sites', { device_id: 'int', site_id: 'int', created_at: 'timestamptz' }, links),
    insertion(
      db,
      'users',
      {
        role: 'text',
        username: 'text',
        email: 'text',
        first_name: 'text',
        is_first_login: 'boolean',
        device_id: 'int',
        created_at: 'timestamptz',
      },
      users,
    ),
  )
}
