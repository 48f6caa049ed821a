import { sendCode } from '@vigie/contract/clockings/clockings.sending.ts'
import { expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { clockingActions } from '../../../test/clocking.actions.ts'
import { agentCode, freshFixture } from '../../../test/fixture.ts'
import { screenOf } from './imports.screen.testing.ts'
import { textFile } from './imports.testing.ts'

const app = await openTestApp()
const fixture = freshFixture(app)
const { told } = screenOf(app, fixture)
const actions = clockingActions(app, fixture)
const sql = (text: string) => app.database.superuser.query(text, [fixture.company.id, fixture.agentId])

/** The code that the fixture's agent has asked for, and not used. */
async function askedFor(): Promise<string> {
  await sql(`update agents set email = 'alix@example.test' where company_id = $1 and agent_id = $2`)
  await app.http(sendCode, { email: 'alix@example.test' }, fixture.as('clocking_device'))
  await app.settled()
  const { rows } = await sql('select body from outbox where company_id = $1 and $2 > 0 order by message_id desc limit 1')
  return /: (\d{6})\n/.exec((rows as { body: string }[])[0]!.body)![1]!
}

it('a code that an import gives to one is no longer what another has asked for', async () => {
  const code = await askedFor()
  await actions.shift()
  const files = [textFile('agents.csv', 'Matricule;Nom;Prénom;Code de pointage', `901;MOREL;Inès;${code}`)]
  expect(await told(files, { digest: (await told(files)).digest })).toMatchObject({ isWritten: true })
  // Inès has no service: the other's is not hers.
  expect((await actions.identify({ password: code })).error?.code).toBe('NO_CLOCKING')
  expect((await actions.identify({ password: agentCode })).status).toBe(200)
  expect(await askedFor()).not.toBe(code)
  expect(app.faults).toEqual([])
})
