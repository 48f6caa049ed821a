import { sendResetLink } from '@vigie/contract/auth.ts'
import { listOutbox } from '@vigie/contract/outbox.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { given } from '../../../test/doors.ts'
import { openScene, type TestScene } from '../../../test/scene.ts'
import { worldOf, type World } from '../../../test/world.ts'

let scene: TestScene
let demo: TestScene
beforeAll(async () => {
  ;[scene, demo] = await Promise.all([openScene(), openScene({ env: { DEMO: 'on' } })])
})
afterAll(() => Promise.all([scene.close(), demo.close()]))

/** A company whose user has asked for two links. */
async function asked(one: TestScene, email: string): Promise<World> {
  const world = await worldOf(one.rows)
  await one.rows.user(world.company.id, { role: 'manager', email })
  for (let count = 0; count < 2; count++) {
    one.clock.forward(1)
    await one.http(sendResetLink, { email }, { code: world.company.code })
  }
  return world
}

describe('what would have been sent', () => {
  it('is read by a manager in the demo, newest first, and only that of its own company', async () => {
    await asked(demo, 'other@example.test')
    const world = await asked(demo, 'camille@example.test')
    const { messages } = given(listOutbox, await demo.http(listOutbox, {}, world.as('manager')))
    expect(messages.map(({ recipient, createdAt }) => [recipient, createdAt])).toEqual([
      ['camille@example.test', '2026-10-12T08:00:04Z'],
      ['camille@example.test', '2026-10-12T08:00:03Z'],
    ])
  })

  it('is read by nobody where there is no demo: links stand in it', async () => {
    const world = await asked(scene, 'camille@example.test')
    expect((await scene.http(listOutbox, {}, world.as('manager'))).error?.code).toBe('NOT_FOUND')
  })
})
