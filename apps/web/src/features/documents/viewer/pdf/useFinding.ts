import { useEffect, useMemo, useRef, useState } from 'react'
import { useDebounced } from '../../../../ui/useDebounced.ts'
import { foundIn, stepTo, type Found, type PageText } from './finding.rules.ts'
import { markFound } from './marks.ts'
import type { Pdf, TextItem } from './pdfjs.ts'

/** Milliseconds after the last letter. */
const pause = 250

async function textsOf(pdf: Pdf, at: number): Promise<readonly PageText[]> {
  const { items } = await (await pdf.getPage(at + 1)).getTextContent()
  return items.filter((item): item is TextItem => 'str' in item).map(({ str, hasEOL }) => ({ words: str, endsLine: hasEOL }))
}

/** The words that are looked for in a file, and where they stand. Each page is read once. */
export function useFinding(pdf: Pdf, pageNow: () => number) {
  const [words, setWords] = useState('')
  const [typed, type] = useDebounced(words, setWords, pause)
  const [found, setFound] = useState<readonly Found[]>([])
  const [at, setAt] = useState<number | null>(null)
  const [isLooking, setLooking] = useState(false)
  const read = useRef(new Map<number, Promise<readonly PageText[]>>())
  const now = useRef(pageNow)
  useEffect(() => {
    now.current = pageNow
  })
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const look = async () => {
      setLooking(true)
      const all: Found[] = []
      for (let page = 0; page < pdf.numPages && !signal.aborted; page += 1) {
        const texts = read.current.get(page) ?? textsOf(pdf, page)
        read.current.set(page, texts)
        all.push(...foundIn(await texts, page, words))
      }
      if (signal.aborted) return
      setFound(all)
      setAt(stepTo(all, null, 1, now.current()))
      setLooking(false)
    }
    if (words.trim() === '') {
      setFound([])
      setAt(null)
      setLooking(false)
    } else void look().catch(() => !signal.aborted && setLooking(false))
    return () => stop.abort()
  }, [pdf, words])
  useEffect(() => {
    markFound(found, at)
    return () => markFound([], null)
  }, [found, at])
  return useMemo(
    () => ({
      typed,
      type,
      count: found.length,
      /** The one that is shown, from 0 on. */
      at,
      current: at === null ? null : (found[at] ?? null),
      isLooking: isLooking || typed.trim() !== words.trim(),
      hasWords: typed.trim() !== '',
      step: (by: 1 | -1) => setAt((before) => stepTo(found, before, by, now.current())),
      clear: () => type(''),
    }),
    [typed, type, found, at, isLooking, words],
  )
}
export type Finding = ReturnType<typeof useFinding>
