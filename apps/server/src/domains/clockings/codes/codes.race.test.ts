import { sendCode } from '@vigie/contract/clockings/clockings.sending.ts'
import { beforeEach, expect, it } from 'vitest'
import { openTestApp } from '../../../../test/app.ts'
import { clockingActions } from '../../../../test/clocking.actions.ts'
import { agentCode, freshFixture } from '../../../../test/fixture.ts'
import { untilLocked } from '../../../../test/locks.ts'

const app = await openTestApp()
const fixture = freshFixture(app)
const actions = clockingActions(app, fixture)
const sql = (text: string, ...values: unknown[]) => app.database.superuser.query(text, [fixture.company.id, fixture.agentId, ...values])
const forgot = () => app.http(sendCode, { email: 'alix@example.test' }, fixture.as('clocking_device'))
/** The codes of the letters so far, the last one last. */
async function codes(): Promise<string[]> {
  await app.settled()
  const { rows } = await sql('select body from outbox where company_id = $1 and $2 > 0 order by message_id')
  return (rows as { body: string }[]).map(({ body }) => /: (\d{6})\n/.exec(body)![1]!)
}
const typed = async (password: string, token = fixture.device.token) => (await actions.identify({ password }, token)).error?.code
beforeEach(() => sql(`update agents set email = 'alix@example.test' where company_id = $1 and agent_id = $2`))

it('a code that is used at two tablets at once, with the former one beside it, is used once and breaks nothing', async () => {
  const other = await app.rows.device(fixture.company.id, [fixture.siteId])
  for (let round = 0; round < 5; round++) {
    await forgot()
    const next = (await codes()).at(-1)!
    const at = [fixture.device.token, other.token, fixture.device.token, other.token]
    expect(await Promise.all(at.map((token) => typed(next, token)))).toEqual(at.map(() => 'NO_CLOCKING'))
    expect(await typed(agentCode, other.token)).toBe('WARN_INCORRECT_CODE')
  }
  expect(app.faults).toEqual([])
})

it('a code that is asked for while a manager gives another is sent in place of that one, and works', async () => {
  const holder = await app.database.superuser.connect()
  await holder.query('begin')
  await holder.query(`update agents set clocking_code_hmac = 'another' where company_id = $1 and agent_id = $2`, [
    fixture.company.id,
    fixture.agentId,
  ])
  await forgot()
  await untilLocked(app.database)
  await holder.query('commit')
  holder.release()
  expect(await typed((await codes()).at(-1)!)).toBe('NO_CLOCKING')
})
