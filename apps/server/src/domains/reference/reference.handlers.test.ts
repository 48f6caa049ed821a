import { readUnseen } from '@vigie/contract/reference.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { given } from '../../../test/doors.ts'
import { at, openScene, type TestScene } from '../../../test/scene.ts'
import { worldOf } from '../../../test/world.ts'

let scene: TestScene
beforeAll(async () => {
  scene = await openScene()
  scene.clock.set(at('2026-10-12T08:00:00Z'))
})
afterAll(() => scene.close())

it('what the product does not keep yet is not counted, on both doors: null and never zero', async () => {
  const world = await worldOf(scene.rows)
  const socket = await scene.socket({ code: world.company.code })
  const none = { unseenClientFileCount: null, unseenCompanyFileCount: null, unseenPartnerFileCount: null, unseenMissionCount: null }
  for (const role of ['manager', 'manager_partner', 'resource', 'client', 'client_user'] as const) {
    expect(given(readUnseen, await scene.http(readUnseen, {}, world.as(role)))).toEqual(none)
    expect(given(readUnseen, await socket.ask(readUnseen, {}, world.as(role)))).toEqual(none)
  }
})

it('below the version of document consultations a manager alone reads them', async () => {
  const world = await worldOf(scene.rows, { apiVersion: '1.7.99' })
  expect((await scene.http(readUnseen, {}, world.as('manager'))).status).toBe(200)
  for (const role of ['manager_partner', 'resource', 'client', 'client_user'] as const)
    expect((await scene.http(readUnseen, {}, world.as(role))).status, role).toBe(403)
})
