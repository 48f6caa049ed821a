import type { InstructionVersion } from '@vigie/contract/instructions/instructions.ts'

/** The published version that a version takes or took the place of; `versions` the latest first, the draft before all. */
export function formerOf(version: InstructionVersion, versions: readonly InstructionVersion[]): InstructionVersion | null {
  const published = versions.filter(({ state }) => state !== 'draft')
  if (version.state === 'draft') return published[0] ?? null
  return published[published.findIndex(({ id }) => id === version.id) + 1] ?? null
}

/** How many of the agents have not read it. */
export const unreadCount = ({ readCount, agentCount }: InstructionVersion): number => agentCount - readCount
