import { changePassword, signIn } from '@vigie/contract/auth/auth.ts'
import { role } from '@vigie/contract/access.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fromAddress } from '../../../../test/from.address.ts'
import { allAtOnce } from '../../../../test/many.ts'
import { outputOf, type Answered, type Values } from '../../../../test/transports.ts'
import { openTestApp } from '../../../../test/app.ts'
import { freshFixture, password } from '../../../../test/fixture.ts'
import { hashing, hashPriority } from './passwords.ts'

const email = 'camille@example.test'
const app = await openTestApp()
const fixture = freshFixture(app)
let userId: number
beforeEach(async () => {
  userId = await app.rows.user(fixture.company.id, { role: role.manager, email, password })
})
const enter = (values: Values = {}, address = '203.0.113.7'): Promise<Answered> =>
  fromAddress(app, address)(signIn, { email, password, ...values }, fixture.as('nobody'))

describe('the queue of those who are hashed for', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('sign-ins without end from one address are told that it is busy, and no more are looked at than it is given', async () => {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    const running = allAtOnce(2, () => hashing.run(() => held, { priority: hashPriority.proven, key: 'held' }))
    const busy: Answered[] = []
    let [told, allBusy] = [0, () => {}]
    const enough = new Promise<void>((resolve) => (allBusy = resolve))
    const flood = allAtOnce(300, async (at) => {
      const answer = await enter({ email: `user${at}@example.test`, password: 'wrong' })
      if (answer.status === 503) busy.push(answer)
      if (++told === 200) allBusy()
      return answer
    })
    await enough
    expect([busy.length, hashing.waiting()]).toEqual([200, 100])
    expect(busy[0]).toMatchObject({ error: { code: 'BUSY' }, retryAfter: 5 })
    letGo()
    const wrong = (await flood).filter(({ status }) => status === 422)
    expect(wrong.length).toBeGreaterThanOrEqual(40)
    expect(wrong.length, 'two are hashed at once').toBeLessThanOrEqual(41)
    await running
    expect(app.faults).toEqual([])
  })

  it('is led by whoever is signed in, then by known devices, each by its own name, then by the others, by their network', async () => {
    const proof = outputOf(signIn, await enter()).knownDevice!
    const run = vi.spyOn(hashing, 'run')
    const placesOf = async (act: () => Promise<Answered>) => {
      run.mockClear()
      expect((await act()).status).toBe(200)
      return run.mock.calls.map(([, place]) => place)
    }
    expect(await placesOf(() => enter({}, '2001:db8:1:2::1'))).toEqual([{ priority: 2, key: '2001:db8:1:2::/64' }])
    expect(await placesOf(() => enter({ known_device: proof }))).toEqual([{ priority: 1, key: proof.split('.')[0] }])
    const as = { code: fixture.company.code, token: await app.rows.session(fixture.company.id, userId) }
    const next = { current_password: password, password: 'Another-2026', password_confirmation: 'Another-2026' }
    const change = await placesOf(() => app.http(changePassword, next, as))
    expect(change.map(({ priority }) => priority)).toEqual([0, 0])
  })
})
