import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** Fonts that files name without holding them, alphabets, and decoders of scans without WebAssembly, which the policy of contents lets not in. */
const wanted: Readonly<Record<string, RegExp>> = {
  standard_fonts: /\.(ttf|pfb)$/,
  cmaps: /\.bcmap$/,
  wasm: /_nowasm_fallback\.js$/,
}

/** Lays what reads PDFs needs beside it, under its version: `assets/pdf-6.5.438/cmaps/…` (features/documents/viewer/pdf/pdfjs.ts). */
export function pdfData(): Plugin {
  return {
    name: 'pdf-data',
    apply: 'build',
    generateBundle() {
      const packageFile = createRequire(import.meta.url).resolve('pdfjs-dist/package.json')
      const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }
      for (const [folder, names] of Object.entries(wanted)) {
        const path = join(dirname(packageFile), folder)
        for (const name of readdirSync(path).filter((one) => names.test(one)))
          this.emitFile({ type: 'asset', fileName: `assets/pdf-${version}/${folder}/${name}`, source: readFileSync(join(path, name)) })
      }
    },
  }
}
