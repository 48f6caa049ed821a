import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Bytes, after brotli: what a sign-in page may cost on a poor network. */
export const allowed = 175 * 1024

/** A built file: its name, and the digest that the build gives it. */
const named = (...names: readonly string[]) => new RegExp(`^(${names.join('|')})-[\\w-]{7}\\.js$`)

/** What the page names, these files beside it, and whatever all of them import at their start. Names below the folder of the built app. */
function fetchedWith(folder: string, later: readonly string[]): string[] {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const seen = new Set<string>()
  const visit = (file: string): void => {
    if (seen.has(file)) return
    seen.add(file)
    if (!file.endsWith('.js')) return
    for (const [, name] of readFileSync(join(folder, file), 'utf8').matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
      visit(`assets/${name}`)
  }
  const files = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].flatMap(([, name]) => name ?? [])
  files.forEach(visit)
  later.forEach((name) => visit(`assets/${name}`))
  return [...seen]
}

/** The words of such a part in one of the three languages: the longest. */
function wordsOf(folder: string, part: string): string[] {
  const size = (name: string) => bytesOf(join(folder, 'assets'), [name])
  const files = readdirSync(join(folder, 'assets')).filter((name) => named(part).test(name))
  return files.toSorted((one, other) => size(other) - size(one)).slice(0, 1)
}

/**
 * What the sign-in page fetches in scripts and styles before it can be used: what the page names, its screen, the words of
 * one language, and whatever these import at their start.
 */
export function signInFiles(folder: string): string[] {
  const words = wordsOf(folder, 'entry')
  if (words.length === 0) throw new Error('the words of the sign-in have no file of their own (build/budget.ts)')
  // Where it is not in the start already.
  const screen = readdirSync(join(folder, 'assets')).filter((name) => named('login').test(name))
  return fetchedWith(folder, [...screen, ...words])
}

/** The same of a home, behind a sign-in that is kept: its file, what the screens say together in one language, and what opens the socket. */
export function homeFiles(folder: string, home: 'agent' | 'manager'): string[] {
  const later = readdirSync(join(folder, 'assets')).filter((name) => named(home, 'esm').test(name))
  if (!later.some((name) => named(home).test(name))) throw new Error(`the home «${home}» has no file of its own (build/budget.ts)`)
  return fetchedWith(folder, [...later, ...['entry', 'screens', String.raw`pageWords\.\w+`].flatMap((part) => wordsOf(folder, part))])
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
