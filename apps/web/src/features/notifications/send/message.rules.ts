import type { Choice } from '../../../ui/fields/choices/choices.tsx'

/** Whom a message is for: agents by name, everybody of a site, everybody. */
export const messageTargets = ['agents', 'site', 'all'] as const
export type MessageTarget = (typeof messageTargets)[number]

/** What is typed of a message. */
export interface MessageDraft {
  readonly target: MessageTarget
  readonly agents: readonly Choice[]
  readonly siteId: number | null
  readonly title: string
  readonly text: string
}
/** Letters that the server takes. */
export const longest = { title: 120, text: 2000 } as const

type Recipients = { readonly agentIds: number[] } | { readonly siteId: number } | { readonly isForAll: true }

/** Whom a draft means; null while nobody is chosen. */
export function recipientsOf({ target, agents, siteId }: Pick<MessageDraft, 'target' | 'agents' | 'siteId'>): Recipients | null {
  if (target === 'all') return { isForAll: true }
  if (target === 'site') return siteId === null ? null : { siteId }
  return agents.length === 0 ? null : { agentIds: agents.map(({ id }) => id) }
}

/** What is missing, by its field; words are given to it. */
export type Missing = 'needAgents' | 'needSite' | 'needTitle' | 'needText'
export function missingIn(draft: MessageDraft): Readonly<Partial<Record<keyof MessageDraft, Missing>>> {
  return {
    ...(draft.target === 'agents' && draft.agents.length === 0 && { agents: 'needAgents' }),
    ...(draft.target === 'site' && draft.siteId === null && { siteId: 'needSite' }),
    ...(draft.title.trim() === '' && { title: 'needTitle' }),
    ...(draft.text.trim() === '' && { text: 'needText' }),
  }
}
