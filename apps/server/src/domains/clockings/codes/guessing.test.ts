import { beforeEach, describe, expect, it } from 'vitest'
import { clockingActions, type ClockingActions } from '../../../../test/clocking.actions.ts'
import { allAtOnce, oneByOne, statuses } from '../../../../test/many.ts'
import type { Answered, Values } from '../../../../test/transports.ts'
import { openTestApp } from '../../../../test/app.ts'
import { agentCard, agentCode, freshFixture } from '../../../../test/fixture.ts'

const app = await openTestApp()
const fixture = freshFixture(app)
let actions: ClockingActions
beforeEach(() => {
  actions = clockingActions(app, fixture)
})
const rows = async () =>
  (await app.database.superuser.query('select * from throttles where company_id = $1 order by subject', [fixture.company.id])).rows
const typed = (code: string, values: Values = {}) => actions.identify({ password: code, ...values })
const codeOf = (at: number) => String(300_000 + at)

describe('many at one tablet', () => {
  it.each([
    ['one after the other', oneByOne],
    ['all at once', allAtOnce<Answered>],
  ])('thirty agents at seven at one tablet, %s: nobody waits', async (_, all) => {
    const agents = await allAtOnce(30, (at) => app.rows.agent(fixture.company.id, { code: codeOf(at) }))
    for (const agentId of agents) await actions.shift({ agentId })
    expect(statuses(await all(30, (at) => typed(codeOf(at))))).toEqual([200])
    expect(await rows()).toEqual([])
  })

  it('thirty agents whose services stand nowhere yet try twice, and the thirty-first gets its turn', async () => {
    await allAtOnce(30, (at) => app.rows.agent(fixture.company.id, { code: codeOf(at) }))
    expect(statuses(await oneByOne(60, (at) => typed(codeOf(at % 30))))).toEqual([409])
    await actions.shift()
    expect((await actions.identify()).status).toBe(200)
  })
})

describe('guesses', () => {
  it('between right ones are counted all the same: one’s own code takes nothing back', async () => {
    await actions.shift()
    const wrong: Answered[] = []
    for (let round = 0; round < 5; round++) {
      wrong.push(...(await oneByOne(9, (at) => typed(codeOf(round * 9 + at)))))
      await actions.identify()
    }
    expect(wrong.filter(({ status }) => status === 422)).toHaveLength(10)
  })

  it('all at once are looked at ten', async () => {
    const answers = await allAtOnce(50, (at) => typed(codeOf(at)))
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10)
  })

  it('leak away: a typo now and then never locks a busy tablet', async () => {
    await actions.shift()
    for (let count = 0; count < 60; count++) {
      expect((await typed(codeOf(count))).error?.code).toBe('WARN_INCORRECT_CODE')
      expect((await actions.identify()).status).toBe(200)
      app.clock.forward(6 * 60)
    }
  })

  it('a code that is recognised and refused counts a little, for whoever goes on with it', async () => {
    const answers = await oneByOne(120, () => actions.identify())
    expect(answers.filter(({ error }) => error?.code === 'NO_CLOCKING').length).toBe(91)
    expect(statuses(answers)).toEqual([409, 429])
  })

  it('an agent chosen from the list is no guess, whatever is answered', async () => {
    expect(statuses(await oneByOne(100, () => actions.identify({ password: agentCode, resourceId: fixture.agentId })))).toEqual([409])
    expect(await rows()).toEqual([])
  })

  it('of cards, yet the keypad stays open, and the other way round', async () => {
    await actions.shift()
    expect(statuses(await oneByOne(12, (at) => actions.identify({ resourceNfcUid: `04:00:00:${at + 10}` })))).toEqual([422, 429])
    expect((await actions.identify()).status).toBe(200)
    await app.database.superuser.query('delete from throttles')
    await oneByOne(12, (at) => typed(codeOf(at)))
    expect((await actions.identify({ resourceNfcUid: agentCard })).status).toBe(200)
  })

  it('at one device, yet the other devices of the company take codes', async () => {
    await actions.shift()
    await oneByOne(30, (at) => typed(codeOf(at)))
    const other = await app.rows.device(fixture.company.id, [fixture.siteId], {})
    expect((await actions.identify({ password: agentCode }, other.token)).status).toBe(200)
  })
})
