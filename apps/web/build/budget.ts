import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Bytes, after brotli: what a sign-in page may cost on a poor network. */
const allowed = 190_000

/**
 * Adds up what the sign-in page fetches in scripts and styles: what the page itself names, and the chunks of the screen
 * and of the longest language. Throws when it is too much, so that nothing heavy slips into the start unseen.
 */
export async function checkSignInWeight(folder: string): Promise<number> {
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  const named = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, name]) => name ?? '')
  const later = (await readdir(join(folder, 'assets'))).filter((name) => /^(login|entry)-[\w-]+\.js$/.test(name))
  const entries = await Promise.all(later.map((name) => sizeOf(join(folder, 'assets', name))))
  // The small chunks beside it (the screen's own, the language's entry) hold a few dozen bytes each.
  const longest = Math.max(0, ...entries) + 1000
  const sizes = await Promise.all(named.map((name) => sizeOf(join(folder, name))))
  const total = sizes.reduce((sum, size) => sum + size, longest)
  if (total > allowed) throw new Error(`sign-in weighs ${total} bytes of scripts and styles, ${allowed} are allowed (build/budget.ts)`)
  return total
}

/** The size that travels: compressed where it was worth it. */
async function sizeOf(path: string): Promise<number> {
  const compressed = await stat(`${path}.br`).catch(() => null)
  return (compressed ?? (await stat(path))).size
}
