import type { FieldProblem } from '@vigie/contract/kit/refusal.ts'
import { useTranslation } from 'react-i18next'
import { isRefused } from '../../api/errors.ts'

/** What is wrong with a draft: a sentence for each field concerned. */
export type Problems<Draft> = Readonly<Partial<Record<keyof Draft, string>>>

export const noProblems = <Draft>(): Problems<Draft> => ({}) as Problems<Draft>
export const isNone = (problems: object): boolean => Object.values(problems).every((sentence) => !sentence)

/** What the server refused, at the fields of the draft that it names; what names no field of it is left out. */
export function problemsOfRefusal<Draft extends object>(error: unknown, draft: Draft, nameOf: (field: string) => string): Problems<Draft> {
  if (!isRefused(error)) return noProblems()
  const named = Object.entries(error.errors).map(([field, sentence]) => [nameOf(field), sentence] as const)
  return Object.fromEntries(named.filter(([name]) => name in draft)) as Problems<Draft>
}

/** Puts what the contract's rules say in words; the first problem of each field alone. */
export function useProblemWords(): (problems: readonly FieldProblem[]) => Readonly<Record<string, string>> {
  const { t } = useTranslation()
  return (problems) => {
    const said = problems.map(({ field, problem, values }) => [field, t(`problems.${problem}` as 'problems.required', values ?? {})])
    return Object.fromEntries(said.toReversed())
  }
}
