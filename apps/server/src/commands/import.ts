import { access, constants, stat } from 'node:fs/promises'
import { Refusal } from '@vigie/contract/kit/refusal.ts'
import { isDay } from '@vigie/contract/kit/time.ts'
import { fill } from '@vigie/phrases/figures.ts'
import { importLines as say } from '@vigie/phrases/fr/imports/lines.ts'
import { serverProblems } from '@vigie/phrases/fr/problems.server.ts'
import { mayCountFrom } from '../domains/imports/decide/imports.past.rules.ts'
import type { ImportFile } from '../domains/imports/read/imports.files.ts'
import { commandLimits } from '../domains/imports/read/imports.limits.ts'
import { printed } from '../domains/imports/imports.print.ts'
import { runImport } from '../domains/imports/imports.run.ts'
import { sentenceOf } from '../kit/sentences.ts'
import { knownSecretKey } from '../secret-key.ts'
import { codeHmac, maskedCheck } from '../domains/clockings/code-checks.ts'
import { secretsOf } from '../kit/secrets.ts'
import { CommandError, companyIdOf, optionsOf, placeOf, runCommand } from './command.ts'
import { progressOn } from './progress.ts'

/** A file named on the command line. */
async function fileAt(name: string): Promise<ImportFile> {
  const file = { name, path: placeOf(name) }
  try {
    await access(file.path, constants.R_OK)
    if (!(await stat(file.path)).isFile()) throw new Error('a folder')
    return file
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    throw new CommandError(fill('fr', isMissing ? say.fileMissing : say.fileClosed, { file: name }))
  }
}

/** Ctrl-C stops the import where it may stop, so that what it began is undone and the database that it started ends. */
function untilStopped(): () => void {
  let isStopped = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void (isStopped = true))
  return () => {
    if (isStopped) throw new CommandError(say.stopped)
  }
}

await runCommand(async (context) => {
  const { values, positionals } = optionsOf(
    {
      company: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      'counts-from': { type: 'string' },
    },
    say.usage,
    true,
  )
  if (!values.company || !positionals.length) throw new CommandError(say.usage)
  const countsFrom = values['counts-from']
  if (countsFrom !== undefined && !isDay(countsFrom)) throw new CommandError(fill('fr', say.dayWrong, { day: countsFrom }))
  if (countsFrom !== undefined && !mayCountFrom(countsFrom, context.clock.now())) throw new CommandError(serverProblems.import.countsFrom)
  const companyId = await companyIdOf(context, values.company)
  const files = await Promise.all([...new Set(positionals)].map(fileAt))
  const secrets = secretsOf(await knownSecretKey(context.config, context.postgres.database))
  const progress = progressOn(process.stderr)
  const now = context.clock.now()
  const goOn = untilStopped()
  try {
    const report = await runImport({
      db: context.postgres.database.forCompany(companyId).by({ userId: null, way: 'import', now }),
      files,
      limits: commandLimits,
      now,
      hmac: codeHmac(secrets, companyId),
      check: maskedCheck(secrets, companyId),
      onProgress: (done) => {
        goOn()
        progress.show(done)
      },
      isDryRun: values['dry-run'],
      countsFrom: countsFrom ?? 'proposed',
    })
    progress.end()
    console.log(printed(report, values.all).join('\n'))
    return report.refused.length ? 1 : 0
  } catch (error) {
    progress.end()
    if (error instanceof CommandError) throw error
    if (error instanceof Refusal) throw new CommandError(sentenceOf(error, 'fr'), { cause: error })
    throw new CommandError(fill('fr', say.failed, { reason: error instanceof Error ? error.message : String(error) }), { cause: error })
  }
})
