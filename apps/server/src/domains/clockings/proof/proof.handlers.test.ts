import { createPublicKey } from 'node:crypto'
import {
  changeRootRecipients,
  checkReceipt,
  listOwnClockings,
  listRoots,
  listSigningKeys,
} from '@vigie/contract/clockings/clockings.proof.ts'
import { readReceipt, receiptPayload } from '@vigie/contract/clockings/clockings.receipts.rules.ts'
import { recordClocking } from '@vigie/contract/clockings/clockings.ts'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../../test/app.ts'
import { clockingActions } from '../../../../test/clocking.actions.ts'
import { fixtureOf, freshFixture } from '../../../../test/fixture.ts'
import { outputOf } from '../../../../test/transports.ts'
import { readConfig } from '../../../config.ts'
import { openSigner } from '../../../kit/proof/signer.ts'
import { signingKeyOf } from '../../../signing-key.ts'
import { writeRoot } from './root.write.ts'

const app = await openTestApp()
const fixture = freshFixture(app)
const actions = clockingActions(app, fixture)

const config = readConfig({ NODE_ENV: 'test', DATA_DIR: app.dataDir, PROOF_DIR: app.proofDir })
const signer = openSigner(signingKeyOf(config), app.proofDir, { isReader: true })
const root = () =>
  writeRoot(app.database.forCompany(fixture.company.id), {
    kind: 'hour',
    now: app.clock.now(),
    installation: { signer, proofDir: app.proofDir, addresses: { publicUrl: '', linkUrl: '' } },
    log: { warn: () => {}, error: () => {} },
  })
const recorded = async (columns = {}, values = {}) =>
  outputOf(recordClocking, await actions.byPhone(await actions.shift(columns), values)).receipt
const mine = async (values: object = {}, as = fixture.as('resource')) =>
  outputOf(listOwnClockings, await app.http(listOwnClockings, { month: '202610', ...values }, as))
const check = async (receipt: string, as = fixture.as('nobody')) => outputOf(checkReceipt, await app.http(checkReceipt, { receipt }, as))
const tamper = (...statements: string[]) =>
  app.database.superuser.query(`begin; set local session_replication_role = replica; ${statements.join('; ')}; commit`)

describe('an agent’s own acts', () => {
  it('are listed, the last one first, with their receipts, page by page', async () => {
    const receipts: string[] = []
    for (let at = 0; at < 5; at++) {
      app.clock.forward(60)
      receipts.push(await recorded())
    }
    const first = await mine({ limit: 2 })
    const second = await mine({ limit: 2, cursor: first.nextCursor })
    const third = await mine({ limit: 2, cursor: second.nextCursor })
    const all = [...first.clockings, ...second.clockings, ...third.clockings]
    expect([all.length, third.nextCursor]).toEqual([5, null])
    expect(all.map(({ receipt }) => readReceipt(receipt)?.said)).toEqual(receipts.toReversed().map((receipt) => readReceipt(receipt)?.said))
    expect(all[0]).toMatchObject({ kind: 'start', state: 'done', happenedLocal: '2026-10-12 10:05:00', recordedAt: '2026-10-12T08:05:00Z' })
    expect((await mine({ month: '202609' })).clockings).toEqual([])
  })

  it('say of an arrival beyond the tolerance that it was late', async () => {
    await recorded()
    await recorded({ startsAt: '2026-10-12T07:30:00Z' })
    expect((await mine()).clockings.filter(({ isLate }) => isLate)).toHaveLength(1)
  })

  it('of one second have each its own place', async () => {
    for (let at = 0; at < 4; at++) await recorded()
    const first = await mine({ limit: 3 })
    const uuids = [...first.clockings, ...(await mine({ limit: 3, cursor: first.nextCursor })).clockings].map(
      ({ clockingUuid }) => clockingUuid,
    )
    expect(new Set(uuids).size).toBe(4)
  })

  it('are nobody else’s', async () => {
    await recorded()
    const other = await app.rows.agent(fixture.company.id, {})
    const user = await app.rows.user(fixture.company.id, { role: 'resource', columns: { agent_id: other } })
    const token = await app.rows.session(fixture.company.id, user, {})
    expect((await mine({}, { code: fixture.company.code, token })).clockings).toEqual([])
    expect((await app.http(listOwnClockings, { month: '202610' }, fixture.as('manager'))).status).toBe(403)
    for (const cursor of ['x', Buffer.from('["202610","2026-10-12T08:00:00Z x",0]').toString('base64url')])
      expect((await app.http(listOwnClockings, { month: '202610', cursor }, fixture.as('resource'))).status).toBe(422)
  })
})

describe('a receipt that anybody checks', () => {
  it('is held by the chain, and covered once a later root is signed', async () => {
    const receipt = await recorded()
    const { said } = readReceipt(receipt)!
    expect(await check(receipt)).toMatchObject({ state: 'held', isSigned: true, isHeld: true, isCovered: false, said })
    await root()
    const later = await recorded()
    expect(await check(receipt)).toMatchObject({ state: 'held', isCovered: true, message: expect.stringContaining('racine') })
    expect(await check(later)).toMatchObject({ state: 'held', isCovered: false })
    expect(Object.keys(await check(receipt)).toSorted()).toEqual('isCovered isHeld isSigned message said state'.split(' '))
  })

  it('is answered to whoever is signed in as to nobody', async () => {
    expect(await check(await recorded(), fixture.as('client'))).toMatchObject({ state: 'held' })
  })

  it('is not held when its line was changed or removed', async () => {
    const receipt = await recorded()
    const where = `company_id = ${fixture.company.id}`
    await tamper(`update clockings set happened_at = happened_at - interval '1 hour' where ${where}`)
    expect(await check(receipt)).toMatchObject({ state: 'changed', isSigned: true, isHeld: false })
    await tamper(`delete from clockings where ${where}`)
    expect(await check(receipt)).toMatchObject({ state: 'missing', isHeld: false, isCovered: false })
  })

  it('is not covered by a root that somebody wrote into the table', async () => {
    const receipt = await recorded()
    await root()
    await tamper(`update chain_roots set act_count = 9 where company_id = ${fixture.company.id}`)
    expect(await check(receipt)).toMatchObject({ state: 'held', isCovered: false })
  })

  it('of another company says so here, and nothing of its acts', async () => {
    const receipt = await recorded()
    const other = await fixtureOf(app.rows)
    expect(await check(receipt, other.as('nobody'))).toMatchObject({ state: 'foreign', isHeld: false })
  })

  it('that is wrong, cut, altered, joined or nonsense is answered in a sentence', async () => {
    const receipt = await recorded()
    const { said } = readReceipt(receipt)!
    const altered = receipt.replace(receiptPayload(said), receiptPayload({ ...said, happenedAt: said.recordedAt, siteId: said.siteId + 1 }))
    for (const text of ['', 'VR1', 'bonjour', receipt.slice(0, -3), receipt.slice(4), `${receipt}.${receipt}`, '𝕏'.repeat(500), '{"a":1}'])
      expect(await check(text)).toMatchObject({ state: 'unreadable', isSigned: false, said: null, message: expect.stringMatching(/\.$/) })
    expect(await check(altered)).toMatchObject({ state: 'unsigned', isSigned: false, isHeld: false, said: null })
    expect(app.faults).toEqual([])
  })

  it('that is swollen is refused before it is read', async () => {
    const receipt = await recorded()
    const long = await app.http(checkReceipt, { receipt: receipt.repeat(10) }, fixture.as('nobody'))
    expect([long.status, Object.keys(long.error?.errors ?? {})]).toEqual([422, ['receipt']])
    expect((await app.http(checkReceipt, { receipt: 'A'.repeat(100_000) }, fixture.as('nobody'))).status).toBe(413)
  })
})

it('the public key is given to anybody', async () => {
  const { keys } = outputOf(listSigningKeys, await app.http(listSigningKeys, {}, fixture.as('nobody')))
  expect(keys).toMatchObject([{ id: signer.keyId, isCurrent: true }])
  expect(createPublicKey(keys[0]!.publicKey).asymmetricKeyType).toBe('ed25519')
})

describe('the roots', () => {
  it('are listed to whoever administers, the last one first', async () => {
    for (let at = 0; at < 3; at++) {
      await recorded()
      await root()
    }
    const as = fixture.as('manager')
    const first = outputOf(listRoots, await app.http(listRoots, { limit: 2 }, as))
    const rest = outputOf(listRoots, await app.http(listRoots, { limit: 2, cursor: first.nextCursor }, as))
    expect([...first.roots, ...rest.roots].map(({ number, actCount }) => [number, actCount])).toEqual([
      [3, 3],
      [2, 2],
      [1, 1],
    ])
    expect(rest.nextCursor).toBeNull()
  })

  describe('are sent by letter', () => {
    const read = async () => outputOf(listRoots, await app.http(listRoots, {}, fixture.as('manager')))
    const change = (version: number, ...recipients: string[]) =>
      app.http(changeRootRecipients, { recipients, version }, fixture.as('manager'))

    it('to addresses that are some, each once', async () => {
      const { version } = outputOf(changeRootRecipients, await change(0, ' preuve@exemple.fr', 'preuve@exemple.fr', ''))
      expect(await read()).toMatchObject({ recipients: ['preuve@exemple.fr'], version })
      const wrong = await change(version, 'preuve')
      expect([wrong.status, Object.keys(wrong.error?.errors ?? {})]).toEqual([422, ['recipients']])
      expect(await read()).toMatchObject({ recipients: ['preuve@exemple.fr'], version })
      expect((await change(version, ...Array.from({ length: 11 }, (_, at) => `a${at}@exemple.fr`))).status).toBe(422)
      expect(outputOf(changeRootRecipients, await change(version))).toEqual({ recipients: [], version: 0 })
    })

    it('to what was named before a letter was tried: that can be taken away, and others be named beside it', async () => {
      await app.database.superuser.query(`insert into company_settings values ($1, 'proof_recipients', $2::jsonb)`, [
        fixture.company.id,
        JSON.stringify(['a,b@exemple.fr', 'c;d@exemple.fr']),
      ])
      const { version } = await read()
      const more = outputOf(changeRootRecipients, await change(version, 'a,b@exemple.fr', 'c;d@exemple.fr', 'preuve@exemple.fr'))
      expect((await change(more.version, 'e,f@exemple.fr')).status).toBe(422)
      expect(outputOf(changeRootRecipients, await change(more.version, 'a,b@exemple.fr', 'preuve@exemple.fr')).recipients).toHaveLength(2)
    })

    it('to those that one administrator has named: another does not write over them unseen', async () => {
      const answers = await Promise.all(['a', 'b', 'c'].map((name) => change(0, `${name}@exemple.fr`)))
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
      const { recipients, version } = await read()
      const late = await change(0, 'tard@exemple.fr')
      expect([late.error?.code, (await read()).recipients]).toEqual(['CONFLICT', recipients])
      expect((await change(version, ...recipients, 'tard@exemple.fr')).status).toBe(200)
      expect((await change(version)).status).toBe(409)
      for (const wrong of [{}, { version: -1 }, { version: 'x' }])
        expect((await app.http(changeRootRecipients, { recipients, ...wrong }, fixture.as('manager'))).status).toBe(422)
    })
  })
})
