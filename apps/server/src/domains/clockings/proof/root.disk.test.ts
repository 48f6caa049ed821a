import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { generateKeyPairSync } from 'node:crypto'
import path from 'node:path'
import { expect, it } from 'vitest'
import { openTestApp } from '../../../../test/app.ts'
import { clockingActions } from '../../../../test/clocking.actions.ts'
import { fixtureOf, freshFixture } from '../../../../test/fixture.ts'
import type { Installation } from '../../../kit/installation.ts'
import { openSigner } from '../../../kit/proof/signer.ts'
import { keepRoots } from '../../../roots.keep.ts'
import { verifyCompany } from '../verify/verify.run.ts'
import { logOf } from './root.log.ts'

const app = await openTestApp({ connections: 6 })
const fixture = freshFixture(app)
const signer = openSigner(generateKeyPairSync('ed25519').privateKey, app.proofDir)
const installation = { signer, proofDir: app.proofDir, addresses: { publicUrl: '', linkUrl: '' } } as unknown as Installation
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
const keep = (kind: 'hour' | 'night') => keepRoots({ database: app.database, now: app.clock.now(), installation, log }, kind)
const numbers = async (companyId: number) =>
  (await app.database.superuser.query('select number, kind from chain_roots where company_id = $1 order by number', [companyId])).rows

it.each([
  ['is a folder', (file: string) => mkdirSync(file, { recursive: true })],
  ['stands on a full disk', (file: string) => symlinkSync('/dev/full', file)],
])('a log that %s holds up no other company, records all the same, and goes on when it can', async (_, spoil) => {
  const other = await fixtureOf(app.rows)
  const file = logOf(app.proofDir, fixture.company.code)
  mkdirSync(path.dirname(file), { recursive: true })
  spoil(file)
  const actions = clockingActions(app, fixture)
  await actions.byPhone(await actions.shift())
  const others = clockingActions(app, other)
  await others.byPhone(await others.shift())
  await expect(keep('night')).rejects.toThrow('roots could not be written')
  expect(await numbers(fixture.company.id)).toEqual([])
  expect(await numbers(other.company.id)).toEqual([{ number: 1, kind: 'night' }])
  await actions.byPhone(await actions.shift())
  rmSync(file, { recursive: true })
  // An hour's that came first would be followed by the night's: it has its turn after them.
  await Promise.all([keep('night'), keep('night')])
  await keep('hour')
  expect(await numbers(fixture.company.id)).toEqual([{ number: 1, kind: 'night' }])
  expect(await numbers(other.company.id)).toEqual([{ number: 1, kind: 'night' }])
  expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(1)
  expect((await verifyCompany(app.database.forCompany(fixture.company.id))).faults).toEqual([])
})
