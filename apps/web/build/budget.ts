import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Bytes, after brotli: what a sign-in page may cost on a poor network. */
export const allowed = 175 * 1024

/**
 * What the sign-in page fetches in scripts and styles before it can be used: what the page names, its screen, the words of
 * one language, and whatever these import at their start. Names below the folder of the built app.
 */
export function signInFiles(folder: string): string[] {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const named = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].flatMap(([, name]) => name ?? [])
  const later = readdirSync(join(folder, 'assets')).filter((name) => /^(login|entry)-[\w-]+\.js$/.test(name))
  // One of the three languages is read: the longest.
  const size = (name: string) => bytesOf(join(folder, 'assets'), [name])
  const entry = later
    .filter((name) => name.startsWith('entry-'))
    .toSorted((one, other) => size(other) - size(one))
    .slice(0, 1)
  if (entry.length === 0) throw new Error('the words of the sign-in have no file of their own (build/budget.ts)')
  // Where it is not in the start already.
  const screen = later.filter((name) => name.startsWith('login-'))
  const seen = new Set<string>()
  const visit = (file: string): void => {
    if (seen.has(file)) return
    seen.add(file)
    if (!file.endsWith('.js')) return
    for (const [, name] of readFileSync(join(folder, file), 'utf8').matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
      visit(`assets/${name}`)
  }
  for (const file of [...named, ...[...screen, ...entry].map((name) => `assets/${name}`)]) visit(file)
  return [...seen]
}

/** Bytes that travel: compressed where it was worth it. */
export function bytesOf(folder: string, files: readonly string[]): number {
  const sizeOf = (file: string) => {
    const packed = `${join(folder, file)}.br`
    return statSync(existsSync(packed) ? packed : join(folder, file)).size
  }
  return files.reduce((sum, file) => sum + sizeOf(file), 0)
}

/** Throws when the sign-in page weighs too much, so that nothing heavy slips into the start unseen. */
export function checkSignInWeight(folder: string): number {
  const total = bytesOf(folder, signInFiles(folder))
  if (total > allowed) throw new Error(`sign-in weighs ${total} bytes of scripts and styles, ${allowed} are allowed (build/budget.ts)`)
  return total
}
