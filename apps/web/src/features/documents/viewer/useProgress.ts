import { pagesLeft } from '@vigie/contract/documents/documents.rules.ts'
import type { Document } from '@vigie/contract/documents/documents.ts'
import { useEffect, useRef, useState } from 'react'
import { useReading } from '../useReading.ts'

/** Milliseconds: whoever leafs through sixty pages tells it now and then, and at the last page at once. */
const pause = 1500

/** What has been read of a document: it is viewed once it is there, and where it is to be read whole its pages are told. */
export function useProgress(document: Document) {
  const mark = useReading()
  const [page, setPage] = useState(document.page)
  const [isOpened, setOpened] = useState(document.viewedAt !== null)
  const told = useRef(document.page)
  const counts = document.wantsWhole && document.isAsked && document.validatedAt === null
  const reading = { ...document, page: Math.max(page, document.page), viewedAt: document.viewedAt }
  const left = pagesLeft(reading)
  const tell = useRef(mark)
  useEffect(() => {
    tell.current = mark
  })
  useEffect(() => {
    if (!counts || !isOpened || page <= told.current) return undefined
    const send = () => {
      told.current = page
      void tell.current(document, page)
    }
    if (left === 0) return send()
    const timer = setTimeout(send, pause)
    return () => clearTimeout(timer)
  }, [counts, isOpened, page, left, document])
  return {
    reading,
    left,
    onOpened: () => {
      setOpened(true)
      void mark(document)
    },
    onShown: (pages: number) => setPage((now) => Math.max(now, pages)),
  }
}
