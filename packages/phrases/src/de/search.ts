import type { search as french } from '../fr/search.ts'
import type { Translated } from '../translated.ts'

export const search: Translated<typeof french> = {
  both: 'Suche (Sicherheitskraft und Objekt)',
  agents: 'Suche (Sicherheitskraft)',
  sites: 'Suche (Objekt)',
  open: 'Suche öffnen',
  close: 'Suche schließen',
  asking: 'Suche läuft …',
  none: 'Kein Ergebnis',
  found: 'Ergebnisse Ihrer Suche ({{total, number}})',
  agent: 'Sicherheitskraft',
  site: 'Objekt',
}
