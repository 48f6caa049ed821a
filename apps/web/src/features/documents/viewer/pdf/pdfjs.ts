import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
// oxlint-disable-next-line import/default -- what the bundler gives for ?url
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

pdfjs.GlobalWorkerOptions.workerSrc = workerUrl

let worker: Promise<unknown> | undefined

/**
 * The part that works beside the page has come. The library gives up for as long as the page lives where it does not come
 * once: a line that is cut at that moment would leave every PDF unread.
 */
export function workerThere(): Promise<unknown> {
  worker ??= fetch(workerUrl).then((answer) => {
    if (!answer.ok) throw new Error(`pdf worker: ${answer.status}`)
    return answer.arrayBuffer()
  })
  const asked = worker
  asked.catch(() => {
    if (worker === asked) worker = undefined
  })
  return asked
}

/** Where fonts that a file names without holding them, alphabets and decoders of scans lie (build/pdf-data.ts). */
const dataAt = (folder: string): string => new URL(`/assets/pdf-${pdfjs.version}/${folder}/`, document.baseURI).href

/** Reads a file. Nothing in it runs: its scripts need a part of the library that is not here, and forms are drawn as pictures. */
export const openPdf = (url: string) =>
  pdfjs.getDocument({
    url,
    // All of it at once: the link dies before somebody has read sixty pages.
    disableRange: true,
    // The same letters on each device: one that has no Helvetica would draw others of another width.
    useSystemFonts: false,
    standardFontDataUrl: dataAt('standard_fonts'),
    cMapUrl: dataAt('cmaps'),
    wasmUrl: dataAt('wasm'),
    // The policy of contents lets no other code in than the app's own.
    useWasm: false,
    enableXfa: false,
    maxImageSize: 36_000_000,
  })

export const { AnnotationMode, TextLayer } = pdfjs
export type { PDFDocumentProxy as Pdf, TextItem } from 'pdfjs-dist/types/src/display/api.d.ts'
