import { parseArgs } from 'node:util'
import { benchClockIn } from './clock-in.ts'
import { openBench } from './dataset.ts'
import { benchDocuments } from './documents.ts'
import { benchGrowth } from './growth.ts'
import { benchHours } from './hours.ts'
import { benchImport } from './import.ts'
import { benchIsolation } from './isolation.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchLists } from './lists.ts'
import { benchMonths } from './months.ts'
import { benchPage } from './page.ts'
import { benchPaint } from './paint.ts'
import { benchPrints } from './prints.ts'
import { benchProcesses } from './processes.ts'
import { benchReplica } from './replica.ts'
import { busyShare, printTable, type Figure } from './rounds.ts'
import { benchScreens } from './screens.ts'
import { benchSearch } from './search.ts'
import { benchSockets } from './sockets.ts'
import { benchStart } from './start.ts'
import { benchVerify } from './verify.ts'

// npm run bench [-- months clock-in …]: every figure is a ratio to a baseline of the same run; nothing fails on it.
const { positionals, values } = parseArgs({ allowPositionals: true, options: { services: { type: 'string', default: '600000' } } })
const isAsked = (name: string) => positionals.length === 0 || positionals.includes(name)

const busyBefore = await busyShare()
const figures: Figure[] = []
if (isAsked('page')) figures.push(...benchPage())
if (isAsked('start')) figures.push(...(await benchStart()))
if (isAsked('paint')) figures.push(...(await benchPaint()))
if (isAsked('lighthouse')) figures.push(...(await benchLighthouse()))
if (isAsked('screens')) figures.push(...(await benchScreens()))
if (isAsked('sockets')) figures.push(...(await benchSockets()))
const sections = {
  'clock-in': benchClockIn,
  months: benchMonths,
  isolation: benchIsolation,
  lists: benchLists,
  documents: benchDocuments,
  search: benchSearch,
  import: benchImport,
  verify: benchVerify,
  print: benchPrints,
  hours: benchHours,
  processes: benchProcesses,
}
if (Object.keys(sections).some(isAsked)) {
  const database = await openBench()
  try {
    for (const [name, bench] of Object.entries(sections)) if (isAsked(name)) figures.push(...(await bench(database)))
  } finally {
    await database.close()
  }
}
// Alone when it is named: it takes an hour with ten million services (--services), and 40 GB.
if (positionals.includes('growth')) figures.push(...(await benchGrowth(Number(values.services))))
if (isAsked('replica')) figures.push(...(await benchReplica()))
printTable(figures)
const busy = Math.max(busyBefore, await busyShare())
if (busy > 0.1) console.log(`\nOthers took ${Math.round(busy * 100)} % of the processors: measure again when the machine is quiet.`)
