import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Figure } from './rounds.ts'

const dist = fileURLToPath(new URL('../apps/web/dist', import.meta.url))
const limit = 190 * 1024

/** What the sign-in page loads before it can be used: its page, scripts and styles, as they travel (brotli). */
export function benchPage(): Figure[] {
  if (!existsSync(path.join(dist, 'index.html'))) throw new Error('the web app is not built: npm run build')
  const files = loadedBy('login')
  const bytes = files.reduce((sum, file) => sum + sizeOf(file), 0)
  const note = `${(bytes / 1024).toFixed(1)} KB brotli in ${files.length} files, of 190 allowed`
  return [{ what: "sign-in page's bytes / 190 KB", ratio: bytes / limit, spread: [bytes / limit, bytes / limit], atMost: 1, note }]
}

const sizeOf = (file: string): number => {
  const packed = `${path.join(dist, file)}.br`
  return statSync(existsSync(packed) ? packed : path.join(dist, file)).size
}

/** The files that the page names, those of its screen, and whatever these import at their start. */
function loadedBy(screen: string): string[] {
  const page = readFileSync(path.join(dist, 'index.html'), 'utf8')
  const named = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map((match) => match[1]!)
  const own = readdirSync(path.join(dist, 'assets'))
    .filter((file) => new RegExp(`^${screen}-[\\w-]+\\.(js|css)$`).test(file))
    .map((file) => `assets/${file}`)
  const french = readdirSync(path.join(dist, 'assets'))
    .filter((file) => /^(fr|all)-[\w-]+\.js$/.test(file))
    .slice(0, 1)
    .map((file) => `assets/${file}`)
  const seen = new Set<string>()
  const visit = (file: string): void => {
    if (seen.has(file)) return
    seen.add(file)
    if (!file.endsWith('.js')) return
    const text = readFileSync(path.join(dist, file), 'utf8')
    for (const match of text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) visit(`assets/${match[1]}`)
  }
  for (const file of [...named, ...own, ...french]) visit(file)
  return [...seen]
}
