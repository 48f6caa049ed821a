// What stands in node_modules, by npm's own record of it. Runs on Node 20 too, with built-ins alone.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

/** Written by npm when an installation is whole, so that one cut off in the middle is no installation. */
export const recordOf = (root) => path.join(root, 'node_modules/.package-lock.json')

/** npm leaves out the packages of other platforms; one that does not say its platform outright may be missing too. */
function belongsHere({ optional, os = [], cpu = [], libc }, { platform, arch }) {
  return !optional || (!libc && [os].flat().includes(platform) && [cpu].flat().includes(arch))
}

/**
 * Compares the lock file with npm's record, both parsed: 'full' with the tools of tests and checks, 'serving' with what
 * builds and serves alone, undefined when something of that is missing or of another version.
 */
export function contentOf(lock, record, here) {
  const wanted = Object.entries(lock.packages).filter(([place]) => place.includes('node_modules/'))
  const missing = wanted.filter(([place, { version, integrity }]) => {
    const found = record.packages[place]
    return !found || found.version !== version || found.integrity !== integrity
  })
  const needed = missing.map(([, entry]) => entry).filter((entry) => belongsHere(entry, here))
  if (needed.length === 0) return 'full'
  return needed.every(({ dev }) => dev) ? 'serving' : undefined
}

/** What is installed of the project in this folder, as `contentOf` says it. */
export function installed(root) {
  if (!existsSync(recordOf(root))) return undefined
  const [lock, record] = [path.join(root, 'package-lock.json'), recordOf(root)].map((file) => JSON.parse(readFileSync(file, 'utf8')))
  return contentOf(lock, record, process)
}
