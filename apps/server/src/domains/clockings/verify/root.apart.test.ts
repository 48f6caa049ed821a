import { generateKeyPairSync } from 'node:crypto'
import { existsSync, readFileSync, renameSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { openTestApp } from '../../../../test/app.ts'
import { clockingActions } from '../../../../test/clocking.actions.ts'
import { freshFixture } from '../../../../test/fixture.ts'
import { openReader, openSigner } from '../../../kit/proof/signer.ts'
import { verifyAll } from './verify.all.ts'
import { layRootsApart } from './root.apart.ts'
import { logOf } from '../proof/root.log.ts'
import { writeRoot } from '../proof/root.write.ts'

const app = await openTestApp({ connections: 6 })
const fixture = freshFixture(app)
const actions = clockingActions(app, fixture)
const signer = openSigner(generateKeyPairSync('ed25519').privateKey, app.proofDir)
const installation = { signer, proofDir: app.proofDir, addresses: { publicUrl: '', linkUrl: '' } }
const log = { warn: () => {}, error: () => {} }
const apart = path.join(app.proofDir, '..', 'later')

const root = async () => {
  await actions.byPhone(await actions.shift())
  app.clock.forward(3600)
  return writeRoot(app.database.forCompany(fixture.company.id), { kind: 'hour', now: app.clock.now(), installation, log })
}
const linesIn = (file: string) => readFileSync(file, 'utf8').split('\n').filter(Boolean)
async function faults(): Promise<string[]> {
  const told: string[] = []
  const onlyId = fixture.company.id
  // With the public keys alone, as after a restore without the keys.
  const reader = openReader(app.proofDir)
  await verifyAll(app.database, { signer: reader, proofDir: app.proofDir, onlyId, tell: (one) => void told.push(one), say: () => {} })
  return told
}

it('roots beyond a restored database are laid apart, and what is left verifies', async () => {
  await root()
  await root()
  const file = logOf(app.proofDir, fixture.company.code)
  const all = linesIn(file)
  expect(await layRootsApart(app.database, app.proofDir, apart)).toBe(0)
  expect(existsSync(apart)).toBe(false)
  // As in a database of before the second root was noted.
  await app.database.superuser.query('delete from chain_roots where company_id = $1 and number = 2', [fixture.company.id])
  expect(await layRootsApart(app.database, app.proofDir, apart)).toBe(1)
  expect([linesIn(file), linesIn(path.join(apart, path.basename(file)))]).toEqual([[all[0]], [all[1]]])
  expect(await faults()).toEqual([])
})

it('of a company that the database does not know yet nothing is left among the logs', async () => {
  await root()
  const file = logOf(app.proofDir, fixture.company.code)
  const lost = logOf(app.proofDir, 'NOT-YET')
  renameSync(file, lost)
  await app.database.superuser.query('delete from chain_roots where company_id = $1', [fixture.company.id])
  expect(await layRootsApart(app.database, app.proofDir, apart)).toBe(1)
  expect([existsSync(lost), existsSync(path.join(apart, 'NOT-YET.log'))]).toEqual([false, true])
  expect(await faults()).toEqual([])
})

it('a reader knows the keys of a list and signs nothing', () => {
  expect(openReader(app.proofDir)!.keyId).toBe(signer.keyId)
  expect(() => openReader(app.proofDir)!.sign('root', 'x')).toThrow('has none to sign with')
  expect(openReader('/nowhere/at/all')).toBeUndefined()
})
