import { instructionsChanged } from '@vigie/contract/instructions/instructions.ts'
import { siteChanged } from '@vigie/contract/sites/sites.ts'
import { audience } from '../../kit/audience.ts'
import type { Emit } from '../../kit/handle.ts'

/** The page on which an agent reads the instructions of a site. */
export const instructionsPath = (siteId: number): string => `/instructions?siteId=${siteId}`

/** Managers who see the sites, and agents who read a version. */
export const emitVersions = (emit: Emit, companyId: number, siteId: number, agentIds: readonly number[] = []): void =>
  emit(instructionsChanged, { siteId }, [audience.sites(companyId), ...agentIds.map((agentId) => audience.agent(companyId, agentId))])

interface InForce {
  readonly siteId: number
  readonly clientId: number
  readonly agentIds: readonly number[]
}
/** A version holds now: every screen that shows the site reloads, and those of its agents. */
export function emitInForce(emit: Emit, companyId: number, { siteId, clientId, agentIds }: InForce): void {
  emitVersions(emit, companyId, siteId, agentIds)
  emit(siteChanged, { siteId }, [
    audience.sites(companyId),
    audience.sitesOfClient(companyId, clientId),
    audience.siteSheet(companyId, siteId),
  ])
}
