import { reportLostDevice } from '@vigie/contract/devices/devices.lost.ts'
import { unpairDevice } from '@vigie/contract/devices/devices.manage.ts'
import { openDevice } from '@vigie/contract/devices/devices.ts'
import { expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { untilLocked } from '../../../test/locks.ts'
import { digestOf } from '../auth/sessions/auth.tokens.ts'

const app = await openTestApp()
const fixture = freshFixture(app)
const sql = (text: string, ...values: unknown[]) => app.database.superuser.query(text, [fixture.device.deviceId, ...values])
const enter = () => app.http(openDevice, { uuid: fixture.device.uuid, secret: fixture.device.secret }, fixture.as('nobody'))
const openSessions = async () =>
  (
    await sql(
      `select count(*)::int as open from sessions s join users u using (company_id, user_id) where u.device_id = $1 and s.ended_at is null`,
    )
  ).rows

/** The device enters while something is done to its row: it has been looked at before, and waits for it. */
async function enterDuring(change: string, ...values: unknown[]) {
  const holder = await app.database.superuser.connect()
  await holder.query('begin')
  await holder.query(change, [fixture.device.deviceId, ...values])
  const entering = enter()
  await untilLocked(app.database)
  await holder.query('commit')
  holder.release()
  return entering
}

it.each<[string, string, unknown[]]>([
  ['closed', 'update devices set closed_at = paired_at where device_id = $1', []],
  ['unpaired', 'update devices set unpaired_at = paired_at where device_id = $1', []],
  ['replaced by another', 'update devices set secret_hash = $2 where device_id = $1', [digestOf('n'.repeat(43))]],
])('a device that is %s while it enters has no session in the end', async (_, change, values) => {
  await sql('update sessions set ended_at = sessions.created_at from users u where u.user_id = sessions.user_id and u.device_id = $1')
  await enterDuring(change, ...values)
  expect(await openSessions()).toEqual([{ open: 0 }])
})

it.each([
  ['unpaired', unpairDevice],
  ['reported as lost', reportLostDevice],
] as const)('entering while it is %s, whichever comes first, it is out in the end', async (_, call) => {
  const values = { clockingDeviceId: fixture.device.deviceId }
  for (let round = 0; round < 8; round++) {
    await Promise.all([enter(), app.http(call, values, fixture.as('manager')), enter()])
    expect(await openSessions()).toEqual([{ open: 0 }])
    await sql('update devices set unpaired_at = null, lost_at = null where device_id = $1')
  }
  expect(app.faults).toEqual([])
})
