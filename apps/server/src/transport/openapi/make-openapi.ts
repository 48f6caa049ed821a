import { readFileSync, writeFileSync } from 'node:fs'
import { committedFile, differencesOf, renewal, textOf } from './committed.ts'
import { describeContract } from './contract.ts'
import type { OpenApi } from './types.ts'

// `npm run openapi` writes packages/contract/openapi.json and prints what changed; with --check it writes nothing, and ends with
// exit code 1 when the file differs.

const made = describeContract()
const committed = readFileSync(committedFile, 'utf8')
const isCheck = process.argv.includes('--check')
for (const difference of differencesOf(JSON.parse(committed) as OpenApi, made)) console.log(difference)
if (!isCheck) writeFileSync(committedFile, textOf(made))
else if (committed !== textOf(made)) {
  console.error(`packages/contract/openapi.json differs from the contract: ${renewal}`)
  process.exitCode = 1
}
