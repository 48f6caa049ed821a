import { newAgentFields, newAgentProblems, type NewAgentForm } from '@vigie/contract/agents/agents.create.ts'
import { createAgents } from '@vigie/contract/agents/agents.paste.ts'
import { agentChanged } from '@vigie/contract/agents/agents.ts'
import { fieldProblems } from '@vigie/contract/kit/fields.rules.ts'
import { Refusal, type FieldProblem } from '@vigie/contract/kit/refusal.ts'
import { audience } from '../../kit/audience.ts'
import { handle } from '../../kit/handle.ts'
import { nextCode, proposedCode } from '../../kit/next-code.ts'
import { VersionConflict } from '../../kit/version-conflict.ts'
import { withLockTimeout } from '../../platform/postgres/lock-timeout.ts'
import { codeTaken, hire, numberTaken, wrongKinds } from './hire.ts'
import { highestNumber, holdHiring } from './hiring.store.ts'

/** A problem of one line, under the name that its field has on the wire. */
const atLine = (line: number, { field, ...rest }: FieldProblem): FieldProblem => ({
  ...rest,
  field: `agents.${line}.${newAgentFields[field as keyof typeof newAgentFields].wire}`,
})
const refuse = (problems: readonly FieldProblem[]): void => {
  if (problems.length > 0) throw new Refusal('INVALID', {}, problems)
}

export const handlers = [
  handle(createAgents, async (context) => {
    const { input, db, company, emit } = context
    const given = input.agents as readonly NewAgentForm[]
    const kinds = await wrongKinds(db, given)
    const agentIds = await withLockTimeout(db, async (work) => {
      await work.read(holdHiring(work))
      const forms = await numbered(given, () => proposedCode(work, highestNumber(work), '1000'))
      refuse(
        forms.flatMap((form, line) => [
          ...[...fieldProblems(newAgentFields, form), ...newAgentProblems(form)].map((one) => atLine(line, one)),
          ...kinds.filter(([place]) => place === line).map(([, problem]) => atLine(line, problem)),
        ]),
      )
      refuse([...twice(forms, numberTaken), ...twice(forms, codeTaken)])
      const made: number[] = []
      for (const [line, form] of forms.entries()) {
        const done = await hire(work, context, form)
        if ('agentId' in done) made.push(done.agentId)
        // Nobody has typed this number: another agent got it meanwhile, and the next one is proposed.
        else if (done.taken === numberTaken && given[line]!.employeeNumber.trim() === '')
          throw new VersionConflict('another agent got the number meanwhile')
        else refuse([atLine(line, done.taken)])
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

/** Lines whose value of a problem's field a line before them has. */
function twice(forms: readonly NewAgentForm[], problem: FieldProblem): FieldProblem[] {
  const field = problem.field as 'employeeNumber' | 'clockingCode'
  const seen = new Set<string>()
  return forms.flatMap((form, line) => {
    const value = form[field].trim()
    const isTwice = value !== '' && seen.has(value)
    seen.add(value)
    return isTwice ? [atLine(line, problem)] : []
  })
}
