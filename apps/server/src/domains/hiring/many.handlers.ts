import { newAgentFields, newAgentProblems, type NewAgentForm } from '@vigie/contract/agents/agents.create.ts'
import { createAgents } from '@vigie/contract/agents/agents.paste.ts'
import { agentChanged } from '@vigie/contract/agents/agents.ts'
import { fieldProblems } from '@vigie/contract/kit/fields.ts'
import { Refusal, type FieldProblem } from '@vigie/contract/kit/refusal.ts'
import { audience } from '../../kit/audience.ts'
import { handle } from '../../kit/handle.ts'
import { nextCode, proposedCode } from '../../kit/next-code.ts'
import { VersionConflict } from '../../kit/version-conflict.ts'
import { isDuplicate } from '../../platform/postgres/db.ts'
import { withLockTimeout } from '../../platform/postgres/lock-timeout.ts'
import { keptCode } from '../clockings/code-checks.ts'
import { contractTypesThere, highestNumber, holdHiring, insertAgent } from './hiring.store.ts'

/** A problem of one line, under the name that its field has on the wire. */
const atLine = (line: number, { field, ...rest }: FieldProblem): FieldProblem => ({
  ...rest,
  field: `agents.${line}.${newAgentFields[field as keyof typeof newAgentFields].wire}`,
})
const refuse = (problems: readonly FieldProblem[]): void => {
  if (problems.length > 0) throw new Refusal('INVALID', {}, problems)
}

export const handlers = [
  handle(createAgents, async ({ input, db, company, now, installation, emit }) => {
    const given = input.agents as readonly NewAgentForm[]
    const typeIds = [...new Set(given.flatMap(({ contractTypeId }) => (contractTypeId === null ? [] : [contractTypeId])))]
    const types = new Set((await db.read(contractTypesThere(db, typeIds))).map(({ id }) => id))
    const agentIds = await withLockTimeout(db, async (work) => {
      await work.read(holdHiring(work))
      const forms = await numbered(given, () => proposedCode(work, highestNumber(work), '1000'))
      refuse(
        forms.flatMap((form, line) => [
          ...[...fieldProblems(newAgentFields, form), ...newAgentProblems(form)].map((one) => atLine(line, one)),
          ...(form.contractTypeId === null || types.has(form.contractTypeId)
            ? []
            : [atLine(line, { field: 'contractTypeId', problem: 'notAnAllowedValue' })]),
        ]),
      )
      refuse([...twice(forms, 'employeeNumber', 'agent.numberTaken'), ...twice(forms, 'clockingCode', 'agent.codeTaken')])
      const made: number[] = []
      for (const [line, form] of forms.entries()) {
        const typed = form.clockingCode.trim()
        const code = typed === '' ? null : keptCode(installation.secrets, company.id, typed)
        const [row] = await work.save(insertAgent(work, form, code, now)).catch((error: unknown) => {
          if (code && isDuplicate(error)) refuse([atLine(line, { field: 'clockingCode', problem: 'agent.codeTaken' })])
          throw error
        })
        if (row) made.push(row.agentId)
        // Nobody has typed this number: another took it meanwhile, and it is proposed anew.
        else if (given[line]!.employeeNumber.trim() === '') throw new VersionConflict('another took a number meanwhile')
        else refuse([atLine(line, { field: 'employeeNumber', problem: 'agent.numberTaken' })])
      }
      return made
    })
    for (const agentId of agentIds) emit(agentChanged, { agentId }, audience.ofAgent(company.id, agentId, null))
    return { agentIds }
  }),
]

/** Those without a number get the next ones, in their order, past those that others of them bring. */
async function numbered(forms: readonly NewAgentForm[], first: () => Promise<string>): Promise<NewAgentForm[]> {
  const taken = new Set(forms.map(({ employeeNumber }) => employeeNumber.trim()))
  if (!taken.has('')) return [...forms]
  let next = await first()
  return forms.map((form) => {
    if (form.employeeNumber.trim() !== '') return form
    while (taken.has(next)) next = nextCode(next)
    const employeeNumber = next
    next = nextCode(next)
    return { ...form, employeeNumber }
  })
}

/** Lines that repeat what a line before them has. */
function twice(forms: readonly NewAgentForm[], field: 'employeeNumber' | 'clockingCode', problem: string): FieldProblem[] {
  const seen = new Set<string>()
  return forms.flatMap((form, line) => {
    const value = form[field].trim()
    if (value === '' || !seen.has(value)) {
      seen.add(value)
      return []
    }
    return [atLine(line, { field, problem })]
  })
}
