import { Refusal } from '@vigie/contract/kit/refusal.ts'
import { getDocument, PasswordException, VerbosityLevel, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Inside } from './inspect.held.ts'
import { isProgram } from './inspect.name.rules.ts'
import { has, named, packedObjects } from './inspect.pdf.objects.ts'

/** What does something of its own: scripts, programs, forms and films that hold scripts. */
const active = named('JavaScript', 'Launch', 'RichMedia', 'Rendition', 'XFA')
/** Files that hang on a page. */
const hanging = named('FileAttachment')
const pagesLookedAt = 1000

/** How many pages a PDF has. Refuses one that does something when it is opened or read, that is locked, or that is none. */
export async function lookAtPdf(bytes: Buffer, inside: Inside): Promise<number> {
  const text = bytes.toString('latin1')
  if (has(text, active)) throw new Refusal('FILE_UNSAFE')
  const data = new Uint8Array(bytes)
  const reading = getDocument({ data, verbosity: VerbosityLevel.ERRORS, useSystemFonts: false, disableFontFace: true })
  try {
    const pdf = await readable(reading.promise)
    // Enciphered, but to be read by anybody: what is packed can be looked at only as a reader finds it.
    const { info } = await readable(pdf.getMetadata())
    const isEncrypted = (info as { readonly EncryptFilterName?: string | null }).EncryptFilterName != null
    let isHanging = isEncrypted || has(text, hanging)
    for (const objects of packedObjects(bytes, text)) {
      inside.left.bytes -= objects?.length ?? 0
      if (inside.left.bytes < 0) throw new Refusal('FILE_SWELLS')
      if (objects === undefined ? !isEncrypted : has(objects, active)) throw new Refusal('FILE_UNSAFE')
      isHanging ||= objects !== undefined && has(objects, hanging)
    }
    if ((await readable(pdf.getJSActions())) !== null) throw new Refusal('FILE_UNSAFE')
    await lookAtAttached(pdf, inside)
    if (isHanging) await lookAtPages(pdf, inside)
    // Of one that says it has none, or less, nothing can be shown.
    if (pdf.numPages < 1) throw new Refusal('FILE_TYPE')
    return pdf.numPages
  } finally {
    await reading.destroy()
  }
}

/** What no reader can read is none, whatever it stumbles over. */
async function readable<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    throw new Refusal(error instanceof PasswordException ? 'FILE_LOCKED' : 'FILE_TYPE')
  }
}

/** `id`: by which the reader finds its content. */
async function lookIn(pdf: PDFDocumentProxy, inside: Inside, id: string, names: readonly string[]): Promise<void> {
  if (names.some(isProgram)) throw new Refusal('FILE_UNSAFE')
  const bytes = Buffer.from((await readable(pdf.getAttachmentContent(id))) ?? [])
  await inside.look({ name: names[0] ?? '', bytes, size: bytes.length })
}

/** What hangs on the whole. */
async function lookAtAttached(pdf: PDFDocumentProxy, inside: Inside): Promise<void> {
  for (const [id, { filename, rawFilename }] of (await readable(pdf.getAttachments())) ?? [])
    await lookIn(pdf, inside, id, [filename, rawFilename, id])
}

interface Note {
  readonly actions?: object
  readonly unsafeUrl?: string
  readonly file?: { readonly filename: string; readonly rawFilename: string }
  readonly fileId?: string | null
}
/** As a reader finds it, page by page: what hangs there, and of a PDF whose objects are enciphered what it does. */
async function lookAtPages(pdf: PDFDocumentProxy, inside: Inside): Promise<void> {
  for (let at = 1; at <= Math.min(pdf.numPages, pagesLookedAt); at++) {
    const page = await readable(pdf.getPage(at))
    const notes = (await readable(page.getAnnotations())) as readonly Note[]
    const isActive = notes.some(({ actions, unsafeUrl }) => actions !== undefined || (unsafeUrl !== undefined && isProgram(unsafeUrl)))
    if (isActive || (await readable(page.getJSActions())) !== null) throw new Refusal('FILE_UNSAFE')
    for (const { file, fileId } of notes) if (file) await lookIn(pdf, inside, fileId ?? '', [file.filename, file.rawFilename])
    page.cleanup()
  }
}
