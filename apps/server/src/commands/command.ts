import path from 'node:path'
import { parseArgs, type ParseArgsConfig } from 'node:util'
import type { Config } from '../config.ts'
import { readConfig } from '../config.ts'
import { openClock, type Clock } from '../platform/clock.ts'
import { connect, type Connected } from '../platform/connect.ts'

/** A wrong command line or a wish that cannot be met: its sentence is all that is shown. */
export class CommandError extends Error {}

export interface CommandContext {
  readonly config: Config
  readonly clock: Clock
  readonly postgres: Connected
}

/** A file or folder named on a command line, from where npm was called: npm itself moves to the project's folder. */
export const placeOf = (name: string): string => path.resolve(process.env['INIT_CWD'] ?? '.', name)

/** Ends with what a work answers; a fault shows its sentence and exits 1. */
export async function ending(work: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await work()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

/** Runs a command over the running database, or one that it starts and stops; a fault shows its sentence and exits 1. */
export const runCommand = (work: (context: CommandContext) => Promise<number>): Promise<void> =>
  ending(async () => {
    const config = readConfig(process.env)
    const postgres = await connect(config)
    try {
      return await work({ config, clock: openClock(config.testClock), postgres })
    } finally {
      await postgres.close()
    }
  })

/** The options of a command line; one that is not known shows how the command is used. */
export function optionsOf<const Options extends NonNullable<ParseArgsConfig['options']>>(options: Options, usage: string, isMore = false) {
  try {
    return parseArgs({ options, allowPositionals: isMore, strict: true })
  } catch {
    throw new CommandError(usage)
  }
}

/** The id of a company by its code, or a sentence. */
export async function companyIdOf({ postgres }: CommandContext, code: string): Promise<number> {
  const [row] = await postgres.database.callPublic<{ company_by_code: number | null }>('company_by_code', [code])
  if (row?.company_by_code == null) throw new CommandError(`Aucune société ne porte le code « ${code} ».`)
  return row.company_by_code
}
