import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { changesOf, filesOf } from './new/domain.ts'
import { namesOf } from './new/names.ts'

// `npm run new -- domain vehicles vehicle` writes the files of a domain: a table, its calls, a list, a form and a sheet. They
// are green as they stand, with a name as the only field. Then: `npm run tables && npm run openapi && npm run screens`.

const root = path.join(import.meta.dirname, '..')
const { positionals } = parseArgs({ allowPositionals: true })
const [what, many, one] = positionals

const usage = 'npm run new -- domain <several> <one>, one word each: npm run new -- domain vehicles vehicle'

function main(): string {
  if (what !== 'domain' || !many || !one) return usage
  if (![many, one].every((name) => /^[a-z]+$/.test(name)) || many === one) return `two names of small letters alone: ${usage}`
  const last = globSync('*.sql', { cwd: path.join(root, 'apps/server/migrations') })
    .toSorted()
    .at(-1)!
  const names = namesOf(many, one, Number(last.slice(0, 4)) + 1)
  const files = filesOf(names)
  const taken = Object.keys(files).filter((file) => existsSync(path.join(root, file)))
  if (taken.length > 0) return `nothing was written: ${taken.join(', ')} stands already`
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const changed = Object.entries(changesOf(names)).map(([file, change]) => [file, change(read(file))] as const)
  for (const [file, text] of [...Object.entries(files), ...changed]) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  spawnSync('oxfmt', [...Object.keys(files), ...changed.map(([file]) => file)], { cwd: root })
  return [
    ...Object.keys(files).map((file) => `written  ${file}`),
    ...changed.map(([file]) => `changed  ${file}`),
    'Next: npm run tables && npm run openapi && npm run screens, and the words and fields of your own.',
  ].join('\n')
}

console.log(main())
