import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { typeScriptOf } from '../../src/platform/postgres/catalogue.ts'
import type { Column } from './describe.ts'
import { either, missing } from './facts.ts'
import type { Site } from './instrument.ts'

export interface Described {
  readonly site: Site
  /** For each of its texts. */
  readonly texts: readonly (readonly Column[])[]
}
/** A line of our own behind a module, and what it means when the compiler refuses it. */
interface Question {
  readonly site: Site
  readonly code: string
  readonly wrong: (message: string) => string
  /** Of which nothing is said where this is refused. */
  readonly after?: Question
}

/** What a column's values are in TypeScript; undefined: JSON, of which the database says nothing. */
function typeOf({ type, isArray, words }: Column): string | undefined {
  if (words?.length === 0) return 'never'
  const whole = typeScriptOf({ type, words: words ?? null, isArray })
  return whole === 'unknown' ? undefined : isArray ? `readonly ${whole}` : whole
}

export const faultAt = ({ file, line }: Site, what: string): string => `${file}:${line} ${what}`

/** A row type may serve several statements: what one of them may lack is not declared in vain. */
const keyOf = (site: Site, name: string) => `${site.row} ${name}`
const lackedIn = (described: readonly Described[]): ReadonlySet<string> =>
  new Set(
    described.flatMap(({ site, texts }) =>
      texts.flatMap((columns) => columns.filter((column) => column.missing !== missing.never).map(({ name }) => keyOf(site, name))),
    ),
  )

/** What is asked of one statement, over all of its texts. */
function questionsOf({ site, texts }: Described, row: string, lacked: ReadonlySet<string>): Question[] {
  const byName = [...Map.groupBy(texts.flat(), ({ name }) => name)]
  const always = byName.filter(([, own]) => own.length === texts.length).map(([name]) => JSON.stringify(name))
  const readable: Question = {
    site,
    code: `type ${row} = ${site.row}`,
    wrong: () => `its row type «${site.row}» cannot be read: it has to stand at the top of its module`,
  }
  const ask = (code: string, wrong: Question['wrong'], after = readable): Question => ({ site, code: `$.${code}`, wrong, after })
  const rest = ask(`Nothing<Exclude<$.Required<${row}>, ${always.join(' | ') || 'never'}>>`, (message) => {
    const names = [...message.matchAll(/"([^"]+)"/g)].map((match) => match[1])
    return `declares ${names.join(', ')}, which it does not answer`
  })
  const ofColumn = (name: string, columns: readonly Column[]): Question[] => {
    const column = `${row}, ${JSON.stringify(name)}`
    const isThere = ask(`Must<$.IsDeclared<${column}>>`, () => `answers ${name}, which it does not declare`)
    const asked = [isThere]
    const must = (condition: string, what: string) => asked.push(ask(`Must<$.${condition}>`, () => `${name} ${what}`, isThere))
    const { missing: lacks, words } = either(columns)
    const types = columns.map(typeOf)
    if (!types.includes(undefined)) {
      const type = [...new Set(types)].join(' | ')
      const given = type.replaceAll(/\b(Instant|LocalDateTime|Day)\b/g, '$.$1')
      must(`${words ? 'Holds' : 'Fits'}<${column}, ${given}>`, `is ${type} in PostgreSQL, and declared otherwise`)
      if (!lacked.has(keyOf(site, name))) must(`IsNeverNull<${column}>`, 'is never null in PostgreSQL, and declared as if it might be')
    }
    if (lacks === missing.perhaps) must(`MayBeNull<${column}>`, 'may be null in PostgreSQL, and is declared as if never')
    return asked
  }
  return [readable, rest, ...byName.flatMap(([name, columns]) => ofColumn(name, columns))]
}

/**
 * Has the compiler compare what is declared with what PostgreSQL says: the questions stand behind a copy of each module,
 * where all its types are known. `root` is the folder that the sites' files are named from.
 */
export async function compareDeclared(root: string, repository: string, described: readonly Described[]): Promise<string[]> {
  const folder = mkdtempSync(path.join(repository, 'node_modules/.statements-'))
  try {
    const lacked = lackedIn(described)
    const questions = new Map<string, Question>()
    const files = [...Map.groupBy(described, ({ site }) => site.file)].map(([file, own]) => {
      const copy = path.join(folder, path.relative(repository, root), file)
      const lines = [
        ...readFileSync(path.join(root, file), 'utf8').split('\n'),
        `import type * as $ from '${import.meta.dirname}/declared.types.ts'`,
      ]
      for (const question of own.flatMap((one, at) => questionsOf(one, `$Row${at}`, lacked))) {
        lines.push(question.code.startsWith('type') ? question.code : `export type $Question${lines.length} = ${question.code}`)
        questions.set(`${path.relative(folder, copy)}:${lines.length}`, question)
      }
      mkdirSync(path.dirname(copy), { recursive: true })
      writeFileSync(copy, lines.join('\n'))
      return copy
    })
    // What a copy imports from beside it is found beside the original.
    const compilerOptions = { rootDirs: [repository, folder] }
    const include = [path.join(repository, 'apps/server/src/**/*.d.ts')]
    writeFileSync(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: `${repository}/tsconfig.json`, compilerOptions, include, files }),
    )
    return wrongIn(await compile(repository, folder), questions)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const compile = (repository: string, folder: string): Promise<string> =>
  new Promise((resolve) => {
    const args = [path.join(repository, 'node_modules/typescript-7/bin/tsc'), '-p', folder, '--noEmit', '--pretty', 'false']
    execFile(process.execPath, args, { cwd: folder, maxBuffer: 64 << 20 }, (_, output) => resolve(output))
  })

function wrongIn(output: string, questions: ReadonlyMap<string, Question>): string[] {
  const errors = [...output.matchAll(/^(\S+)\((\d+),\d+\): error TS\d+: (.*)$/gm)].map(([, file, line, message]) => ({
    at: `${file}:${line}`,
    question: questions.get(`${file}:${line}`),
    message: message!,
  }))
  if (errors.length === 0 && output.trim() !== '') throw new Error(output)
  const refused = new Set(errors.map(({ question }) => question))
  const isIdle = ({ after }: Question): boolean => after !== undefined && (refused.has(after) || isIdle(after))
  return errors.flatMap(({ at, question, message }) => {
    // What uses the rows may hang on what is declared wrong.
    if (!question) return [`${at} does not compile: ${message}`]
    return isIdle(question) ? [] : [faultAt(question.site, question.wrong(message))]
  })
}
