import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import { withoutTurns } from '@vigie/contract/kit/lines.ts'
import type { Page } from './pages.ts'

const workspace = import.meta.dirname
const template = path.join(workspace, 'sheets.typ')
const data = path.join(workspace, 'pages.json')
const resolve = createRequire(import.meta.url).resolve

/** The faces that sheets are set in, with a licence of their own (OFL 1.1); no font of the machine is looked for. */
const faces = [
  '@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf',
  '@expo-google-fonts/roboto/600SemiBold/Roboto_600SemiBold.ttf',
  '@expo-google-fonts/public-sans/600SemiBold/PublicSans_600SemiBold.ttf',
  '@expo-google-fonts/public-sans/700Bold/PublicSans_700Bold.ttf',
]

/** Sets pages in type: one compiler for a whole print, whose memory is given back after each part. */
export interface TypeSetter {
  pdf(pages: readonly Page[]): Buffer
  /** Its glyphs are paths: whoever shows it needs no font. */
  svg(page: Page): string
}

export function openTypeSetter(): TypeSetter {
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: faces.map((face) => readFileSync(resolve(face))) }] })
  const set = <T>(pages: readonly Page[], write: (document: NodeTypstDocument) => T): T => {
    // What is printed comes as data; the template alone is read as typst. No name in it turns round what stands beside it.
    compiler.mapShadow(data, Buffer.from(withoutTurns(JSON.stringify(pages))))
    try {
      const compiled = compiler.compile({ mainFilePath: template })
      if (!compiled.result) throw new Error(`typst: ${faultsOf(compiler, compiled)}`)
      return write(compiled.result)
    } finally {
      compiler.resetShadow()
      compiler.evictCache(0)
    }
  }
  return {
    pdf: (pages) => set(pages, (document) => compiler.pdf(document)),
    svg: (page) => set([page], (document) => narrowed(compiler.plainSvg(document))),
  }
}

/** Without what lies between its marks, and its places to a thousandth of a point: a third of it is left. */
const narrowed = (svg: string): string => svg.replaceAll(/>\s+</g, '><').replaceAll(/(\.\d{3})\d+/g, '$1')

function faultsOf(compiler: NodeCompiler, compiled: ReturnType<NodeCompiler['compile']>): string {
  const error = compiled.takeDiagnostics()
  return error === null ? 'no document and no reason' : JSON.stringify(compiler.fetchDiagnostics(error))
}
