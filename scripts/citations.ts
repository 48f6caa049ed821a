import { globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What comments may cite: `decisions/07-proof` for a page of docs/decisions, `coverage 9.004` for a row of docs/coverage.md. */
const cited = /(?:\bdecisions\/(\d\d[\w-]*)|\bcoverage (\d\.\d{3}))/g
// Documents that are not in this repository.
const foreign =
  /\b(?:decisions|specification)(?:['’]s?)?,? \(?sections? \d|^\s*(?:\/\*\*|\*|\/\/) *(?:the )?decisions?['’]?s?,? section \d/i

const sources = '{.dependency-cruiser.cjs,{apps,packages,e2e,bench,scripts,faults,security}/**/*.{ts,tsx,mjs,cjs,css}}'

export interface Cited {
  readonly pages: ReadonlySet<string>
  readonly numbers: ReadonlySet<string>
}

/** The pages and statements that exist, of the repository at `root`. */
export function citable(root: string): Cited {
  const pages = readdirSync(path.join(root, 'docs/decisions')).filter((name) => /^\d\d-/.test(name))
  const rows = readFileSync(path.join(root, 'docs/coverage.md'), 'utf8').matchAll(/^\| (\d\.\d{3}) /gm)
  return { pages: new Set(pages.map((name) => name.replace(/\.md$/, ''))), numbers: new Set([...rows].map(([, number]) => number!)) }
}

/** What a text cites that does not exist or is not in this repository: its line and the reason. */
export function faultsOf(text: string, { pages, numbers }: Cited): string[] {
  return text.split('\n').flatMap((line, at) => {
    const faults = foreign.test(line) ? ['cites a section: cite a page of docs/decisions or a number of docs/coverage.md'] : []
    for (const [whole, page, number] of line.matchAll(cited)) {
      if (page !== undefined && !pages.has(page)) faults.push(`there is no page ${whole}`)
      if (number !== undefined && !numbers.has(number)) faults.push(`there is no statement ${whole}`)
    }
    return faults.map((fault) => `${at + 1}: ${fault}`)
  })
}

export const filesOf = (root: string): string[] => [
  ...globSync(sources, { cwd: root }).filter((file) => !file.includes('node_modules') && !file.startsWith('scripts/citations')),
  ...globSync('{README.md,CHANGELOG.md,docs/**/*.md}', { cwd: root }),
]
