import type { mutedSites as french } from '../fr/mutedSites.ts'
import type { Translated } from '../translated.ts'

export const mutedSites: Translated<typeof french> = {
  title: 'By site',
  text: 'Nothing about a site that is off is sent to you by e-mail or in the browser. The bell keeps everything; check calls, documents to validate and messages from your company always reach you.',
  search: 'Search for a site',
  none: 'No site matches.',
  found_one: '{{count, number}} site found',
  found_other: '{{count, number}} sites found',
  first: 'The first {{most, number}} sites are shown: search for the others by name.',
  offline: 'No network: your choice for “{{site}}” was not saved. Try again once you are back online.',
}
