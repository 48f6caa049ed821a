import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import openapiTypes, { astToString } from 'openapi-typescript'
import { afterAll, describe, expect, it } from 'vitest'
import { describeContract } from './contract.ts'
import { rare } from '../../../test/rare.ts'

const document = describeContract()
const folder = mkdtempSync(path.join(os.tmpdir(), 'vigie-types-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function faultsOf(described: unknown): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source: JSON.stringify(described), config })
  return problems.map(({ severity, ruleId, message, location }) => `${severity} ${ruleId}: ${message} (${location[0]?.pointer})`)
}

/** What the project's own compiler says of files in a folder of their own, as strictly as it can. */
async function compile(sources: Readonly<Record<string, string>>): Promise<string> {
  for (const [name, text] of Object.entries(sources)) writeFileSync(path.join(folder, name), text)
  const strict = { strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true, skipLibCheck: false }
  const compilerOptions = { ...strict, noEmit: true, allowImportingTsExtensions: true, target: 'ES2024', module: 'preserve', types: [] }
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: Object.keys(sources) }))
  const compiler = path.join(import.meta.dirname, '../../../../../node_modules/typescript-7/bin/tsc')
  const run = promisify(execFile)(process.execPath, [compiler, '-p', folder])
  return run.then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  )
}

describe('the description of the API', () => {
  it('is one in which an independent linter finds neither error nor warning, by all its recommended rules', async () => {
    expect(await faultsOf(document)).toEqual([])
  })

  it('would be found fault with, if it named nothing or led nowhere', async () => {
    const responses = { 200: { $ref: '#/components/responses/Nowhere' } }
    const faults = await faultsOf({ ...document, paths: { '/nothing': { get: { responses } } } })
    for (const rule of ['no-unresolved-refs', 'operation-operationId', 'operation-summary', 'operation-4xx-response'])
      expect(faults.join('\n')).toContain(rule)
  })

  rare('makes types that compile, and that know what a call takes, answers and refuses', async () => {
    const api = astToString(await openapiTypes(JSON.stringify(document)))
    const use = `
      import type { components, operations } from './api.ts'
      type Responses = operations['recordClocking']['responses']
      export const shift = (answer: Responses[200]['content']['application/json']): components['schemas']['Shift'] => answer.shift
      export const start: string = ({} as components['schemas']['Shift']).datetime_start
      export const code: Responses[409]['content']['application/json']['code'] = 'NO_CLOCKING'
      // @ts-expect-error it is the refusal of another call
      export const other: Responses[409]['content']['application/json']['code'] = 'IMPORT_RUNNING'
      export const query: operations['listShifts']['parameters']['query'] = { date: '2026-10-12' }
      // @ts-expect-error the day must be given
      export const nothing: operations['listShifts']['parameters']['query'] = {}
    `
    expect(await compile({ 'api.ts': api, 'use.ts': use })).toBe('')
  })
})
