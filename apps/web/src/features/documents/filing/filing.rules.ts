import type { SettingKey } from '@vigie/contract/companies/settings.ts'
import { filingRights, type FilingChoice } from '@vigie/contract/documents/documents.choices.ts'
import type { fileDocuments } from '@vigie/contract/documents/documents.filing.ts'
import { documentOwners, type DocumentOwner } from '@vigie/contract/documents/documents.kinds.ts'
import type { Input } from '../../../api/ask.ts'
import type { Asked } from '../AskedFields.tsx'
import type { DocumentsPlace } from '../list/question.rules.ts'

/** Whom documents are filed for, and what is asked of them: chosen before the files, and kept for the next. */
export interface FilingSettings extends Asked {
  readonly owner: DocumentOwner
  readonly ownerId: number | null
  readonly ownerName: string
  readonly isForAgents: boolean
  readonly isForClients: boolean
  readonly isForPartners: boolean
  /** Of the company's own types; null: none. */
  readonly typeId: number | null
  /** These agents alone; null: all of the owner, and those who come later. */
  readonly agents: readonly FilingChoice[] | null
}

export type Readers = 'isForAgents' | 'isForClients' | 'isForPartners'

/** Whom the documents of an owner may be for; the first is who they are usually for. */
export const readersOf: Readonly<Record<DocumentOwner, readonly Readers[]>> = {
  company: ['isForAgents', 'isForClients', 'isForPartners'],
  client: ['isForClients', 'isForAgents'],
  site: ['isForAgents', 'isForClients', 'isForPartners'],
  agent: ['isForAgents'],
  partner: ['isForPartners', 'isForAgents'],
}

/** Of another owner the readers are chosen anew. */
export const ownedBy = (
  owner: DocumentOwner,
  ownerId: number | null = null,
  ownerName = '',
): Pick<FilingSettings, 'owner' | 'ownerId' | 'ownerName' | Readers | 'agents'> => ({
  owner,
  ownerId,
  ownerName,
  isForAgents: readersOf[owner][0] === 'isForAgents',
  isForClients: readersOf[owner][0] === 'isForClients',
  isForPartners: readersOf[owner][0] === 'isForPartners',
  agents: null,
})

export const noSettings: FilingSettings = {
  ...ownedBy('company'),
  asksAgents: false,
  asksPartners: false,
  validationText: '',
  validateBy: null,
  wantsWhole: false,
  typeId: null,
}

/** On the page of one owner it is that one; elsewhere the last that was chosen, or the first that may be. */
export function settingsAt({ owner, ownerId }: DocumentsPlace, last: FilingSettings, owners: readonly DocumentOwner[]): FilingSettings {
  if (owner === null && !owners.includes(last.owner) && owners[0]) return { ...last, ...ownedBy(owners[0]) }
  if (owner === null || (owner === last.owner && (ownerId === null || ownerId === last.ownerId))) return last
  return { ...last, ...ownedBy(owner, ownerId) }
}

/** Whether the page is of one owner, so that there is none to choose. */
export const isOfOne = ({ owner, ownerId }: DocumentsPlace): boolean => owner === 'company' || (owner !== null && ownerId !== null)

/** The owners for whom a manager may file here: of a page of one kind that one, and each by its right. */
export const ownersAt = ({ owner }: DocumentsPlace, settings: Readonly<Partial<Record<SettingKey, unknown>>>): readonly DocumentOwner[] =>
  documentOwners.filter((one) => (owner === null || one === owner) && settings[filingRights[one]] === true)

/** What is still to be chosen before a file can be filed; null: nothing. */
export function missingOf(settings: FilingSettings): 'owner' | 'readers' | 'agents' | null {
  if (settings.owner !== 'company' && settings.ownerId === null) return 'owner'
  if (!readersOf[settings.owner].some((one) => settings[one])) return 'readers'
  return settings.isForAgents && settings.agents?.length === 0 ? 'agents' : null
}

/** What is sent with a file. */
export function inputOf(settings: FilingSettings): Input<typeof fileDocuments> {
  const { owner, ownerId, agents, validationText, validateBy } = settings
  const isFor = (one: Readers) => readersOf[owner].includes(one) && settings[one]
  const asksAgents = settings.asksAgents && isFor('isForAgents')
  const asksPartners = settings.asksPartners && isFor('isForPartners')
  const isAsked = asksAgents || asksPartners
  return {
    owner,
    ...(ownerId !== null && { ownerId }),
    isForAgents: isFor('isForAgents'),
    isForClients: isFor('isForClients'),
    isForPartners: isFor('isForPartners'),
    ...(agents !== null && isFor('isForAgents') && { agentIds: agents.map(({ id }) => id) }),
    asksAgents,
    asksPartners,
    ...(isAsked && validationText.trim() && { validationText: validationText.trim() }),
    ...(isAsked && validateBy !== null && { validateBy }),
    wantsWhole: isAsked && settings.wantsWhole,
    ...(settings.typeId !== null && { typeId: settings.typeId }),
  }
}

/** Why a file is not even sent. */
export type Unsent = 'empty' | 'tooLarge'
export const unsentBecause = ({ size }: Pick<File, 'size'>, mostBytes: number): Unsent | null =>
  size === 0 ? 'empty' : size > mostBytes ? 'tooLarge' : null
