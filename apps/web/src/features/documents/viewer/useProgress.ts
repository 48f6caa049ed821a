import { pagesMissing, readWith } from '@vigie/contract/documents/documents.rules.ts'
import type { Document } from '@vigie/contract/documents/documents.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { noteShown, useShownHere } from '../shownHere.ts'
import { useReading } from '../useReading.ts'

/** Milliseconds: whoever leafs through sixty pages tells it now and then, and once all are read at once. */
const pause = 1500

/**
 * What has been read of a document: it is viewed once it is there. Where its reader is asked to validate it, the server is sent its first
 * page, or all that follow where it is to be read whole.
 */
export function useProgress(document: Document) {
  const mark = useReading()
  const shown = useShownHere(document)
  const [isOpened, setOpened] = useState(document.viewedAt !== null)
  const page = document.wantsWhole ? readWith(document.page, shown) : Math.max(document.page, shown.has(1) ? 1 : 0)
  const reading = { ...document, page }
  const missing = pagesMissing(document, shown)
  const isTold = page <= document.page || !isOpened
  const counts = document.pages !== null && document.isAsked && document.validatedAt === null
  const isRead = missing.length === 0
  const lastTold = useRef(0)
  const tell = useEffectEvent((now = page) => {
    if (!counts || isTold || now <= lastTold.current) return
    lastTold.current = now
    void mark(document, now)
  })
  useEffect(() => {
    if (!counts || isTold) return undefined
    const timer = setTimeout(() => tell(page), isRead ? 0 : pause)
    return () => clearTimeout(timer)
  }, [counts, isTold, isRead, page])
  // Whoever leaves does not wait: what was just read is told at once.
  useEffect(() => {
    const leave = () => tell()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
  return {
    reading,
    missing,
    onOpened: () => {
      setOpened(true)
      void mark(document)
    },
    onShown: (pages: readonly number[]) => noteShown(document, pages),
  }
}
