import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const source = resolve(import.meta.dirname, '../src/offline/worker/worker.ts')
const fileName = 'worker.js'

/** Letters that the three languages of the app need; other alphabets are fetched when a name asks for them. */
const otherAlphabets = /(cyrillic|greek|vietnamese|math|symbols)[\w-]*\.woff2?$/
const kept = /\.(js|css|woff2|svg|webmanifest)$/
/** What reads documents, which do not come without network either: large, and fetched with the first that is opened. */
const reader = /^assets\/pdf/i
/** What the mobile app alone runs, which has no service worker. */
const shell = /\/node_modules\/@(capacitor|capgo)\//

/** Builds the service worker beside the app and tells it which files there are. */
export function serviceWorker(): Plugin {
  let publicDir = ''
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: (config) => {
      ;({ publicDir } = config)
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: source, fileName })
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const worker = bundle[fileName]
        if (worker?.type !== 'chunk') throw new Error('the service worker was not built')
        // Registered as a plain script: one import and it would not start.
        if (worker.imports.length > 0) throw new Error(`the service worker imports ${worker.imports.join()}`)
        const built = Object.entries(bundle)
          .filter(([name, part]) => name !== fileName && !(part.type === 'chunk' && part.moduleIds.some((id) => shell.test(id))))
          .map(([name]) => name)
        const files = [...built, ...(await readdir(publicDir))]
          .filter((name) => kept.test(name) && !otherAlphabets.test(name) && !reader.test(name))
          .toSorted()
        const digest = createHash('sha256')
        for (const [name, part] of Object.entries(bundle).toSorted(([one], [other]) => (one < other ? -1 : 1))) {
          digest.update(name).update(part.type === 'chunk' ? part.code : part.source)
        }
        const words = `const appFiles = ${JSON.stringify(files.map((name) => `/${name}`))};const appDigest = ${JSON.stringify(digest.digest('hex').slice(0, 16))};`
        worker.code = words + worker.code
      },
    },
  }
}
