import { readUnseen } from '@vigie/contract/reference/reference.ts'
import { beforeAll, expect, it } from 'vitest'
import { outputOf } from '../../../test/transports.ts'
import { at, openTestApp } from '../../../test/app.ts'
import { fixtureOf } from '../../../test/fixture.ts'

const app = await openTestApp()
beforeAll(async () => {
  app.clock.set(at('2026-10-12T08:00:00Z'))
})

it('of documents and missions none waits in a new company; missions of whoever is offered none are not counted: null and never zero', async () => {
  const fixture = await fixtureOf(app.rows)
  const socket = await app.socket({ code: fixture.company.code })
  const none = { unseenClientFileCount: 0, unseenCompanyFileCount: 0, unseenPartnerFileCount: 0, unseenMissionCount: null }
  for (const role of ['manager', 'manager_partner', 'resource', 'client', 'client_user'] as const) {
    const own = role === 'resource' ? { ...none, unseenMissionCount: 0 } : none
    expect(outputOf(readUnseen, await app.http(readUnseen, {}, fixture.as(role)))).toEqual(own)
    expect(outputOf(readUnseen, await socket.ask(readUnseen, {}, fixture.as(role)))).toEqual(own)
  }
})

it('below the version of document consultations a manager alone reads them', async () => {
  const fixture = await fixtureOf(app.rows, { apiVersion: '1.7.99' })
  expect((await app.http(readUnseen, {}, fixture.as('manager'))).status).toBe(200)
  for (const role of ['manager_partner', 'resource', 'client', 'client_user'] as const)
    expect((await app.http(readUnseen, {}, fixture.as(role))).status, role).toBe(403)
})
