import type { WireCall } from './calls.ts'
import { demand } from './entities.ts'
import { page } from './ours.entities.ts'
import { under, words } from './words.ts'

/** A demand beside the specification's fields: who asks, by which contract, who has answered, and its files. */
const ownOfDemand = [
  ...words(`
    resource_id resource_name matriculation photo_url contract_type_name monthly_hours_hundredths handled_by_name version`),
  ...under('files', words('path thumbnail_path name media_type bytes')),
]
const statuses = [0, 1, 2, 3, 4, 5]
const states = ['open', 'accepted', 'refused', 'all']
const demandIn = (name: string): readonly string[] => under(name, demand, ownOfDemand)
const needs = ['none', 'optional', 'required']
const asked = words('text longText email phone amount day month choice')

const type = [...words('id name is_offered text files'), ...under('fields', words('name label kind is_required max_length options'))]
const typeValues = (name: string): Readonly<Record<string, readonly string[]>> => ({
  [`${name}.fields.kind`]: [...asked, 'unavailabilityType'],
  [`${name}.text`]: needs,
  [`${name}.files`]: needs,
})

/** Calls of demands that the specification does not have. */
export const ownDemands: Readonly<Record<string, WireCall>> = {
  'GET /demands/counts': { input: words('search type_id'), output: words('open accepted refused all oldest_at most') },
  'GET /demands/effects': {
    input: ['id'],
    output: [
      'seen',
      ...under('absence', [
        ...words('unavailability_type_name date_start date_end months_asked_again'),
        ...under('shifts', words('id site_id site_name datetime_start datetime_end starts_at ends_at time_zone month is_night fate')),
        ...under('weeks', words('date_start minutes minutes_after')),
      ]),
      ...under('changes', words('field before after')),
    ],
    values: { 'absence.shifts.fate': ['opens', 'clocked', 'over'] },
  },
  'GET /demands/types': { output: under('types', type), values: typeValues('types') },
  'POST /demands/types': {
    input: [...words('name text files'), ...under('fields', words('label kind is_required options'))],
    output: under('type', type),
    values: { '>fields.kind': asked, '>text': needs, '>files': needs, ...typeValues('type') },
  },
  'PUT /demands/types': { input: words('id is_offered'), output: under('type', type), values: typeValues('type') },
}

/** What is ours of its own calls of demands. */
export const demandAdditions: Readonly<Record<string, WireCall>> = {
  'GET /demands': {
    input: [...words('search type_id state demandId'), ...page],
    output: [...ownOfDemand.map((name) => `demands.${name}`), 'nextCursor'],
    values: { '>state': states, 'demands.status': statuses },
  },
  'POST /demands': {
    input: words('type_id contract_id fields text demand_uuid'),
    output: demandIn('demand'),
    values: { 'demand.status': statuses },
  },
  'PUT /demands': {
    input: words('id version status response seen fields text'),
    output: demandIn('demand'),
    values: { '>status': [1, 2, 3, 5], 'demand.status': statuses },
  },
  'DELETE /demands': { input: ['id'], output: ['success'] },
}
