import type { NewAgentForm } from '@vigie/contract/agents/agents.create.ts'
import type { FieldProblem } from '@vigie/contract/kit/refusal.ts'
import type { RequestContext } from '../../kit/handle.ts'
import { isDuplicate, type Db } from '../../platform/postgres/db.ts'
import { keptCode } from '../clockings/code-checks.ts'
import { contractTypesThere, insertAgent } from './hiring.store.ts'

export const numberTaken: FieldProblem = { field: 'employeeNumber', problem: 'agent.numberTaken' }
export const codeTaken: FieldProblem = { field: 'clockingCode', problem: 'agent.codeTaken' }

/** Adds one agent of a form that was validated; answers the id, or the field whose value another agent has. */
export async function hire(
  db: Db,
  { company, now, installation }: Pick<RequestContext, 'company' | 'now' | 'installation'>,
  form: NewAgentForm,
): Promise<{ readonly agentId: number } | { readonly taken: FieldProblem }> {
  const typed = form.clockingCode.trim()
  const code = typed === '' ? null : keptCode(installation.secrets, company.id, typed)
  try {
    const [made] = await db.save(insertAgent(db, form, code, now))
    return made ?? { taken: numberTaken }
  } catch (error) {
    if (code && isDuplicate(error)) return { taken: codeTaken }
    throw error
  }
}

/** The forms whose kind of contract the company does not offer, as a problem of that field; by the place of the form. */
export async function wrongKinds(db: Db, forms: readonly NewAgentForm[]): Promise<(readonly [place: number, FieldProblem])[]> {
  const asked = forms.flatMap(({ contractTypeId }) => (contractTypeId === null ? [] : [contractTypeId]))
  if (asked.length === 0) return []
  const offered = new Set((await db.read(contractTypesThere(db, [...new Set(asked)]))).map(({ id }) => id))
  const problem: FieldProblem = { field: 'contractTypeId', problem: 'notAnAllowedValue' }
  return forms.flatMap(({ contractTypeId }, place) =>
    contractTypeId === null || offered.has(contractTypeId) ? [] : [[place, problem] as const],
  )
}
