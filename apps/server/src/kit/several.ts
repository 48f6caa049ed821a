import type { FieldProblem } from '@vigie/contract/kit/refusal.ts'
import type { SeveralOutput } from '@vigie/contract/kit/several.ts'
import type { Language } from '@vigie/phrases/languages.ts'
import { say } from '@vigie/phrases/say.ts'

/** The answer to a change of several rows: of each that a rule has kept, its name and why, in the reader's language. */
export const severalDone = (
  rows: readonly { readonly id: number; readonly name: string }[],
  kept: ReadonlyMap<number, Omit<FieldProblem, 'field'>>,
  language: Language,
): SeveralOutput => ({
  doneIds: rows.flatMap(({ id }) => (kept.has(id) ? [] : [id])),
  kept: rows
    .toSorted((one, other) => one.name.localeCompare(other.name, 'fr'))
    .flatMap(({ id, name }) => {
      const problem = kept.get(id)
      return problem ? [{ id, name, reason: say(language, `problems.${problem.problem}`, problem.values) }] : []
    }),
})
