import type { WireCall } from './calls.ts'
import { mission } from './entities.ts'
import { qualificationKinds, shiftIn, statusesIn } from './ours.entities.ts'
import { under, words } from './words.ts'

/** What may stand against giving a service to an agent. */
const obstacleCodes = words(`
  OVERLAP LONGEST_PERIOD SHORTEST_REST SHORTEST_PERIOD LONGEST_WEEK WEEKLY_REST LONGEST_WEEK_DAYS AVERAGE_WEEK UNAVAILABLE
  CONTRACT_NONE CARD_MISSING CARD_EXPIRED QUALIFICATION_MISSING QUALIFICATION_EXPIRED`)

const missionShift = words('id site_id site_name city prestation_name datetime_start datetime_end starts_at ends_at time_zone is_open')

/** A mission beside the specification's fields: what is offered, how it stands, and to managers who has answered. */
const ownOfMission = [
  ...words('responded_at state is_mine assigned_resource_id text is_first_yes created_at version'),
  ...under('shifts', missionShift, words('address postcode latitude longitude holidays')),
  ...under('agents', words('resource_id resource_name response responded_at viewed_at')),
]
const missionIn = (name: string): readonly string[] => under(name, mission, ownOfMission)
const missionValues = (name: string): Readonly<Record<string, readonly (string | number)[]>> => ({
  [`${name}.state`]: ['open', 'assigned', 'closed', 'filled', 'over'],
  [`${name}.response`]: [2, 3],
  [`${name}.agents.response`]: [2, 3],
})

const requirementsOf = words('id name is_card_required qualificationIds version')

/** Calls of giving services and of missions that the specification does not have. */
export const ownPlanning: Readonly<Record<string, WireCall>> = {
  'GET /shifts/suggestions': {
    input: words('vacation_id beside_ids search limit'),
    output: [
      ...under(
        'suggestions',
        words(`
          resource_id resource_name matriculation partner_name week_minutes week_minutes_after site_shift_count last_on_site_on
          near_metres said_available`),
        under('obstacles', words('code kind can_waive message')),
      ),
      'free_count',
    ],
    values: { 'suggestions.obstacles.code': obstacleCodes, 'suggestions.obstacles.kind': ['refuse', 'warn'] },
  },
  'PUT /shifts/assignment': {
    input: words('vacation_id resource_id version waiver'),
    output: [...shiftIn('shift'), 'is_published'],
    values: statusesIn('shift'),
  },
  'GET /prestations/requirements': {
    output: [...under('prestations', requirementsOf), ...under('qualifications', words('id kind code name'))],
    values: { 'qualifications.kind': qualificationKinds },
  },
  'PUT /prestations/requirements': {
    input: words('prestation_id is_card_required qualificationIds version'),
    output: under('prestation', requirementsOf),
  },
  'POST /missions': {
    input: words('shift_ids resource_ids text is_first_yes'),
    output: missionIn('mission'),
    values: missionValues('mission'),
  },
  'PUT /missions/assignment': {
    input: words('mission_id resource_id version waiver'),
    output: missionIn('mission'),
    values: missionValues('mission'),
  },
  'GET /missions/offer': {
    input: ['mission_id'],
    output: [
      ...under('papers', words('name state')),
      ...under('warnings', words('code message')),
      ...under('instructions', words('site_id text')),
    ],
    values: { 'papers.state': ['valid', 'expired', 'missing'], 'warnings.code': obstacleCodes },
  },
  'GET /missions/counts': { input: ['search'], output: words('open answered assigned filled over closed most') },
  'GET /missions/answered': { output: ['count'] },
  'GET /missions/shifts': {
    input: words('siteId from to limit cursor'),
    output: [...under('shifts', missionShift), 'nextCursor'],
  },
  'POST /missions/reminder': { input: ['mission_id'], output: words('silent_count told_count') },
  'DELETE /missions': { input: ['mission_id'], output: missionIn('mission'), values: missionValues('mission') },
}

/** What is ours of its own calls of missions. */
export const missionAdditions: Readonly<Record<string, WireCall>> = {
  'GET /missions': {
    input: words('vacation_id mission_id state search upcoming limit cursor'),
    output: [...ownOfMission.map((name) => `missions.${name}`), 'nextCursor'],
    values: { ...missionValues('missions'), '>state': ['open', 'assigned', 'closed', 'filled', 'over', 'answered'] },
  },
  'PUT /missions': {
    input: words('mission_id response'),
    output: missionIn('mission'),
    values: { '>response': [2, 3], ...missionValues('mission') },
  },
}
