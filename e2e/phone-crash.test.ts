import { expect, test, type Page } from '@playwright/test'
import { journalLength } from './kit/company/acme.ts'
import type { Installation } from './kit/company/installation.ts'
import { openAgentPhone, type AgentPhone } from './kit/devices/agentPhone.ts'
import { actsOf } from './kit/devices/keptActs.ts'
import { isSent, keeps, leaveEarly, nextShift, press } from './kit/devices/phone.ts'

/** Whose company's server is killed under the agent's hands. */
let phone: AgentPhone
let installation: Installation
let page: Page

test.beforeAll(async () => {
  phone = await openAgentPhone()
  installation = phone.installation
  page = phone.first
})
test.afterAll(() => phone.close())

test(
  'an arrival while the server is down is kept, and counts once it is up again: whom it knew, it still knows',
  { tag: '@long' },
  async () => {
    await installation.crash()
    await press(page, 'Prendre mon service')
    await keeps(page)
    await installation.again()
    await isSent(page)
    expect(await actsOf(installation, 'V000003')).toMatchObject([{ kind: 'start', doubt: null, isOffline: true }])
    await expect(nextShift(page)).toContainText(/En poste depuis 06:4\d/)
  },
)

test('a departure that the server has written before it died is there once, and the phone hears so', { tag: '@long' }, async () => {
  phone.line.become('mute')
  await leaveEarly(page)
  await expect.poll(() => actsOf(installation, 'V000003').then(({ length }) => length), { timeout: 20_000 }).toBe(2)
  await installation.crash()
  await keeps(page)
  phone.line.become('sound')
  await installation.again()
  await isSent(page)
  expect((await actsOf(installation, 'V000003')).map(({ kind, doubt }) => [kind, doubt])).toEqual([
    ['start', null],
    ['end', null],
  ])
  expect(await journalLength(installation)).toBe(2)
  await expect(nextShift(page)).toContainText('Galerie Paris', { timeout: 20_000 })
})
