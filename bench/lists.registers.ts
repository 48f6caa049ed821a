import type { List } from './lists.list.ts'
import { registers } from './lists.registers.data.ts'

const { month } = registers
const pageOf = (table: string, order: string, condition = 'true') =>
  `select * from ${table} where company_id = $1 and $2 <> '' and ${condition} order by ${order} limit 100`
const agents = pageOf('agents', 'sort_name, agent_id', 'archived_on is null')
const sites = pageOf('sites', 'created_at, site_id')
const clients = pageOf('clients', 'name, client_id')
const users = pageOf('users', 'last_name, user_id', `role <> 'resource'`)
const one = (table: string, id: string) => `select * from ${table} where company_id = $1 and $2 <> '' and ${id} = $3`

/** The registers of a company of 100,000 agents: the first page, a search, each order, each filter, and what a sheet or a form asks. */
export const registersLists: readonly List[] = [
  { what: 'register of agents, first page', path: '/resources', payload: { month }, bare: agents },
  { what: 'register of agents, found by a name', path: '/resources', payload: { month, search: 'c4ca' }, bare: agents },
  { what: 'register of agents, found by a number', path: '/resources', payload: { month, search: 'M0999' }, bare: agents },
  { what: 'register of agents, none found', path: '/resources', payload: { month, search: 'zzzz' }, bare: agents },
  ...(['-name', 'number', 'card', '-hours'] as const).map((sort): List => ({
    what: `register of agents, by ${sort}`,
    path: '/resources',
    payload: { month, sort },
    bare: agents,
  })),
  ...(['expiring', 'expired', 'missing'] as const).map((state): List => ({
    what: `register of agents, cards ${state}`,
    path: '/resources',
    payload: { month, card_state: state },
    bare: agents,
  })),
  { what: 'register of agents, without contract', path: '/resources', payload: { month, hasActiveContract: false }, bare: agents },
  { what: 'register of agents, planned this month', path: '/resources', payload: { month, has_shifts: true }, bare: agents },
  { what: 'register of agents, free this month', path: '/resources', payload: { month, has_shifts: false }, bare: agents },
  {
    what: 'register of agents, counts of its filters',
    path: '/resources/counts',
    payload: { month },
    bare: `select count(*) from agents where company_id = $1 and $2 <> ''`,
  },
  { what: 'sheet of an agent', path: '/resource/details', payload: { month }, of: 'resourceId', bare: one('agents', 'agent_id') },
  { what: 'contracts of an agent', path: '/contracts', payload: {}, of: 'resourceId', bare: one('contracts', 'agent_id') },
  { what: 'history of an agent', path: '/resource/history', payload: {}, of: 'resourceId', bare: one('agents', 'agent_id') },
  {
    what: 'number of a new agent',
    path: '/resources/number',
    payload: {},
    bare: `select max(employee_number) from agents where company_id = $1 and $2 <> ''`,
  },
  { what: 'register of sites, first page', path: '/sites', payload: { month, limit: 200 }, bare: sites },
  { what: 'register of sites, active in the month', path: '/sites', payload: { month, activeSites: true, limit: 200 }, bare: sites },
  { what: 'register of sites, found', path: '/sites', payload: { month, search: 'c4ca', limit: 200 }, bare: sites },
  { what: 'register of sites, by name', path: '/sites', payload: { month, sort: 'name', limit: 200 }, bare: sites },
  { what: 'sheet of a site', path: '/sites/{siteId}', payload: { month }, of: 'siteId', bare: one('sites', 'site_id') },
  {
    what: `arrivals of ${registers.arrivals.toLocaleString('en')} at a site, for its plan`,
    path: '/sites/{siteId}/arrivals',
    payload: {},
    of: 'siteId',
    bare: `select d.* from clocking_details d where d.company_id = $1 and $2 <> '' and d.site_id = $3`,
  },
  { what: 'register of clients, first page', path: '/company/clients', payload: {}, bare: clients },
  { what: 'register of clients, found', path: '/company/clients', payload: { search: 'c4ca' }, bare: clients },
  { what: 'register of clients, by town', path: '/company/clients', payload: { sort: '-city' }, bare: clients },
  { what: 'register of clients, the active ones', path: '/company/clients', payload: { state: 'active' }, bare: clients },
  { what: 'clients of a form', path: '/clients', payload: {}, bare: clients },
  { what: 'register of users, first page', path: '/users', payload: {}, bare: users },
  { what: 'register of users, found', path: '/users', payload: { search: 'c4ca' }, bare: users },
  { what: 'register of users, the managers', path: '/users', payload: { group: 'manager' }, bare: users },
  { what: 'choices of a user’s form', path: '/users/choices', payload: {}, bare: clients },
  {
    what: 'rows of an import, 2,000 agents',
    path: '/imports/rows',
    payload: { kind: 'agents' },
    bare: `select * from agents where company_id = $1 and $2 <> '' order by employee_number limit 2000`,
  },
]
