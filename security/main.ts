import { parseArgs } from 'node:util'
import { attacks } from './attacks.ts'
import { openGround } from './ground.ts'
import { tryRights } from './rights.ts'
import { openHelpers, tryAttack } from './run.ts'
import { tableHead, tableLine } from './table.ts'

// npm run test:security [-- --size small] [-- files guesses …]: attacks the product from outside and prints whether it held.
const { values, positionals } = parseArgs({ allowPositionals: true, options: { size: { type: 'string', default: 'full' } } })
const isSmall = values.size === 'small'
const isAsked = (name: string) => positionals.length === 0 || positionals.includes(name)
const chosen = attacks.filter(({ name, isLong }) => isAsked(name) && !(isSmall && isLong))

// The tests run in `npm test` too, which runs the small size.
const noSettings: Readonly<Record<string, string>> = {}
const counts = !isSmall && isAsked('rights') ? await tryRights() : { held: 0, fell: 0 }
if (chosen.length > 0) {
  console.log(`\n${tableHead()}`)
  const helpers = openHelpers()
  const ground = await openGround(isSmall)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void ground.close().then(() => process.exit(1)))
  let settings = noSettings
  let hasFallen = false
  try {
    for (const attack of chosen) {
      // Each begins on a fresh server; a small one on that which the one before it has left, if it has left it well.
      const env = attack.env ?? noSettings
      if (!isSmall || attack.isFresh || env !== settings || hasFallen) await ground.restart(env)
      settings = env
      const tried = await tryAttack(attack, ground, helpers)
      console.log(tableLine(tried))
      hasFallen = tried.faults.length > 0
      counts[hasFallen ? 'fell' : 'held']++
    }
  } finally {
    helpers.close()
    await ground.close()
  }
}
console.log(`\n${counts.held} held, ${counts.fell} fell`)
process.exitCode = counts.fell === 0 && counts.held > 0 ? 0 : 1
