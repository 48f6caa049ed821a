import { changeRootRecipients, listRoots } from '@vigie/contract/clockings/clockings.proof.ts'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../../test/app.ts'
import { clockingActions } from '../../../../test/clocking.actions.ts'
import { freshFixture } from '../../../../test/fixture.ts'
import { outputOf } from '../../../../test/transports.ts'
import { readConfig } from '../../../config.ts'
import { openSigner } from '../../../kit/proof/signer.ts'
import { signingKeyOf } from '../../../signing-key.ts'
import { isRootSigned, readRootWord, type RootKind } from './root.entry.ts'
import { writeRoot } from './root.write.ts'

const app = await openTestApp()
const fixture = freshFixture(app)
const actions = clockingActions(app, fixture)

const config = readConfig({ NODE_ENV: 'test', DATA_DIR: app.dataDir, PROOF_DIR: app.proofDir })
const signer = openSigner(signingKeyOf(config), app.proofDir, { isReader: true })
const write = (kind: RootKind) =>
  writeRoot(app.database.forCompany(fixture.company.id), {
    kind,
    now: app.clock.now(),
    installation: { signer, proofDir: app.proofDir, addresses: { publicUrl: '', linkUrl: '' } },
    log: { warn: () => {}, error: () => {} },
  })
const act = async () => void (await actions.byPhone(await actions.shift()))
const read = async () => outputOf(listRoots, await app.http(listRoots, {}, fixture.as('manager')))

describe('the list of roots', () => {
  it('of a company that has none says when the first one is due', async () => {
    expect(await read()).toEqual({
      roots: [],
      recipients: [],
      version: 0,
      waitingCount: 0,
      waitingSince: null,
      nextAt: '2026-10-13T02:00:00Z',
      isLate: false,
      nextCursor: null,
    })
  })

  it.each([
    ['null', []],
    ['"preuve@exemple.fr"', []],
    ['{"0":"preuve@exemple.fr"}', []],
    ['[null, "preuve@exemple.fr", 7]', ['preuve@exemple.fr', '7']],
  ])('is read, and others are named, where the company’s setting is %s', async (value, recipients) => {
    await app.database.superuser.query(`insert into company_settings values ($1, 'proof_recipients', $2::jsonb)`, [
      fixture.company.id,
      value,
    ])
    const { version, ...now } = await read()
    expect(now.recipients).toEqual(recipients)
    await write('night')
    const named = { recipients: ['avocat@exemple.fr'], version }
    expect((await app.http(changeRootRecipients, named, fixture.as('manager'))).status).toBe(200)
    expect((await read()).recipients).toEqual(['avocat@exemple.fr'])
  })

  it('gives each root with its signed entry, as a letter holds it', async () => {
    await act()
    await write('night')
    const [root] = (await read()).roots
    const entry = readRootWord(root!.word)!
    expect(isRootSigned(signer, entry)).toBe(true)
    expect(entry).toMatchObject({ number: root!.number, at: root!.at, root: root!.root, company: fixture.company.code, acts: 1 })
  })

  it('says what no root covers yet, since when, and that a root is late once the hour is over', async () => {
    await act()
    await write('night')
    app.clock.forward(600)
    await act()
    app.clock.forward(60)
    await act()
    expect(await read()).toMatchObject({
      waitingCount: 2,
      waitingSince: '2026-10-12T08:10:00Z',
      nextAt: '2026-10-12T09:00:00Z',
      isLate: false,
    })
    app.clock.forward(2 * 3600)
    expect(await read()).toMatchObject({ waitingCount: 2, isLate: true })
    await write('hour')
    expect(await read()).toMatchObject({ waitingCount: 0, waitingSince: null, isLate: false, nextAt: '2026-10-13T02:00:00Z' })
  })
})

it('whom an administrator names is sent the next night’s root with its signed entry', async () => {
  const named = await app.http(changeRootRecipients, { recipients: ['avocat@exemple.fr'], version: 0 }, fixture.as('manager'))
  expect(named.status).toBe(200)
  await act()
  await write('night')
  const [root] = (await read()).roots
  const { rows } = await app.database.superuser.query<{ recipient: string; body: string }>(
    'select recipient, body from outbox where company_id = $1',
    [fixture.company.id],
  )
  expect(rows.map(({ recipient }) => recipient)).toEqual(['avocat@exemple.fr'])
  expect(rows[0]!.body).toContain(root!.word)
})
