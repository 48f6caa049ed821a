import { useEffect, useState } from 'react'
import type { PageSize } from './layout.rules.ts'
import { openPdf, workerThere, type Pdf } from './pdfjs.ts'

interface OpenPdf {
  readonly pdf: Pdf | null
  readonly sizes: readonly PageSize[]
  /** How much of it has come, from 0 to 1; null: nobody said how much there is. */
  readonly share: number | null
  readonly error: unknown
}
const nothing: OpenPdf = { pdf: null, sizes: [], share: 0, error: null }

async function sizeOf(pdf: Pdf, number: number): Promise<PageSize> {
  const { width, height } = (await pdf.getPage(number)).getViewport({ scale: 1 })
  return { width, height }
}

/** A file and the size of each of its pages. It is let go with the part that shows it. */
export function usePdf(url: string): OpenPdf {
  const [open, setOpen] = useState(nothing)
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    setOpen(nothing)
    const tell = ({ loaded, total }: { loaded: number; total: number }) => {
      if (!signal.aborted) setOpen((now) => (now.pdf ? now : { ...now, share: total > 0 ? Math.min(1, loaded / total) : null }))
    }
    const read = async () => {
      await workerThere()
      if (signal.aborted) return
      const task = openPdf(url)
      task.onProgress = tell
      signal.addEventListener('abort', () => void task.destroy())
      const pdf = await task.promise
      const first = await sizeOf(pdf, 1)
      if (signal.aborted) return
      // Most files have pages of one size: they stand at once, and those that are another are put right.
      setOpen({ pdf, sizes: Array.from({ length: pdf.numPages }, () => first), share: 1, error: null })
      const sizes = [first]
      for (let number = 2; number <= pdf.numPages && !signal.aborted; number += 1) sizes.push(await sizeOf(pdf, number).catch(() => first))
      if (!signal.aborted && sizes.some(({ width, height }) => width !== first.width || height !== first.height))
        setOpen((now) => ({ ...now, sizes }))
    }
    read().catch((error: unknown) => !signal.aborted && setOpen({ ...nothing, error }))
    return () => stop.abort()
  }, [url])
  return open
}
