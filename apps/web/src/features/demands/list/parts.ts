import { createContext, use, type ReactNode } from 'react'
import type { Cover } from '../view/AbsenceEffects.tsx'
import type { DemandFile } from '../view/FilesPart.tsx'

/** What the inbox shows of other domains. */
export interface InboxParts {
  readonly cover: Cover
  readonly onFile: (file: DemandFile) => void
  /** What may be done beside the title. */
  readonly acts: ReactNode
}

export const InboxPartsContext = createContext<InboxParts | null>(null)

export function useInboxParts(): InboxParts {
  const parts = use(InboxPartsContext)
  if (!parts) throw new Error('the inbox stands inside its board')
  return parts
}
