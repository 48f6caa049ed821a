import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { bannedWords } from './words.ts'

const bad = {
  'apps/web/src/ui/wire.ts': 'export const bad = { pds_status: 1 }',
  'apps/server/src/domains/shifts/clock.handlers.ts': "export const bad = () => new Date(process.env['NOW'] ?? '')",
  'packages/contract/src/clock.rules.ts': 'export const bad = () => Date.now()',
  'apps/server/src/domains/shifts/sql.store.ts':
    'export const bad = `select * from shifts where starts_at > now() or starts_at::date = current_date`',
  'apps/web/src/ui/environment.ts': "export const bad = process.env['PORT']",
}

test('finds each kind of banned word in the files that may not hold it', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'vigie-words-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [file, text] of Object.entries(bad)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  expect(new Set(bannedWords(root).map(({ file, why }) => `${file}: ${why}`))).toEqual(
    new Set([
      'apps/web/src/ui/wire.ts: a name of the wire outside the contract',
      'apps/server/src/domains/shifts/clock.handlers.ts: the instant and the environment are given',
      'apps/server/src/domains/shifts/clock.handlers.ts: the environment is read once, at the start',
      'packages/contract/src/clock.rules.ts: the instant is a parameter',
      'apps/server/src/domains/shifts/sql.store.ts: SQL knows no clock',
      'apps/web/src/ui/environment.ts: the environment is read once, at the start',
    ]),
  )
})
