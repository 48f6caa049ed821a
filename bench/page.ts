import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { allowed, bytesOf, homeFiles, signInFiles } from '../apps/web/build/budget.ts'
import type { Figure } from './rounds.ts'

const dist = fileURLToPath(new URL('../apps/web/dist', import.meta.url))

/** Kilobytes: what a home may cost, with its words. */
const homeAllowed = 320

function weighed(what: string, files: readonly string[], limit: number): Figure {
  const kilobytes = bytesOf(dist, files) / 1024
  const ratio = kilobytes / limit
  const note = `${kilobytes.toFixed(1)} KB brotli in ${files.length} files, of ${limit} allowed`
  return { what: `${what}'s bytes / ${limit} KB`, ratio, spread: [ratio, ratio], atMost: 1, note }
}

/** What the sign-in page and the homes load before they can be used: their scripts and styles, as they travel (brotli). */
export function benchPage(): Figure[] {
  if (!existsSync(path.join(dist, 'index.html'))) throw new Error('the web app is not built: npm run build')
  return [
    weighed('sign-in page', signInFiles(dist), allowed / 1024),
    weighed('agent’s home', homeFiles(dist, 'agent'), homeAllowed),
    weighed('manager’s home', homeFiles(dist, 'manager'), homeAllowed),
  ]
}
