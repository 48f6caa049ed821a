import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { verifyAll } from '../domains/clockings/verify/verify.all.ts'
import type { Handed } from '../domains/clockings/verify/verify.receipts.ts'
import { openSigner } from '../kit/proof/signer.ts'
import { signingKeyOf } from '../signing-key.ts'
import { CommandError, companyIdOf, optionsOf, runCommand } from './command.ts'

const usage = 'Usage : npm run clockings:verify [-- --company CODE] [--receipts FICHIER]'

await runCommand(async (context) => {
  const { values } = optionsOf({ company: { type: 'string' }, receipts: { type: 'string' } }, usage)
  const { config } = context
  const { faults } = await verifyAll(context.postgres.database, {
    signer: openSigner(signingKeyOf(config), config.proofDir, { isReader: true }),
    proofDir: config.proofDir,
    handed: values.receipts === undefined ? undefined : await linesIn(values.receipts),
    onlyId: values.company ? await companyIdOf(context, values.company) : undefined,
    tell: (sentence) => console.error(sentence),
    say: (sentence) => console.log(sentence),
  })
  return faults === 0 ? 0 : 1
})

/** The lines of a file, as often as they are asked for. */
async function linesIn(file: string): Promise<Handed> {
  await access(file).catch(() => {
    throw new CommandError(`Le fichier « ${file} » ne peut pas être lu.`)
  })
  return () => createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })
}
