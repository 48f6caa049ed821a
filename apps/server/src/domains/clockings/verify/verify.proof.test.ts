import { generateKeyPairSync } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { recordClocking } from '@vigie/contract/clockings/clockings.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { openTestApp } from '../../../../test/app.ts'
import { clockingActions } from '../../../../test/clocking.actions.ts'
import { fixtureOf, freshFixture } from '../../../../test/fixture.ts'
import { outputOf } from '../../../../test/transports.ts'
import { openSigner } from '../../../kit/proof/signer.ts'
import { signingKeyOf } from '../../../signing-key.ts'
import { readConfig } from '../../../config.ts'
import { hashOf } from '../clockings.line.ts'
import { lineOfRoot, readRootLine, rootWord, type RootKind } from '../proof/root.entry.ts'
import { logOf } from '../proof/root.log.ts'
import { writeRoot } from '../proof/root.write.ts'
import { sentenceOf } from './verify.faults.ts'
import { pageOfLines } from './verify.pages.store.ts'
import { faultsOfHanded } from './verify.receipts.ts'
import { verifyCompany } from './verify.run.ts'

const app = await openTestApp()
const fixture = freshFixture(app)
const actions = clockingActions(app, fixture)

/** The installation's own key: receipts are signed by the running server. */
const config = readConfig({ NODE_ENV: 'test', DATA_DIR: app.dataDir, PROOF_DIR: app.proofDir })
const signer = openSigner(signingKeyOf(config), app.proofDir, { isReader: true })
const proof = { signer, proofDir: app.proofDir }
const db = () => app.database.forCompany(fixture.company.id)
const nobody = { warn: () => {}, error: () => {} }
const root = (kind: RootKind = 'hour', by = signer) =>
  writeRoot(db(), {
    kind,
    now: app.clock.now(),
    installation: { signer: by, proofDir: app.proofDir, addresses: { publicUrl: '', linkUrl: '' } },
    log: nobody,
  })

let receipts: string[] = []
const act = async (siteId = fixture.siteId) => {
  app.clock.forward(60)
  const answered = await actions.byPhone(await actions.shift({ siteId }))
  receipts.push(outputOf(recordClocking, answered).receipt)
}
const file = () => logOf(app.proofDir, fixture.company.code)
const logged = () => readFileSync(file(), 'utf8').split('\n').filter(Boolean)
const relog = (lines: readonly string[]) => writeFileSync(file(), lines.map((line) => `${line}\n`).join(''))
const handed = (...lines: string[]) =>
  async function* () {
    yield* lines
  }
const faults = async (...lines: string[]) => (await verifyCompany(db(), { proof, handed: handed(...lines) })).faults
const foreign = (...lines: string[]) => faultsOfHanded(handed(...lines), signer, (code) => code === fixture.company.code)

const sql = async (text: string) => (await app.database.superuser.query<Record<string, unknown>>(text)).rows
const where = () => `company_id = ${fixture.company.id} and site_id = ${fixture.siteId}`
const tamper = (...statements: string[]) => sql(`begin; set local session_replication_role = replica; ${statements.join('; ')}; commit`)
/** Rewrites a chain from a line on, with every hash and the head, as somebody with the whole database can. */
async function rewriteFrom(seq: number): Promise<void> {
  const rows = await sql(`select seq, line, hash, happened_at from clockings where ${where()} order by seq`)
  let previous: Buffer = Buffer.alloc(0)
  for (const row of rows) {
    if (Number(row['seq']) >= seq) {
      const then = `${String(row['happened_at']).slice(0, 17)}30Z`
      const line = String(row['line']).replace(/"happened_at":"[^"]+"/, `"happened_at":"${then}"`)
      const hash = hashOf(previous, line)
      const kind = String(row['line']).includes('"kind":"start"') ? 'arrived_at' : 'left_at'
      await tamper(
        `update clockings set line = $l$${line}$l$, hash = '\\x${hash.toString('hex')}', happened_at = '${then}' where ${where()} and seq = ${String(row['seq'])}`,
        `update shifts set ${kind} = '${then}' where ${where()} and shift_id = (select shift_id from clockings where ${where()} and seq = ${String(row['seq'])})`,
        `update chain_heads set hash = '\\x${hash.toString('hex')}' where ${where()}`,
      )
      previous = hash
    } else previous = row['hash'] as Buffer
  }
}
/** Cuts the tail of a chain with its head, its details and what its shifts say of it. */
const cutFrom = (seq: number) =>
  tamper(
    `update shifts set arrived_at = null, clock_in_status = null, is_clock_in_outside_area = false where ${where()}
       and shift_id in (select shift_id from clockings where ${where()} and seq >= ${seq})`,
    `delete from clocking_details where ${where()} and seq >= ${seq}`,
    `delete from clockings where ${where()} and seq >= ${seq}`,
    `update chain_heads set seq = ${seq - 1}, hash = (select hash from clockings where ${where()} and seq = ${seq - 1}) where ${where()}`,
  )

/** Two acts under the first root, two more under the second, one under none. */
beforeEach(async () => {
  receipts = []
  for (const until of [2, 4, 5]) {
    while (receipts.length < until) await act()
    if (until < 5) await root()
  }
})

describe('roots and receipts', () => {
  it('hold when nobody touched anything, and the pages say so at once', async () => {
    expect(await faults(...receipts, rootWord(readRootLine(logged()[1]!)!))).toEqual([])
    expect(await foreign(...receipts)).toEqual([])
    expect(await db().read(pageOfLines(db(), fixture.siteId, 1, 9))).toMatchObject([{ count: 5, last: 5, isSame: true }])
    expect(await verifyCompany(db(), { proof, handed: handed(...receipts) })).toMatchObject({ lineCount: 5, rootCount: 2, receiptCount: 5 })
  })

  it('name a chain that was written anew from a line on, with all its hashes and its head', async () => {
    await rewriteFrom(3)
    expect((await verifyCompany(db())).faults).toEqual([])
    expect(await faults()).toMatchObject([{ kind: 'chainRewritten', from: 3, until: 4, number: 2 }])
    expect(await faults(...receipts)).toMatchObject([
      { kind: 'chainRewritten' },
      { kind: 'receiptRewritten', place: 3, seq: 3 },
      { kind: 'receiptRewritten', place: 4, seq: 4 },
      { kind: 'receiptRewritten', place: 5, seq: 5 },
    ])
  })

  it('name a tail that was cut together with its head', async () => {
    await cutFrom(4)
    expect((await verifyCompany(db())).faults).toEqual([])
    expect(await faults(...receipts)).toMatchObject([
      { kind: 'chainShort', from: 3, until: 4, number: 2 },
      { kind: 'receiptLost', place: 4, seq: 4 },
      { kind: 'receiptLost', place: 5, seq: 5 },
    ])
  })

  it('name what was cut after the last root by the receipt alone', async () => {
    await cutFrom(5)
    expect([await faults(), await faults(...receipts)]).toMatchObject([[], [{ kind: 'receiptLost', place: 5, seq: 5 }]])
  })

  it('name a site that was removed with its lines', async () => {
    for (const table of ['clocking_details', 'clockings', 'shifts', 'chain_heads', 'sites'])
      await tamper(`delete from ${table} where ${where()}`)
    expect((await verifyCompany(db())).faults).toEqual([])
    expect(await faults()).toMatchObject([{ kind: 'siteGone', siteId: fixture.siteId, acts: 2, number: 1 }])
  })

  it('name it also when roots were written after the crime', async () => {
    await cutFrom(4)
    await act()
    await act()
    await root('night')
    expect(await faults()).toMatchObject([{ kind: 'chainRewritten', from: 3, until: 4, number: 2 }])
  })
})

describe('the table of roots', () => {
  it.each([
    [`update chain_roots set act_count = 1 where number = 2`, 'noteDiffers'],
    [`update chain_roots set root = sha256('') where number = 2`, 'noteDiffers'],
    [`update chain_roots set signature = decode(repeat('00', 64), 'hex') where number = 2`, 'noteDiffers'],
    [`delete from chain_roots where number = 1`, 'noteMissing'],
  ])('when it was edited is named: %s', async (statement, kind) => {
    await tamper(`${statement} and company_id = ${fixture.company.id}`)
    expect(await faults()).toMatchObject([{ kind }])
  })
})

describe('the log', () => {
  const cases: Readonly<Record<string, readonly [edit: (lines: string[]) => string[], kinds: string[]]>> = {
    'its end was cut': [(lines) => lines.slice(0, 1), ['logCut']],
    'its beginning was cut': [(lines) => lines.slice(1), ['logGap']],
    'its lines changed places': [(lines) => lines.toReversed(), ['logGap']],
    'a line stands twice': [(lines) => [lines[0]!, ...lines], ['logGap']],
    'a count was edited': [(lines) => [lines[0]!, lines[1]!.replace('"acts":4', '"acts":3')], ['rootUnsigned']],
    'a time was edited': [
      (lines) => [lines[0]!.replace(/"at":"2026/, '"at":"2025'), lines[1]!],
      ['rootUnsigned', 'noteDiffers', 'logBroken'],
    ],
    'a head was edited': [(lines) => [lines[0]!, lines[1]!.replace(/,4,"[0-9a-f]{2}/, ',4,"00')], ['rootFalse']],
    'it is empty': [() => [], ['logMissing']],
  }
  it.each(Object.keys(cases))('is named when %s', async (name) => {
    const [edit, kinds] = cases[name]!
    relog(edit(logged()))
    const named = (await faults()).map(({ kind }) => kind)
    for (const kind of kinds) expect(named).toContain(kind)
  })

  it('that was removed is named, and by a letter when the database was emptied of it too', async () => {
    const letter = rootWord(readRootLine(logged()[1]!)!)
    rmSync(file())
    expect(await faults()).toEqual([{ kind: 'logMissing', number: 2 }])
    await tamper(`delete from chain_roots where company_id = ${fixture.company.id}`)
    expect(await faults()).toEqual([])
    expect(await faults(letter)).toMatchObject([{ kind: 'wordMissing', place: 1, number: 2 }])
    await root()
    await root('night')
    expect(await faults(letter)).toMatchObject([{ kind: 'wordDiffers', number: 2 }])
  })

  it('that was written anew by another key is named', async () => {
    const forger = openSigner(generateKeyPairSync('ed25519').privateKey, app.proofDir, { isReader: true })
    relog(
      logged().map((line) => {
        const { changed, gone, signature: _, ...entry } = readRootLine(line)!
        return lineOfRoot({ ...entry, key: signer.keyId }, { changed, gone }, forger)
      }),
    )
    expect((await faults())[0]).toEqual({ kind: 'rootUnsigned', number: 1 })
  })

  it('of another company is named', async () => {
    const other = await fixtureOf(app.rows)
    await writeRoot(app.database.forCompany(other.company.id), {
      kind: 'hour',
      now: app.clock.now(),
      installation: { signer, proofDir: app.proofDir, addresses: { publicUrl: '', linkUrl: '' } },
      log: nobody,
    })
    writeFileSync(file(), readFileSync(logOf(app.proofDir, other.company.code)))
    expect((await faults()).map(({ kind }) => kind)).toContain('rootForeign')
  })

  it('with a line that a kill has torn holds', async () => {
    relog([...logged(), logged()[1]!.slice(0, 80)])
    expect(await faults()).toEqual([])
    await root('night')
    expect(await faults()).toEqual([])
  })
})

describe('what is handed in', () => {
  it('and is no receipt, or was altered, or is of another company, is named by its line', async () => {
    const other = await fixtureOf(app.rows)
    const shiftId = await app.rows.shift(other.company.id, {
      siteId: other.siteId,
      agentId: other.agentId,
      contractId: other.contractId,
      startsAt: app.clock.now(),
      endsAt: '2026-10-12T20:00:00Z',
    })
    const values = { vacation_id: shiftId, isPds: true, latitude: 48.8566, longitude: 2.3522, accuracy: 5 }
    const { receipt } = outputOf(recordClocking, await app.http(recordClocking, values, other.as('resource')))
    const [one, two] = receipts as [string, string]
    expect(await foreign('', one, 'bonjour', one.slice(0, -4), one.replace(/.{86}$/, two.slice(-86)), receipt)).toEqual([
      { kind: 'receiptUnreadable', place: 3 },
      { kind: 'receiptUnreadable', place: 4 },
      { kind: 'receiptUnsigned', place: 5 },
      { kind: 'receiptForeign', place: 6, company: other.company.code },
    ])
    // Of another company it says nothing here.
    expect(await faults(receipt)).toEqual([])
  })

  it('is named in a sentence', async () => {
    await cutFrom(4)
    for (const fault of [...(await faults(...receipts)), ...(await foreign('x'))]) expect(sentenceOf(fault)).toMatch(/^[A-Z].+\.$/)
  })
})
