import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { allowed, bytesOf, signInFiles } from '../apps/web/build/budget.ts'
import type { Figure } from './rounds.ts'

const dist = fileURLToPath(new URL('../apps/web/dist', import.meta.url))

/** What the sign-in page loads before it can be used: its scripts and styles, as they travel (brotli). */
export function benchPage(): Figure[] {
  if (!existsSync(path.join(dist, 'index.html'))) throw new Error('the web app is not built: npm run build')
  const files = signInFiles(dist)
  const bytes = bytesOf(dist, files)
  const limit = allowed / 1024
  const note = `${(bytes / 1024).toFixed(1)} KB brotli in ${files.length} files, of ${limit} allowed`
  return [
    { what: `sign-in page's bytes / ${limit} KB`, ratio: bytes / allowed, spread: [bytes / allowed, bytes / allowed], atMost: 1, note },
  ]
}
