import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { sentenceOf } from '../domains/clockings/verify/verify.faults.ts'
import { faultsOfHanded, type Handed } from '../domains/clockings/verify/verify.receipts.ts'
import { lostCompanies } from '../domains/clockings/verify/verify.companies.ts'
import { verifyCompany } from '../domains/clockings/verify/verify.run.ts'
import { openSigner } from '../kit/signer.ts'
import { signingKeyOf } from '../signing-key.ts'
import { CommandError, companyIdOf, optionsOf, runCommand } from './command.ts'

const usage = 'Usage : npm run clockings:verify [-- --company CODE] [--receipts FICHIER]'

await runCommand(async (context) => {
  const { values } = optionsOf({ company: { type: 'string' }, receipts: { type: 'string' } }, usage)
  const { config } = context
  const { database } = context.postgres
  const handed = values.receipts === undefined ? undefined : await linesIn(values.receipts)
  const signer = openSigner(signingKeyOf(config), config.proofDir, { isReader: true })
  const proof = { signer, proofDir: config.proofDir }
  const all = (await database.callPublic<{ company_ids: number }>('company_ids')).map((row) => row.company_ids)
  const ids = values.company ? [await companyIdOf(context, values.company)] : all
  let faultCount = 0
  const tell = (sentence: string) => {
    faultCount++
    console.error(sentence)
  }
  if (signer.keysFault) tell(sentenceOf({ kind: 'keys' }))
  const lost = await lostCompanies(database, all, config.proofDir)
  for (const file of lost.logs) tell(`Une société a disparu de la base avec ses pointages : son journal des racines est ${file}.`)
  if (handed) for (const fault of await faultsOfHanded(handed, signer, (code) => lost.codes.has(code))) tell(sentenceOf(fault))
  for (const id of ids) {
    const { siteCount, lineCount, rootCount, receiptCount, faults } = await verifyCompany(database.forCompany(id), { proof, handed })
    for (const fault of faults) tell(sentenceOf(fault))
    const result = faults.length === 0 ? 'intègre' : `${faults.length} faute(s)`
    const receipts = handed ? `, ${receiptCount} reçus` : ''
    const roots = rootCount === 0 ? ', aucune racine encore' : `, ${rootCount} racines`
    console.log(`Société ${id} : ${lineCount} pointages sur ${siteCount} sites${roots}${receipts}, ${result}.`)
  }
  return faultCount === 0 ? 0 : 1
})

/** The lines of a file, as often as they are asked for. */
async function linesIn(file: string): Promise<Handed> {
  await access(file).catch(() => {
    throw new CommandError(`Le fichier « ${file} » ne peut pas être lu.`)
  })
  return () => createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })
}
