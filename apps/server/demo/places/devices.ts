import { shiftsVisibilities } from '@vigie/contract/devices/devices.fields.ts'
import { addMinutes, type Instant } from '@vigie/contract/kit/time.ts'
import { digestOf } from '../../src/domains/auth/sessions/auth.tokens.ts'
import type { Db } from '../../src/platform/postgres/db.ts'
import { idOf, insertion, insertNamed } from '../rows.ts'
import { demoTablets } from '../people/signins.ts'

/** Minutes since the second one was heard. */
const silentMinutes = 192

/**
 * Two paired tablets: one by code and card for two neighbouring sites, one by code alone, silent for some hours on an old
 * version and a low battery. Each has its own user.
 */
export async function saveDevices(
  db: Db,
  siteIds: ReadonlyMap<string, number>,
  { since, now }: { since: Instant; now: Instant },
): Promise<void> {
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
  const states = demoTablets.map(({ uuid }, at) => ({
    device_id: idOf(ids, uuid),
    told_at: at === 0 ? now : addMinutes(now, -silentMinutes),
    battery: at === 0 ? 82 : 14,
    app_version: at === 0 ? '1.8.0' : '1.7.2',
    drift_seconds: at,
  }))
  const users = [...ids.values()].map((deviceId) => ({
    role: 'clocking_device',
    username: `device-${deviceId}`,
    email: '',
    first_name: 'Vigie Pointage',
    is_first_login: false,
    device_id: deviceId,
    created_at: since,
  }))
  const stateColumns = { device_id: 'int', told_at: 'timestamptz', battery: 'smallint', app_version: 'text', drift_seconds: 'int' } as const
  await db.batch(
    insertion(db, 'device_states', stateColumns, states),
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
