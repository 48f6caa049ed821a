import { readFileSync } from 'node:fs'
import path from 'node:path'
import { globSync } from 'node:fs'
import { calls } from '@vigie/contract/gather/calls.ts'
import { events } from '@vigie/contract/gather/events.ts'
import { schemasIn } from '@vigie/contract/kit/schema.ts'
import { fieldsOf } from '@vigie/contract/kit/shape.ts'
import type * as z from 'zod/mini'

/** A word that may not stand in some files, and why. */
interface Ban {
  readonly where: string
  readonly but: RegExp
  readonly word: RegExp
  readonly why: string
}
export interface Found {
  readonly file: string
  readonly line: number
  readonly why: string
}

const tests = /\.test\.tsx?$|\/test\/|\.testing\.ts$/

/** Names of the wire that differ from ours: they stand in the contract alone. What is also a column is left out. */
export function wireNames(columns: string): string[] {
  const names = new Set<string>()
  const walk = (schema: z.ZodMiniType): void => {
    for (const [ours, [wire]] of Object.entries(fieldsOf(schema) ?? {})) if (ours !== wire && wire.includes('_')) names.add(wire)
    schemasIn(schema).forEach(walk)
  }
  for (const call of calls) [call.input, call.output].forEach(walk)
  for (const { payload } of events) walk(payload)
  return [...names].filter((name) => !new RegExp(`\\b${name}\\b`).test(columns) && !settingLike.test(name))
}
// Keys of settings are values, which are never renamed.
const settingLike = /^(color_|currency_name|phone_urgency|client_code|pre_clocking_resource_notification_minutes)/

const bansFor = (names: readonly string[]): Ban[] => [
  {
    where: 'apps/*/src/**/*.{ts,tsx}',
    but: tests,
    word: new RegExp(`\\b(${names.join('|')})\\b`),
    why: 'a name of the wire outside the contract',
  },
  {
    where: 'apps/server/src/domains/**/*.{handlers,rules}.ts',
    but: tests,
    word: /new Date\(|Date\.now\(|process\.env/,
    why: 'the instant and the environment are given',
  },
  { where: 'packages/contract/src/**/*.rules.ts', but: tests, word: /Date\.now\(|new Date\(\)/, why: 'the instant is a parameter' },
  {
    where: 'apps/server/src/domains/**/*.ts',
    but: tests,
    word: /\b(now\(\)(?!:)|current_date|current_timestamp)\b/,
    why: 'SQL knows no clock',
  },
  {
    where: 'apps/*/src/**/*.{ts,tsx}',
    but: /config\.ts$|main\.ts$|commands\/|testing\.ts$|\.test\.|postgres\/(make-tables|launcher|cluster)\.ts$/,
    word: /process\.env/,
    why: 'the environment is read once, at the start',
  },
]

/** Where a banned word stands below a folder. */
export function bannedWords(root: string): Found[] {
  const columns = readFileSync(new URL('../apps/server/src/platform/postgres/tables.ts', import.meta.url), 'utf8')
  return bansFor(wireNames(columns)).flatMap(({ where, but, word, why }) =>
    globSync(where, { cwd: root })
      .filter((file) => !but.test(`/${file}`) && !file.includes('node_modules'))
      .flatMap((file) =>
        readFileSync(path.join(root, file), 'utf8')
          .split('\n')
          .map((text, at) => ({ file, line: at + 1, why, isBad: word.test(text) && !/^\s*(\/\/|\*|\/\*)/.test(text) }))
          .filter(({ isBad }) => isBad),
      ),
  )
}

if (import.meta.main) {
  const found = bannedWords(process.argv[2] ?? '.')
  for (const { file, line, why } of found) console.error(`${file}:${line}: ${why}`)
  process.exitCode = found.length > 0 ? 1 : 0
}
