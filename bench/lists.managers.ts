import type { List } from './lists.list.ts'

const day = '2026-10-15'
const ofDay = `select s.*, a.last_name, si.name from shifts s join sites si using (company_id, site_id) left join agents a on a.company_id = s.company_id and a.agent_id = s.agent_id
  where s.company_id = $1 and $2 <> '' and s.starts_at < '${day}T22:00:00Z' and s.ends_at > '${day}T00:00:00Z' order by s.starts_at`
const missionPage = (condition: string) =>
  `select m.* from missions m where m.company_id = $1 and $2 <> '' and ${condition} order by m.mission_id desc limit 50`
const unclosed = `select m.mission_id, bool_or(s.agent_id is null) from missions m join mission_shifts o using (company_id, mission_id) join shifts s using (company_id, shift_id)
  where m.company_id = $1 and $2 <> '' and m.closed_at is null group by 1`
const agents = `select a.* from agents a where a.company_id = $1 and $2 <> '' order by a.sort_name limit 100`

/** The lists of a manager's day: services, missions, agents, comments. */
export const managersLists = (month: string): readonly List[] => [
  { what: 'services of a day, all of them', path: '/services', payload: { date: day }, bare: ofDay },
  {
    what: 'figures of a day',
    path: '/services/stats',
    payload: { date: day },
    bare: `select count(*), count(arrived_at) from (${ofDay}) d`,
  },
  {
    what: 'days with acts to confirm',
    path: '/services/unconfirmed',
    payload: {},
    bare: `select count(*) from shifts where company_id = $1 and $2 <> '' and unconfirmed_count > 0`,
  },
  { what: 'agents, one page', path: '/resources', payload: { month }, bare: agents },
  { what: 'agents, searched', path: '/resources', payload: { month, search: 'nom 12' }, bare: agents },
  { what: 'agents, by their hours', path: '/resources', payload: { month, sort: '-hours' }, bare: agents },
  {
    what: 'agents, counts of all filters',
    path: '/resources/counts',
    payload: { month },
    bare: `select count(*) from agents where company_id = $1 and $2 <> ''`,
  },
  { what: 'missions that are open', path: '/missions', payload: { state: 'open' }, bare: missionPage('m.closed_at is null') },
  { what: 'missions with a yes', path: '/missions', payload: { state: 'answered' }, bare: missionPage('m.closed_at is null') },
  { what: 'missions that are filled', path: '/missions', payload: { state: 'filled' }, bare: missionPage('m.closed_at is null') },
  { what: 'missions that are over', path: '/missions', payload: { state: 'over' }, bare: missionPage('m.closed_at is null') },
  {
    what: 'missions that were given',
    path: '/missions',
    payload: { state: 'assigned' },
    bare: missionPage('m.assigned_agent_id is not null'),
  },
  { what: 'missions, searched', path: '/missions', payload: { search: 'site 12' }, bare: missionPage('true') },
  { what: 'missions, counts of all states', path: '/missions/counts', payload: {}, bare: `select count(*) from (${unclosed}) u` },
  {
    what: 'missions, counts of what all words find',
    path: '/missions/counts',
    payload: { search: 'site' },
    bare: `select count(*) from (${unclosed}) u`,
  },
  {
    what: 'missions, the badge',
    path: '/missions/answered',
    payload: {},
    bare: `select count(*) from missions where company_id = $1 and $2 <> '' and closed_at is null`,
  },
  {
    what: 'services that can be offered',
    path: '/missions/shifts',
    payload: {},
    bare: `select * from shifts where company_id = $1 and $2 <> '' and agent_id is null and starts_at > now() order by starts_at limit 100`,
  },
  {
    what: 'comments on a service with 100,000',
    path: '/comments',
    payload: {},
    of: 'shift_id',
    bare: `select * from shift_comments where company_id = $1 and $2 <> '' and shift_id = $3 order by comment_id desc limit 25`,
  },
]
