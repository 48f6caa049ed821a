import { Refusal, type FieldProblem } from '@vigie/contract/kit/refusal.ts'
import { fieldsOf } from '@vigie/contract/kit/shape.ts'

/**
 * Refuses where fields have problems, each by its name on the wire of the call's input; one that the input does not have
 * is told at `fallback`. Goes on where there is none.
 */
export function refuseFields(problems: readonly FieldProblem[], input: object, fallback?: string): void {
  if (problems.length === 0) return
  const wire = fieldsOf(input)
  throw new Refusal(
    'INVALID',
    {},
    problems.map((problem) => ({ ...problem, field: wire?.[problem.field]?.[0] ?? fallback ?? problem.field })),
  )
}
