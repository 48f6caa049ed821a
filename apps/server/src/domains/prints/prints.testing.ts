import { listPrints, startPrint, type Print } from '@vigie/contract/prints/prints.ts'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { TestApp } from '../../../test/app.ts'
import { outputOf, type As, type Values } from '../../../test/transports.ts'

/** The texts of each page of a PDF, as a reader finds them, in the order in which they are drawn. */
export async function pagesOf(bytes: Uint8Array): Promise<string[][]> {
  const reading = getDocument({
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    useSystemFonts: false,
    disableFontFace: true,
  })
  try {
    const pdf = await reading.promise
    const pages: string[][] = []
    for (let at = 1; at <= pdf.numPages; at++) {
      const { items } = await (await pdf.getPage(at)).getTextContent()
      pages.push(items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : [])))
    }
    return pages
  } finally {
    await reading.destroy()
  }
}

/** What stands on a page, without the places where lines end. */
export const textOf = (page: readonly string[] | undefined): string => (page ?? []).join(' ').replaceAll(/[\s\u00a0\u202f]+/g, ' ')

/** Starts a print and waits for its end. */
export function printing(app: TestApp, as: () => As) {
  const ask = (values: Values) => app.http(startPrint, values, as())
  const list = async () => outputOf(listPrints, await app.http(listPrints, { limit: 100 }, as())).prints
  const ended = async (id: number): Promise<Print> => {
    await app.settled()
    return (await list()).find((one) => one.id === id)!
  }
  const fetched = async ({ url }: Pick<Print, 'url'>) => fetch(`${app.url}${url}`)
  /** The pages of a print that is done. */
  const printed = async (values: Values): Promise<{ print: Print; pages: string[][] }> => {
    const { print } = outputOf(startPrint, await ask(values))
    const done = await ended(print.id)
    if (done.url === null) throw new Error(`${done.state}: ${done.message}`)
    return { print: done, pages: await pagesOf(new Uint8Array(await (await fetched(done)).arrayBuffer())) }
  }
  return { ask, list, ended, fetched, printed }
}
