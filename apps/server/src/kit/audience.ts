import { mayEnter, role, type Subject } from '@vigie/contract/access.ts'
import * as may from '@vigie/contract/access.calls.ts'
import { ownersOpenTo } from '@vigie/contract/documents/documents.access.ts'
import type { DocumentOwner } from '@vigie/contract/documents/documents.kinds.ts'
import { mustChangePassword, subjectOf, type Company, type Session } from './session.ts'

/** A room of Socket.IO: the open sockets that receive an event. Always of one company. */
export type Audience = string & { readonly audience: true }

const room = (companyId: number, name: string): Audience => `${companyId}/${name}` as Audience

export const audience = {
  /** Managers who may see shifts: the list of services, or the schedules of sites or of agents. */
  shifts: (companyId: number) => room(companyId, 'services'),
  /** Everybody who may see any schedule: receives events of months, never of shifts. */
  schedules: (companyId: number) => room(companyId, 'schedules'),
  /** Every page of the company that is signed in, and its devices: learns that one of its lists has changed. */
  everybody: (companyId: number) => room(companyId, 'everybody'),
  /** Every page that a person has open. */
  user: (companyId: number, userId: number) => room(companyId, `user/${userId}`),
  agent: (companyId: number, agentId: number) => room(companyId, `agent/${agentId}`),
  /** Those who may see an agent's own data: managers, its partner, the agent. */
  ofAgent: (companyId: number, agentId: number, partnerId: number | null) => [
    room(companyId, 'agents'),
    audience.agent(companyId, agentId),
    ...(partnerId === null ? [] : [room(companyId, `agents/${partnerId}`)]),
  ],
  /** Everybody who may see any agent's own data: learns that several have changed, never which. */
  allAgents: (companyId: number) => room(companyId, 'all-agents'),
  client: (companyId: number, clientId: number) => room(companyId, `client/${clientId}`),
  site: (companyId: number, siteId: number) => room(companyId, `site/${siteId}`),
  /** Managers who may see the sites; those who see a client's sites; those who are limited to some sites. */
  sites: (companyId: number) => room(companyId, 'sites'),
  sitesOfClient: (companyId: number, clientId: number) => room(companyId, `sites-of/${clientId}`),
  /** Everybody who may see any site: learns that several have changed, never which. */
  allSites: (companyId: number) => room(companyId, 'all-sites'),
  siteSheet: (companyId: number, siteId: number) => room(companyId, `site-sheet/${siteId}`),
  /** Managers who may see what is of such an owner; and one of its readers, where it may see that. */
  documents: (companyId: number, owner: DocumentOwner) => room(companyId, `documents/${owner}`),
  documentsOfAgent: (companyId: number, owner: DocumentOwner, agentId: number) => room(companyId, `documents/${owner}/agent/${agentId}`),
  documentsOfUser: (companyId: number, owner: DocumentOwner, userId: number) => room(companyId, `documents/${owner}/user/${userId}`),
  /** Managers who may answer demands. */
  demands: (companyId: number) => room(companyId, 'demands'),
  /** Managers who may see hours. */
  hours: (companyId: number) => room(companyId, 'hours'),
  /** Managers who keep clients. */
  clients: (companyId: number) => room(companyId, 'clients'),
  /** Managers who may administer users, and keep partners. */
  users: (companyId: number) => room(companyId, 'users'),
  partner: (companyId: number, partnerId: number) => room(companyId, `partner/${partnerId}`),
  /** Managers who may see the clocking devices. */
  devices: (companyId: number) => room(companyId, 'devices'),
  device: (companyId: number, deviceId: number) => room(companyId, `device/${deviceId}`),
  /** Every clocking device: learns that what is planned, or somebody's code, has changed, and never whose. */
  allDevices: (companyId: number) => room(companyId, 'all-devices'),
  /** A device that waits to be paired, by the digest of its secret. */
  pairing: (companyId: number, secretHash: Buffer) => room(companyId, `pairing/${secretHash.toString('hex')}`),
  session: (companyId: number, tokenHash: Buffer) => room(companyId, `session/${tokenHash.toString('hex')}`),
}

/** Whether a room is that of one session: whoever stands in it is signed in. */
export const isSessionRoom = (of: Audience): boolean => /^\d+\/session\//.test(of)

/** The rooms that a session's socket joins: it receives events of what it may also read, and of nothing else. */
export function roomsOf(company: Company, session: Session): Audience[] {
  const { id } = company
  const rooms = [audience.session(id, session.tokenHash)]
  // Until a password is chosen nothing may be read, so that nothing is heard either.
  if (mustChangePassword(session)) return rooms
  rooms.push(audience.everybody(id))
  if (session.deviceId === null) rooms.push(audience.user(id, session.user.id))
  else rooms.push(audience.device(id, session.deviceId), audience.allDevices(id))
  if (session.user.role === role.agent && session.user.agentId !== null) rooms.push(audience.agent(id, session.user.agentId))
  const subject = subjectOf(company, session, 'nobody')
  if (mayEnter(may.seeContracts, subject)) rooms.push(audience.allAgents(id), ...agentRooms(id, session))
  rooms.push(...documentRooms(id, session, subject))
  if (mayEnter(may.seeDevices, subject)) rooms.push(audience.devices(id))
  if (mayEnter(may.seeHours, subject)) rooms.push(audience.hours(id))
  if (mayEnter(may.answerDemands, subject)) rooms.push(audience.demands(id))
  if (mayEnter(may.administer, subject)) rooms.push(audience.users(id))
  if (mayEnter(may.editSites, subject)) rooms.push(audience.clients(id))
  const maySeeSchedules = mayEnter(may.seeSchedules, subject)
  const sites = mayEnter(may.seeSite, subject) ? siteRooms(id, session) : []
  if (sites.length > 0) rooms.push(audience.allSites(id), ...sites)
  return maySeeSchedules ? [...rooms, audience.schedules(id), ...scheduleRooms(id, session)] : rooms
}

/** Whose agents' own data a session sees, as GET /resources answers them in full. */
function agentRooms(companyId: number, { user }: Session): Audience[] {
  switch (user.role) {
    case role.manager:
      return [room(companyId, 'agents')]
    case role.partner:
      return user.partnerId === null ? [] : [room(companyId, `agents/${user.partnerId}`)]
    // An agent has a room of its own (roomsOf); the others see no agent's own data.
    case role.agent:
    case role.client:
    case role.clientUser:
    case role.device:
      return []
  }
}

/** Whose documents a session sees, as GET /files answers them. */
function documentRooms(companyId: number, { user }: Session, subject: Subject): Audience[] {
  const owners = ownersOpenTo(subject)
  switch (user.role) {
    case role.manager:
      return owners.map((owner) => audience.documents(companyId, owner))
    case role.agent:
      return user.agentId === null ? [] : owners.map((owner) => audience.documentsOfAgent(companyId, owner, user.agentId!))
    case role.partner:
    case role.client:
    case role.clientUser:
      return owners.map((owner) => audience.documentsOfUser(companyId, owner, user.id))
    case role.device:
      return []
  }
}

/** Whose sites a session sees, as GET /sites answers them. */
function siteRooms(companyId: number, { user, siteIds }: Session): Audience[] {
  switch (user.role) {
    case role.manager:
      return [audience.sites(companyId)]
    case role.client:
      return user.clientIds.map((clientId) => audience.sitesOfClient(companyId, clientId))
    case role.clientUser:
      return (siteIds ?? []).map((siteId) => audience.siteSheet(companyId, siteId))
    case role.partner:
    case role.agent:
    case role.device:
      return []
  }
}

/** Whose shifts a session sees beside its own, as GET /schedules and GET /services answer them. */
function scheduleRooms(companyId: number, { user, settings, siteIds }: Session): Audience[] {
  switch (user.role) {
    case role.manager: {
      const maySee = settings.man_access_services || settings.man_access_schedule_site || settings.man_access_list_resource
      return maySee ? [audience.shifts(companyId)] : []
    }
    case role.client:
      return user.clientIds.map((clientId) => audience.client(companyId, clientId))
    case role.clientUser:
      return (siteIds ?? []).map((siteId) => audience.site(companyId, siteId))
    case role.partner:
      return user.partnerId === null ? [] : [audience.partner(companyId, user.partnerId)]
    // Both have rooms of their own (roomsOf).
    case role.agent:
    case role.device:
      return []
  }
}
