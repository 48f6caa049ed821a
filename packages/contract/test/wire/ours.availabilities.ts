import type { WireCall } from './calls.ts'
import { availability } from './entities.ts'
import { under, words } from './words.ts'

/** An availability beside the specification's fields: its instants, the clock that it shows, by which contract. */
const availabilities = under('availabilities', availability, words('starts_at ends_at time_zone contract_id series_count'))

/** What is ours of the calls of availabilities. */
export const availabilityAdditions: Readonly<Record<string, WireCall>> = {
  'GET /availabilities': {
    output: [
      ...availabilities,
      ...under('contracts', words('id number contract_type_name starts_on ends_on')),
      ...under(
        'unavailabilities',
        words('id resource_id unavailability_type_id unavailability_type_name datetime_start datetime_end starts_at ends_at is_demand'),
      ),
      ...under('bounds', words('first last')),
    ],
  },
  'POST /availabilities': { input: words('contractId date_until weekdays availability_uuid'), output: availabilities },
  'DELETE /availabilities': { output: ['removed_count'] },
}
