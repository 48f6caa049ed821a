import { sentenceOf, verifyCompany } from '../domains/clockings/verify/verify.run.ts'
import { companyIdOf, optionsOf, runCommand } from './command.ts'

const usage = 'Usage : npm run clockings:verify [-- --company CODE]'

await runCommand(async (context) => {
  const { values } = optionsOf({ company: { type: 'string' } }, usage)
  const { database } = context.postgres
  const ids = values.company
    ? [await companyIdOf(context, values.company)]
    : (await database.callPublic<{ company_ids: number }>('company_ids')).map((row) => row.company_ids)
  let faultCount = 0
  for (const id of ids) {
    const { siteCount, lineCount, faults } = await verifyCompany(database.forCompany(id))
    faultCount += faults.length
    for (const fault of faults) console.error(sentenceOf(fault))
    const result = faults.length === 0 ? 'intègre' : `${faults.length} faute(s)`
    console.log(`Société ${id} : ${lineCount} pointages sur ${siteCount} sites, ${result}.`)
  }
  return faultCount === 0 ? 0 : 1
})
