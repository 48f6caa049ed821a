import type { mutedSites as french } from '../fr/mutedSites.ts'
import type { Translated } from '../translated.ts'

export const mutedSites: Translated<typeof french> = {
  title: 'Nach Objekt',
  text: 'Zu einem ausgeschalteten Objekt erhalten Sie nichts mehr per E-Mail oder im Browser. Die Glocke bewahrt alles auf; Kontrollen, zu bestätigende Dokumente und Nachrichten Ihrer Firma erreichen Sie immer.',
  search: 'Objekt suchen',
  none: 'Kein Objekt passt.',
  found_one: '{{count, number}} Objekt gefunden',
  found_other: '{{count, number}} Objekte gefunden',
  first: 'Die ersten {{most, number}} Objekte werden angezeigt: Suchen Sie die übrigen nach ihrem Namen.',
  offline: 'Kein Netz: Ihre Wahl für „{{site}}“ wurde nicht gespeichert. Versuchen Sie es erneut, sobald das Netz wieder da ist.',
}
