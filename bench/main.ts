import { parseArgs } from 'node:util'
import { benchClockIn } from './clock-in.ts'
import { openBench } from './dataset.ts'
import { benchIsolation } from './isolation.ts'
import { benchMonths } from './months.ts'
import { benchPage } from './page.ts'
import { printTable, type Figure } from './rounds.ts'
import { benchStart } from './start.ts'

// npm run bench [-- months clock-in …]: every figure is a ratio to a baseline of the same run; nothing fails on it.
const { positionals } = parseArgs({ allowPositionals: true })
const isAsked = (name: string) => positionals.length === 0 || positionals.includes(name)

const figures: Figure[] = []
if (isAsked('page')) figures.push(...benchPage())
if (isAsked('start')) figures.push(...(await benchStart()))
const sections = { 'clock-in': benchClockIn, months: benchMonths, isolation: benchIsolation }
if (Object.keys(sections).some(isAsked)) {
  const database = await openBench()
  try {
    for (const [name, bench] of Object.entries(sections)) if (isAsked(name)) figures.push(...(await bench(database)))
  } finally {
    await database.close()
  }
}
printTable(figures)
