/** What French writes between a thing and a date: `d’octobre 2026`, `de novembre 2026`, `du 18/11/2026`. */
export function joined(date: string): string {
  if (/^\d/.test(date)) return `du ${date}`
  return /^[aeiouyéèêàâîôû]/i.test(date) ? `d’${date}` : `de ${date}`
}
