import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Where texts are written that people read: every apostrophe there is ’. */
const texts = ['packages/phrases/src', 'apps/server/demo', 'apps/server/src', 'apps/web/src']
/** Where they are quoted. */
const quotes = ['e2e', 'apps', 'packages', 'scripts', 'security', 'faults']

/** A straight one between two letters; in what is written in several languages, behind a French elision alone. */
const between = /(?<=\p{L})'(?=\p{L})/gu
const elided = /(?<=(?<![\p{L}'])(?:[ldnscjmt]|qu|jusqu|lorsqu|puisqu|aujourd|quelqu|presqu|quoiqu))'(?=[\p{L}«{$])/giu
/** Behind a plural: `officers' sheets`. */
const behindPlural = /(?<=\p{L}s)'(?= \p{Ll})/gu

/** What is meant as it stands: data, and tests of apostrophes themselves. */
const asWritten = new Set([
  'scripts/make-planning.ts',
  'apps/web/src/kit/matching.test.ts',
  'apps/web/src/ui/marks/Avatar.test.ts',
  'apps/server/src/transport/wire.test.ts',
])

const isComment = (line: string) => /^\s*(?:\/\/|\/?\*)/.test(line)
const filesIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules') && !file.includes('dist/'))
    .map((file) => path.join(folder, file))
const isTest = (file: string) => /\.(?:test|testing)\.tsx?$/.test(file)

const mended = (file: string, line: string): string => {
  if (isComment(line)) return line
  const plain = file.startsWith('packages/phrases/src') && !isTest(file)
  if (!plain) return line.replace(elided, '’')
  // A text in double quotes holds apostrophes; one in single quotes ends with them.
  const inside = /"/.test(line) ? line.replace(behindPlural, '’') : line
  return inside.replace(between, '’')
}

/** Every line with a straight apostrophe where people read one, as `file:line`; `--mend` writes the other one. */
export function straight(folders: readonly string[] = texts, mends = false): string[] {
  return [...new Set(folders.flatMap(filesIn))].flatMap((file) => {
    if (asWritten.has(file) || (!mends && isTest(file))) return []
    const lines = readFileSync(path.join(root, file), 'utf8').split('\n')
    const after = lines.map((line) => mended(file, line))
    const found = after.flatMap((line, at) => (line === lines[at] ? [] : [`${file}:${at + 1}`]))
    if (mends && found.length > 0) writeFileSync(path.join(root, file), after.join('\n'))
    return found
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url) && process.argv.includes('--mend'))
  console.log(`${straight([...texts, ...quotes], true).length} lines mended; «oxfmt .» puts the quotes right`)
