import type { AgentDetails } from '@vigie/contract/agents/agents.ts'
import type { Month } from '@vigie/contract/kit/time.ts'
import type { ReactNode } from 'react'
import type { Tab } from '../../../ui/page/Tabs.tsx'

export interface AgentSheetProps {
  /** Null: the reader's own. */
  readonly agentId: number | null
  readonly month: Month
  readonly contractId?: number | null
  readonly onMonth: (month: Month) => void
  readonly onContract?: (id: number | null) => void
  /** The planning of the month, where the reader may see one. */
  readonly planning?: ReactNode
  /** The way to the agent's own documents, on its own sheet. */
  readonly documents?: ReactNode
  /** What the agent has asked for, and waits for an answer. */
  readonly demands?: ((agent: AgentDetails) => ReactNode) | undefined
  /** When it is away. */
  readonly absences?: ((agent: AgentDetails) => ReactNode) | undefined
  /** What stands beside the file of an agent: its history, its documents. */
  readonly asides?: readonly Tab[]
  /** Shown where the agent does not exist: the way back to the list. */
  readonly back?: ReactNode
}
