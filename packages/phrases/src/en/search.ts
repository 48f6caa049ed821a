import type { search as french } from '../fr/search.ts'
import type { Translated } from '../translated.ts'

export const search: Translated<typeof french> = {
  both: 'Search (officer and site)',
  agents: 'Search (officer)',
  sites: 'Search (site)',
  open: 'Open the search',
  close: 'Close the search',
  asking: 'Searching...',
  none: 'No result',
  found: 'Results of your search ({{total, number}})',
  agent: 'Officer',
  site: 'Site',
}
