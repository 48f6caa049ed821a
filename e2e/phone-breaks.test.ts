import { expect, test } from '@playwright/test'
import { journalLength } from './kit/company/acme.ts'
import { readRows } from './kit/company/database.ts'
import { openAgentPhone, type AgentPhone } from './kit/devices/agentPhone.ts'
import { isSent, keeps, nextShift, press, says } from './kit/devices/phone.ts'
import { axeFaults } from './kit/reading/axe.ts'

/** Agent 10086 of the planning: 12 October 07:00 to 19:00 at «Siège Paris». */
let hand: AgentPhone
test.beforeAll(async () => {
  hand = await openAgentPhone()
})
test.afterAll(() => hand.close())

test('on the phone the home says how long was worked and by when the break is due, and takes it', { tag: '@long' }, async () => {
  const { at, first, installation } = hand
  at(12, '06:52')
  await press(first, 'Prendre mon service')
  await says(first, /Prise de service à 06:5\d/)
  await press(first, 'Terminer')

  at(12, '11:10')
  await first.goto('/resource')
  const card = nextShift(first)
  await expect(card.getByRole('heading', { name: /^4\sh\s1[789] travaillées/ })).toContainText('Siège Paris')
  await expect(card).toContainText(/Fin à 19:00, dans 7\sh\s(50|49)/)
  await expect(card).toContainText(/20 min, au plus tard à 12:5\d/)
  expect(await axeFaults(first)).toEqual([])
  await press(first, 'Prendre ma pause')
  await says(first, /Pause commencée à 11:1\d/)
  await press(first, 'Terminer')
  await expect(card).toContainText(/En pause depuis 11:1\d/)
  await expect(card).toContainText(/Encore (20|19)\smin pour 20 min d’affilée/)
  expect(await journalLength(installation)).toBe(2)
})

test(
  'without network the break ends on the phone, and is recorded at its own time when the network is back',
  { tag: '@long' },
  async () => {
    const { at, installation, line } = hand
    const page = await hand.openOn(12, '11:35')
    line.become('dead')
    await press(page, 'Terminer ma pause')
    await keeps(page)
    await expect(nextShift(page)).toContainText('Vos 20 min d’affilée sont prises.')
    await expect(nextShift(page).getByRole('button', { name: 'Prendre ma pause' })).toBeVisible()
    expect(await journalLength(installation)).toBe(2)
    at(12, '11:45')
    line.become('sound')
    await isSent(page)
    expect(await journalLength(installation)).toBe(3)
    const [taken] = await readRows<{ minutes: number }>(installation, 'select break_minutes as minutes from shifts where break_minutes > 0')
    expect([24, 25]).toContain(taken?.minutes)
  },
)
