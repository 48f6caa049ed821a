import { role } from '@vigie/contract/access.ts'
import type { Session } from './session.ts'

/** A group of open sockets that are told something: a company's own, never across companies. */
export type Audience = string & { readonly audience: true }

const room = (companyId: number, name: string): Audience => `${companyId}/${name}` as Audience

export const audience = {
  /** Managers who may see the services list. */
  services: (companyId: number) => room(companyId, 'services'),
  agent: (companyId: number, agentId: number) => room(companyId, `agent/${agentId}`),
  client: (companyId: number, clientId: number) => room(companyId, `client/${clientId}`),
  site: (companyId: number, siteId: number) => room(companyId, `site/${siteId}`),
  device: (companyId: number, deviceId: number) => room(companyId, `device/${deviceId}`),
  /** A device that waits to be paired, by the digest of its secret. */
  pairing: (companyId: number, secretHash: Buffer) => room(companyId, `pairing/${secretHash.toString('hex')}`),
  session: (companyId: number, tokenHash: Buffer) => room(companyId, `session/${tokenHash.toString('hex')}`),
}

/** The rooms that a session's socket stands in. */
export function roomsOf(companyId: number, session: Session): Audience[] {
  const rooms = [audience.session(companyId, session.tokenHash)]
  const { user, settings } = session
  if (user.role === role.manager && settings.man_access_services) rooms.push(audience.services(companyId))
  if (user.role === role.agent && user.agentId !== null) rooms.push(audience.agent(companyId, user.agentId))
  if (user.role === role.client) rooms.push(...user.clientIds.map((id) => audience.client(companyId, id)))
  if (user.role === role.clientUser) rooms.push(...(session.siteIds ?? []).map((id) => audience.site(companyId, id)))
  if (session.deviceId !== null) rooms.push(audience.device(companyId, session.deviceId))
  return rooms
}
