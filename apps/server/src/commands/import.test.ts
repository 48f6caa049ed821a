import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { size } from '@vigie/contract/kit/size.testing.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Company } from '../domains/imports/imports.testing.ts'
import { commanding } from './running.testing.ts'

let context: Awaited<ReturnType<typeof commanding>>
let company: Company
beforeAll(async () => {
  context = await commanding()
  company = await context.company()
})
afterAll(() => context.close())

/** What the command says, with plain spaces in its figures. */
async function run(...args: string[]) {
  const { code, out, err } = await context.run('import', ...args)
  return { code, out: out.replaceAll('\u00a0', ' '), err: err.replaceAll('\u00a0', ' ') }
}
const files = ['vacations.csv', 'agents.csv', 'sites.csv', 'contrats.csv']

test('a dry run tells and writes nothing, then the import writes, then there is nothing left to do', async () => {
  const tried = await run('--company', 'TEST1', '--dry-run', ...files)
  expect([tried.code, await company.count('shifts')]).toEqual([0, 0])
  expect(tried.out).toContain('Essai : rien n’a été écrit.')
  const done = await run('--company', 'test1', ...files)
  expect([done.code, await company.count('shifts')]).toEqual([0, 2444])
  expect(done.out).toMatch(/Services +2444 +0 +0\n/)
  expect(done.out).toContain('Les mois restent non publiés')
  // Nobody has clocked here yet: the product counts from today on.
  const from = await company.select<{ value: string }>(
    `select value #>> '{}' as value from company_settings where company_id = $company and key = 'counts_from'`,
  )
  expect(from).toHaveLength(1)
  expect(done.out).toContain(`L’outil compte à partir du`)
  expect(done.err).toContain('Écriture      100 %  2714/2714')
  const again = await run('--company', 'TEST1', ...files)
  expect(again.out).toMatch(/Services +0 +0 +2444\n[^]*rien n’a changé/)
})

test('the day from which on the product counts can be said', async () => {
  const own = await context.company()
  expect((await run('--company', 'TEST2', '--counts-from', '2026-10-20', ...files)).out).toContain('L’outil compte à partir du 20/10/2026')
  const [row] = await own.select<{ value: string }>(
    `select value #>> '{}' as value from company_settings where company_id = $company and key = 'counts_from'`,
  )
  expect(row?.value).toBe('2026-10-19T22:00:00Z')
})

test('a file with faults ends with 1 and names its lines', async () => {
  const { code, out } = await run('--company', 'TEST1', 'dirty-vacations.csv')
  expect(code).toBe(1)
  expect(out).toContain('dirty-vacations.csv, ligne 5 : Le site « S9999 » n’existe pas.')
})

test('a file that swells ends with 1 and a sentence, and nothing is written', async () => {
  const file = path.join(context.dataDir, 'gonfle.csv')
  writeFileSync(file, 'a\n'.repeat(500_001))
  const { code, out, err } = await run('--company', 'TEST1', 'sites.csv', file)
  expect([code, out]).toEqual([1, ''])
  expect(err.replaceAll('\u202f', ' ')).toContain(`Avec « ${file} », cet import dépasse 500 000 lignes. Partagez ce fichier`)
})

const mistakes: readonly (readonly [string, readonly string[]])[] = [
  ['Aucune société ne porte le code « NOPE ».', ['--company', 'NOPE', 'sites.csv']],
  ['Le fichier « nulle-part.csv » n’existe pas.', ['--company', 'TEST1', 'nulle-part.csv']],
  ['Le fichier « . » ne peut pas être lu.', ['--company', 'TEST1', '.']],
  ['« demain » n’est pas un jour (AAAA-MM-JJ).', ['--company', 'TEST1', '--counts-from', 'demain', 'sites.csv']],
  ['Usage : npm run import', ['--company', 'TEST1']],
  ['Usage : npm run import', ['sites.csv']],
  ['Usage : npm run import', ['--compagny', 'TEST1', 'sites.csv']],
]
test.each(size(mistakes.slice(0, 2), mistakes))('one sentence says what is wrong: %s', async (sentence, args) => {
  const { code, out, err } = await run(...args)
  expect([code, out, err.trim().split('\n').length]).toEqual([1, '', 1])
  expect(err).toContain(sentence)
})
