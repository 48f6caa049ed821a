import { existsSync } from 'node:fs'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'
import { checkSignInWeight } from './budget.ts'

const compress = promisify(brotliCompress)
const worthwhile = /\.(m?js|css|html|svg|json|webmanifest|wasm)$/
/** Bytes: below, the header costs more than it saves. */
const smallest = 512

/** Writes `file.br` beside each built file, at the highest level, and weighs the sign-in page by them. */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir)
    },
    closeBundle: async () => {
      // After a build that failed there is nothing to compress.
      if (!existsSync(join(folder, 'index.html'))) return
      const names = await readdir(folder, { recursive: true })
      await Promise.all(names.filter((name) => worthwhile.test(name)).map((name) => writeBrotli(join(folder, name))))
      console.log(`sign-in: ${checkSignInWeight(folder)} bytes of scripts and styles`)
    },
  }
}

async function writeBrotli(path: string): Promise<void> {
  const { size } = await stat(path)
  if (size < smallest) return
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: size } }
  await writeFile(`${path}.br`, await compress(await readFile(path), options))
}
