import { readAgent } from '@vigie/contract/agents/agents.ts'
import { readPhone } from '@vigie/contract/clockings/clockings.journal.ts'
import { readCounters } from '@vigie/contract/dashboard/dashboard.ts'
import { readSchedules } from '@vigie/contract/schedules/schedules.ts'
import { readSite } from '@vigie/contract/sites/sites.sheet.ts'
import { prepare } from '../api/queries.ts'
import { prepareAgents } from '../features/agents/list/agents.tsx'
import { prepareDevices } from '../features/devices/list/useDevices.ts'
import { prepareChoices } from '../features/prints/choices/useChoices.ts'
import { preparePublications } from '../features/schedules/publication/usePublications.ts'
import { prepareDay } from '../features/shifts/useShifts.ts'
import { prepareSites } from '../features/sites/list/sites.tsx'
import { knownPosition } from '../domains/sites/usePosition.ts'
import type { NamedAddress } from '../routing/address.ts'
import { agentAddress, agentsAddress } from '../routing/addresses/agents.ts'
import { devicesAddress } from '../routing/addresses/devices.ts'
import { anomaliesAddress } from '../routing/addresses/homes.ts'
import { printShiftsAddress, printSignaturesAddress } from '../routing/addresses/prints.ts'
import { publicationsAddress, siteScheduleAddress } from '../routing/addresses/schedules.ts'
import { shiftsAddress } from '../routing/addresses/shifts.ts'
import { siteAddress, sitesAddress } from '../routing/addresses/sites.ts'
import { readQuery, type Query, type Texts, type Values } from '../routing/query.ts'
import { todayNow } from '../session/today.ts'
import { mondayOf } from '@vigie/contract/prints/prints.rules.ts'
import type { Questions } from './asking.ts'

const row = <Q extends Query>({ path, query }: NamedAddress<Q>, asks: (view: Values<Q>) => void) =>
  [path, (texts: Texts) => asks(readQuery(query, texts, todayNow()))] as const

/**
 * The first question of each screen, word for word as the screen asks it: asked while one points at a link, and at its
 * press, it is answered before the screen stands, which then finds it under the same key.
 */
export const questions: Questions = Object.fromEntries([
  ['/resource', () => prepare(readPhone, {})],
  row(agentsAddress, prepareAgents),
  row(agentAddress, ({ agentId, month }) => agentId !== null && prepare(readAgent, { id: agentId, month })),
  row(sitesAddress, prepareSites),
  row(siteAddress, ({ siteId, month }) => siteId !== null && prepare(readSite, { siteId, month, ...knownPosition() })),
  row(siteScheduleAddress, ({ siteId, name, month }) => siteId !== null && name === 'month' && prepare(readSchedules, { siteId, month })),
  row(shiftsAddress, ({ day }) => prepareDay(day)),
  row(devicesAddress, () => prepareDevices()),
  row(publicationsAddress, ({ month }) => preparePublications(month)),
  row(printShiftsAddress, ({ month }) => prepareChoices({ kind: 'plannings', month })),
  row(printSignaturesAddress, ({ day }) => prepareChoices({ kind: 'signatures', week: mondayOf(day) })),
  row(anomaliesAddress, ({ month }) => prepare(readCounters, { month, onlyAnomalies: true })),
])
