import { randomUUID } from 'node:crypto'
import { recordClocking } from '@vigie/contract/clockings/clockings.ts'
import { readReceipt } from '@vigie/contract/clockings/clockings.receipts.rules.ts'
import { expect, it } from 'vitest'
import { openTestApp } from '../../../../test/app.ts'
import { clockingActions } from '../../../../test/clocking.actions.ts'
import { freshFixture } from '../../../../test/fixture.ts'
import { journalActions } from '../../../../test/journal.actions.ts'
import { outputOf, type Answered } from '../../../../test/transports.ts'

const app = await openTestApp()
const fixture = freshFixture(app)
const actions = clockingActions(app, fixture)
const journal = journalActions(app, fixture)

const receiptIn = (answered: Answered) => readReceipt(outputOf(recordClocking, answered).receipt)?.said
const stored = async (): Promise<Record<string, unknown>[]> =>
  (
    await app.database.superuser.query<Record<string, unknown>>(
      `select site_id as "siteId", seq, clocking_uuid as "clockingUuid", kind, happened_at as "happenedAt", recorded_at as "recordedAt",
              encode(hash, 'hex') as hash from clockings where company_id = $1 order by seq`,
      [fixture.company.id],
    )
  ).rows

it('an act that is recorded is answered with a receipt of its line, and so is the same act sent again', async () => {
  const shiftId = await actions.shift()
  const values = { clocking_uuid: randomUUID().toUpperCase() }
  const first = receiptIn(await actions.byPhone(shiftId, values))
  const again = receiptIn(await actions.byPhone(shiftId, values))
  const [line] = await stored()
  expect(first).toEqual({ ...line, companyCode: fixture.company.code, keyId: expect.stringMatching(/^[\w-]{22}$/) })
  expect(again).toEqual(first)
})

it('acts of many sites that are saved together have each its own', async () => {
  const shifts = await Promise.all(Array.from({ length: 20 }, () => actions.shift()))
  const answers = await Promise.all(shifts.map((shiftId) => actions.byPhone(shiftId)))
  const receipts = answers.map(receiptIn).toSorted((one, other) => one!.seq - other!.seq)
  expect(receipts).toEqual((await stored()).map((line) => expect.objectContaining(line)))
})

it('a journal is answered with a receipt for each line that is recorded or known, and none for a refused one', async () => {
  app.clock.forward(600)
  const shiftId = await actions.shift()
  const act = journal.act(shiftId, app.clock.now())
  const refused = journal.act(999_999, app.clock.now())
  const [recorded, none] = journal.results(await journal.send([act, refused]))
  const [known] = journal.results(await journal.send([act]))
  const [line] = await stored()
  expect([recorded, known].map((result) => readReceipt(result!.receipt!)?.said)).toEqual([
    expect.objectContaining(line),
    expect.objectContaining(line),
  ])
  expect([none!.status, none!.receipt]).toEqual(['refused', undefined])
})
