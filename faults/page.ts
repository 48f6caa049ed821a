import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { dataRoot } from '../apps/server/test/data-root.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What a path of a device's page is answered with. */
export type PageFiles = (path: string) => { readonly status: number; readonly contentType: string; readonly body: Buffer | string }
/** The program of the devices (apps/web/faults), built. */
export interface DevicePage {
  readonly files: PageFiles
  remove(): void
}

const scriptsBelow = '/faults/'

export function buildPage(): DevicePage {
  const folder = mkdtempSync(path.join(dataRoot, 'vigie-faults-page-'))
  const options = ['--outDir', folder, '--emptyOutDir', '--base', scriptsBelow, '--logLevel', 'error']
  execFileSync(path.join(root, 'node_modules/.bin/vite'), ['build', 'apps/web/faults', ...options], { cwd: root, stdio: 'inherit' })
  const page = readFileSync(path.join(folder, 'index.html'))
  return {
    files(asked) {
      if (!asked.startsWith(scriptsBelow)) return { status: 200, contentType: 'text/html', body: page }
      const body = readFileSync(path.join(folder, path.normalize(asked.slice(scriptsBelow.length))))
      return { status: 200, contentType: 'text/javascript', body }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
