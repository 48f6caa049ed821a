import { globSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { instrument, type Instrumented, type Site } from './instrument.ts'
import { explore, recordedAtLoad, type Explored } from './explore.ts'
import type { Recorded } from './run.ts'

/** A statement of the source with every text that was seen for it. */
export interface Collected extends Site {
  readonly texts: readonly string[]
  /** Why nothing, or not all, is known of its text. */
  readonly faults: readonly string[]
}

type Action = (...given: unknown[]) => unknown
type Modules = ReadonlyMap<string, Instrumented>
/** What was seen when one function was run. */
interface Entry {
  readonly file: string
  readonly name: string
  readonly action: Action
  readonly uses: ReadonlySet<string>
  readonly runs: readonly Explored[]
}
/** A function that is given a part of a text, and the site where that is missing. */
interface Open {
  readonly entry: Entry
  readonly site: string
  readonly unknown: string
}

/** Not run: they start programs, or take statements as others made them. Their own statements must be written out whole. */
const notRun = /^src\/(?!domains\/)/
const leftOut = /\.(test|testing)\.ts$|\.d\.ts$/

/** Every statement in the modules of some folders below `root`. */
export async function collect(root: string, folders: readonly string[]): Promise<Collected[]> {
  const files = folders.flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: root })).filter((file) => !leftOut.test(file))
  const modules = new Map(files.toSorted().map((file) => [file, instrument(file, readFileSync(path.join(root, file), 'utf8'))]))
  const runnable = new Map([...modules].filter(([file]) => !notRun.test(file)))
  loadInstrumented(root, runnable)
  const entries: Entry[] = []
  const known = new Set<string>()
  let wanted = [...runnable].filter(([, { sites }]) => sites.some(({ sql }) => sql === undefined)).map(([file]) => file)
  while (wanted.length > 0) {
    for (const file of wanted) {
      known.add(file)
      entries.push(...(await entriesOf(root, file, runnable.get(file)!)))
    }
    // Whoever calls what is given a part of its text is run too.
    const open = openIn(entries)
    wanted = [...runnable.keys()].filter((file) => !known.has(file) && open.some(({ entry }) => localName(runnable, file, entry)))
  }
  return collected(modules, entries)
}

/** From here on Node loads these modules as they were instrumented. */
function loadInstrumented(root: string, modules: Modules): void {
  registerHooks({
    load(url, context, next) {
      const own = url.startsWith('file:') ? modules.get(path.relative(root, fileURLToPath(url))) : undefined
      return own ? { format: 'module-typescript', source: own.code, shortCircuit: true } : next(url, context)
    },
  })
}

async function entriesOf(root: string, file: string, { functions }: Instrumented): Promise<Entry[]> {
  const loaded = (await import(pathToFileURL(path.join(root, file)).href)) as { readonly $functions: Readonly<Record<string, Action>> }
  const entries: Entry[] = []
  for (const { name, uses } of functions) {
    const action = loaded.$functions[name]!
    entries.push({ file, name, action, uses, runs: await explore(`${file} ${name}`, action) })
  }
  return entries
}

const siteOf = ({ file, site }: Recorded) => `${file}#${site}`
const isWhole = ({ unknowns }: Recorded) => unknowns.length === 0

/** The functions that, run alone, never made the whole of a text. */
const openIn = (entries: readonly Entry[]): Open[] =>
  entries.flatMap((entry) => {
    const all = entry.runs.flatMap(({ recorded }) => recorded)
    const whole = new Set(all.filter(isWhole).map(siteOf))
    const open = new Map(all.filter((text) => !isWhole(text) && !whole.has(siteOf(text))).map((text) => [siteOf(text), text.unknowns[0]!]))
    return [...open].map(([site, unknown]) => ({ entry, site, unknown }))
  })

/** Under which name a module knows a function; undefined: it does not. */
function localName(modules: Modules, file: string, entry: Entry): string | undefined {
  if (file === entry.file) return entry.name
  const from = ({ from: given }: { from: string }) => path.join(path.dirname(file), given)
  return modules.get(file)!.imports.find((own) => own.name === entry.name && from(own) === entry.file)?.local
}

const makesWhole = ({ runs }: Entry, { entry, site }: Open) =>
  runs.some(({ called, recorded }) => called.has(entry.action) && recorded.some((text) => isWhole(text) && siteOf(text) === site))

function collected(modules: Modules, entries: readonly Entry[]): Collected[] {
  const open = openIn(entries)
  const faults = open.flatMap((one) => {
    const { entry, site, unknown } = one
    const isOpenToo = (caller: Entry) => open.some((other) => other.entry === caller && other.site === site)
    const callers = entries.filter((caller) => caller !== entry && caller.uses.has(localName(modules, caller.file, entry) ?? ''))
    const lost = callers.filter((caller) => !isOpenToo(caller) && !makesWhole(caller, one))
    return [
      ...(callers.length === 0 ? [{ site, fault: `its text depends on ${unknown}, and nobody calls ${entry.name}` }] : []),
      ...lost.map(({ file, name }) => ({ site, fault: `no text is seen that ${name} of ${file} makes of it by ${entry.name}` })),
    ]
  })
  const recorded = [...recordedAtLoad, ...entries.flatMap(({ runs }) => runs.flatMap((run) => run.recorded))]
  const texts = Map.groupBy(recorded.filter(isWhole), siteOf)
  return [...modules].flatMap(([file, { sites }]) =>
    sites.map((site, at) => {
      const own = new Set(site.sql === undefined ? texts.get(`${file}#${at}`)?.map(({ sql }) => sql) : [site.sql])
      const found = faults.filter((one) => one.site === `${file}#${at}`).map(({ fault }) => fault)
      const isLost = own.size === 0 && found.length === 0
      return { ...site, texts: [...own], faults: isLost ? ['no function at the top of a module leads to it'] : found }
    }),
  )
}

if (import.meta.main) {
  const [root, ...folders] = process.argv.slice(2)
  // What nobody knows fails in many ways that are of no interest.
  process.on('unhandledRejection', () => {})
  const found = await collect(root!, folders)
  process.stdout.write(JSON.stringify(found), () => process.exit(0))
}
