import { addFigures, noFigures, unsettledCountOf } from '@vigie/contract/hours/hours.rules.ts'
import { csvLine } from '@vigie/contract/kit/csv.ts'
import { firstDayOf, isMonth, type Instant, type Month } from '@vigie/contract/kit/time.ts'
import { closedMonth } from '../domains/hours/closed.month.ts'
import { countMonth } from '../domains/hours/hours.count.ts'
import { readCompany } from '../domains/companies/companies.store.ts'
import { fillHolidays } from '../domains/sites/holidays.store.ts'
import { CommandError, companyIdOf, optionsOf, runCommand } from './command.ts'

const usage = 'Usage : npm run hours -- --company CODE --month AAAAMM'
const midnight = (month: Month) => `${firstDayOf(month)}T00:00:00Z` as Instant
const header = ['matricule', 'mois', 'prevu', 'nuit', 'dimanche', 'ferie', 'realise', 'pause']

/**
 * The hours of a month as a table for payroll: minutes, one line an agent. `prevu`, `nuit`, `dimanche` and `ferie` are planned ones,
 * the break not taken off; `realise` is what counts as done; `pause` the break as it was taken, of services
 * that are not done as it is planned.
 */
await runCommand(async (context) => {
  const { values } = optionsOf({ company: { type: 'string' }, month: { type: 'string' } }, usage)
  const { company, month } = values
  if (!company || !month) throw new CommandError(usage)
  if (!isMonth(month)) throw new CommandError(`« ${month} » n’est pas un mois : écrivez-le AAAAMM, par exemple 202611.`)
  const db = context.postgres.database.forCompany(await companyIdOf(context, company))
  const { settings } = (await readCompany(db))!
  const now = context.clock.now()
  // As each start of the server does: a company that was only just made has none yet, nor has anyone those of years long past.
  await fillHolidays(db, midnight(month))
  const count = (await closedMonth(db, month)) ?? (await countMonth(db, { month, now, settings }))
  const sum = noFigures()
  console.log(csvLine(header))
  const agents = count.agents.toSorted((one, other) => one.employeeNumber.localeCompare(other.employeeNumber, 'fr', { numeric: true }))
  for (const { employeeNumber, figures } of agents) {
    addFigures(sum, figures)
    const { plannedMinutes, plannedNightMinutes, plannedSundayMinutes, plannedHolidayMinutes, doneMinutes } = figures
    const pause = figures.breakMinutes + figures.undoneBreakMinutes
    const planned = [plannedMinutes, plannedNightMinutes, plannedSundayMinutes, plannedHolidayMinutes]
    console.log(csvLine([employeeNumber, month, ...planned, doneMinutes, pause]))
  }
  // What is read by people goes beside the table.
  const unsettled = unsettledCountOf(sum)
  if (unsettled > 0)
    console.error(
      `${unsettled} service(s) comptent zéro : une prise ou une fin de service manque ou reste à confirmer, ou le service dure plus de 24 heures.`,
    )
  const carried = agents.flatMap((agent) => (agent.carried ? [agent.carried.doneMinutes] : []))
  const minutes = carried.reduce((all, one) => all + one, 0)
  if (carried.length > 0) console.error(`À ajouter, reporté de mois clos : ${minutes} min pour ${carried.length} agent(s).`)
  return 0
})
