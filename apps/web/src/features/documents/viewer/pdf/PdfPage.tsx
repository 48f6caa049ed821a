import { memo, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sharpness, type Placed } from './layout.rules.ts'
import { forgetTexts, knowTexts } from './marks.ts'
import { inTurn } from './inTurn.ts'
import { AnnotationMode, TextLayer, type Pdf } from './pdfjs.ts'

interface PdfPageProps {
  readonly pdf: Pdf
  /** From 0 on. */
  readonly at: number
  readonly page: Placed
  readonly label: string
  /** It is drawn, or cannot be. */
  readonly onDrawn: (at: number, isDrawn: boolean) => void
}

/** Pixels of a canvas: a phone keeps few large ones. */
const mostPixels = (): number => (window.matchMedia('(pointer: coarse)').matches ? 5_000_000 : 12_000_000)

/** One page, drawn: what stood there before stays, stretched, until it is drawn anew. Its words lie over it, to be read and marked. */
export const PdfPage = memo(function PdfPage({ pdf, at, page, label, onDrawn }: PdfPageProps) {
  const { t } = useTranslation()
  const [hasFailed, setFailed] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const { top, width, height, scale } = page
  useEffect(() => {
    let isCurrent = true
    let isDrawn = false
    let stop = (): void => undefined
    const draw = async () => {
      const source = await pdf.getPage(at + 1)
      if (!isCurrent || !place.current) return
      const sharp = sharpness({ width, height }, window.devicePixelRatio, mostPixels())
      const canvas = document.createElement('canvas')
      const viewport = source.getViewport({ scale: scale * sharp })
      canvas.width = Math.max(1, Math.floor(viewport.width))
      canvas.height = Math.max(1, Math.floor(viewport.height))
      await inTurn(pdf, async () => {
        if (!isCurrent) return
        const task = source.render({ canvas, viewport, annotationMode: AnnotationMode.ENABLE })
        stop = () => task.cancel()
        await task.promise
        // It is drawn: what its pictures took is given back.
        source.cleanup()
      })
      if (!isCurrent) return
      place.current.replaceChildren(canvas)
      isDrawn = true
      setFailed(false)
      onDrawn(at, true)
      const container = words.current
      if (!container) return
      const layer = new TextLayer({ textContentSource: await source.getTextContent(), container, viewport: source.getViewport({ scale }) })
      stop = () => layer.cancel()
      container.replaceChildren()
      await layer.render()
      if (isCurrent) knowTexts(at, layer.textDivs)
    }
    // A page that was left before it was drawn is cancelled, which rejects.
    draw().catch(() => {
      if (!isCurrent || isDrawn) return
      setFailed(true)
      onDrawn(at, false)
    })
    return () => {
      isCurrent = false
      stop()
    }
  }, [pdf, at, scale, width, height, onDrawn])
  useEffect(() => () => forgetTexts(at), [at])
  return (
    <div className="page" role="group" aria-label={label} style={{ top, width, height }}>
      <div ref={place} className="drawn" aria-hidden="true" />
      {hasFailed && (
        <div role="alert" className="failed">
          <b>{t('documents.viewer.failed')}</b>
          {t('documents.viewer.failedText')}
        </div>
      )}
      <div ref={words} className="textLayer" style={{ ['--total-scale-factor' as string]: scale }} />
    </div>
  )
})
