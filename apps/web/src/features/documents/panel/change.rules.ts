import type { Document } from '@vigie/contract/documents/documents.ts'
import type { Day } from '@vigie/contract/kit/time.ts'

/** What a manager may change of a document that lies. */
export interface ChangeDraft {
  readonly name: string
  readonly folder: string
  readonly asksAgents: boolean
  readonly asksPartners: boolean
  readonly validationText: string
  readonly validateBy: Day | null
  readonly wantsWhole: boolean
}

export const draftOf = (document: Document): ChangeDraft => ({
  name: document.name,
  folder: document.folder,
  asksAgents: document.asksAgents,
  asksPartners: document.asksPartners,
  validationText: document.validationText ?? '',
  validateBy: document.validateBy,
  wantsWhole: document.wantsWhole,
})

/** What is sent of a change: of one that nobody is asked to validate there is no day, no text and no whole to read. */
export function changesOf(from: ChangeDraft, draft: ChangeDraft): Partial<ChangeDraft> {
  const isAsked = draft.asksAgents || draft.asksPartners
  const meant: ChangeDraft = isAsked ? draft : { ...draft, validateBy: null, wantsWhole: false }
  const names = Object.keys(meant) as (keyof ChangeDraft)[]
  return Object.fromEntries(names.filter((name) => meant[name] !== from[name]).map((name) => [name, meant[name]]))
}
