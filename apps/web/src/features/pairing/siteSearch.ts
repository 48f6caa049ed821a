import type { Site } from '@vigie/contract/sites.ts'

const gaps = /[^\p{L}\p{N}]+/gu
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The sites in which every word of the search begins a word, without accents and case. */
export function sitesMatching(sites: readonly Site[], search: string): readonly Site[] {
  const words = plain(search).split(gaps).filter(Boolean)
  if (words.length === 0) return sites
  return sites.filter((site) => {
    const there = ` ${plain([site.name, site.code, site.city, site.postcode, site.clientName].join(' ')).replaceAll(gaps, ' ')}`
    return words.every((word) => there.includes(` ${word}`))
  })
}
