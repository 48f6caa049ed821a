import { fileDocuments } from '@vigie/contract/documents/documents.filing.ts'
import type { Input } from '@vigie/contract/kit/call.ts'
import { Refusal, type FieldProblem } from '@vigie/contract/kit/refusal.ts'
import { fieldsOf } from '@vigie/contract/kit/shape.ts'
import type { Day } from '@vigie/contract/kit/time.ts'

const fields = fieldsOf(fileDocuments.input)!
/** By our name of the field; a form's files are no field. */
const problem = (field: keyof Given | 'files', name: string): FieldProblem => ({ field: fields[field]?.[0] ?? field, problem: name })

type Asked = Pick<Input<typeof fileDocuments>, 'asksAgents' | 'asksPartners' | 'validateBy' | 'wantsWhole'>
type Given = Omit<Input<typeof fileDocuments>, 'typeId' | 'folder' | 'validationText'>

/** What is asked must be asked of somebody; a day to validate by lies ahead, unless it is the one that stood there before. */
export function problemsOfAsked(
  { asksAgents, asksPartners, validateBy, wantsWhole }: Asked,
  today: Day,
  former: Day | null = null,
): FieldProblem[] {
  const isAsked = asksAgents || asksPartners
  const day = validateBy ?? null
  return [
    ...(day !== null && !isAsked ? [problem('validateBy', 'document.nobodyAsked')] : []),
    ...(day !== null && isAsked && day < today && day !== former ? [problem('validateBy', 'document.past')] : []),
    ...(wantsWhole && !isAsked ? [problem('wantsWhole', 'document.nobodyAsked')] : []),
  ]
}

/** Refuses a filing that says nothing that could be done. */
export function refuseBadFiling(given: Given, fileCount: number, today: Day): void {
  const { owner, ownerId, agentIds, isForAgents, isForPartners, asksAgents, asksPartners } = given
  const problems = [
    ...(fileCount === 0 ? [problem('files', 'document.noFile')] : []),
    ...(owner !== 'company' && ownerId === undefined ? [problem('ownerId', 'required')] : []),
    ...(owner === 'company' && ownerId !== undefined ? [problem('ownerId', 'notAnAllowedValue')] : []),
    ...(agentIds !== undefined && !isForAgents ? [problem('agentIds', 'notAnAllowedValue')] : []),
    ...(asksAgents && !isForAgents ? [problem('asksAgents', 'document.nobodyAsked')] : []),
    ...(asksPartners && !isForPartners ? [problem('asksPartners', 'document.nobodyAsked')] : []),
    ...problemsOfAsked(given, today),
  ]
  if (problems.length > 0) throw new Refusal('INVALID', {}, problems)
}

/** What a document is called until somebody names it otherwise: its file, without the extension; no half of a letter at its end. */
export const titleOf = (fileName: string): string =>
  fileName
    .replace(/\.[^.]{1,8}$/, '')
    .trim()
    .slice(0, 200)
    .replace(/[\ud800-\udbff]$/, '') || fileName
