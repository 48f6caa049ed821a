import { Refusal, type FieldProblem } from '@vigie/contract/kit/refusal.ts'
import { fieldsOf } from '@vigie/contract/kit/shape.ts'

/** The refusal for some fields, by the wire names of the call's input; a field that the input lacks is reported at `fallback`. */
export function fieldRefusal(problems: readonly FieldProblem[], input: object, fallback?: string): Refusal {
  const wire = fieldsOf(input)
  return new Refusal(
    'INVALID',
    {},
    problems.map((problem) => ({ ...problem, field: wire?.[problem.field]?.[0] ?? fallback ?? problem.field })),
  )
}

/** Throws the refusal where fields have problems. */
export function refuseFields(problems: readonly FieldProblem[], input: object, fallback?: string): void {
  if (problems.length > 0) throw fieldRefusal(problems, input, fallback)
}
