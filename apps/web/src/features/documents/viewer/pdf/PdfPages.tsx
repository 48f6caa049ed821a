import Box from '@mui/material/Box'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { LiveRegion } from '../../../../ui/feedback/LiveRegion.tsx'
import type { FileViewProps } from '../fileView.ts'
import { usePinch, type Anchor } from '../usePinch.ts'
import { ViewerTools } from '../ViewerTools.tsx'
import { clampZoom, scrolledTo, zoomIn, zoomOut } from '../zoom.rules.ts'
import { FindBar } from './FindBar.tsx'
import { heightOf, near, nextStop, placed, readPage, stopBefore, type PageSize } from './layout.rules.ts'
import { wellStyles } from './pdf.styles.ts'
import { PdfPage } from './PdfPage.tsx'
import type { Pdf } from './pdfjs.ts'
import { useDrawnPages } from './useDrawnPages.ts'
import { useFinding } from './useFinding.ts'
import { useFoundInSight } from './useFoundInSight.ts'
import { useShownPages } from './useShownPages.ts'
import { useWell } from './useWell.ts'

interface PdfPagesProps extends FileViewProps {
  readonly pdf: Pdf
  readonly sizes: readonly PageSize[]
}

/** The pages of a file below each other, of which only those near to what is seen are drawn. */
export function PdfPages({ pdf, sizes, name, look, onShown, onFailed, goTo, onDownload, onWhole }: PdfPagesProps) {
  const { t } = useTranslation()
  const well = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const { room, seen, scroll } = useWell(well)
  const [zoom, setZoom] = useState(1)
  const [isFinding, setFinding] = useState(false)
  const pages = useMemo(() => placed(sizes, room, zoom), [sizes, room, zoom])
  const at = readPage(pages, scroll, seen)
  const finding = useFinding(pdf, () => at)
  useFoundInSight(well, pages, finding.current)

  // What one reads stays where it is while pages grow, by fingers, by a button, or because the window is another.
  const held = useRef<{ readonly width: number; readonly anchor: Anchor }>({ width: 0, anchor: { x: 0, y: 0 } })
  const width = pages[0]?.width ?? 0
  useLayoutEffect(() => {
    const box = well.current
    const { width: before, anchor } = held.current
    held.current = { width, anchor: { x: 0, y: 0 } }
    if (!box || before === 0 || before === width) return
    box.scrollTop = scrolledTo(box.scrollTop, anchor.y, width / before)
    box.scrollLeft = scrolledTo(box.scrollLeft, anchor.x, width / before)
  }, [width])
  const zoomTo = (next: number, anchor: Anchor = { x: room / 2, y: seen / 2 }) => {
    held.current = { width, anchor }
    setZoom(clampZoom(next))
  }
  usePinch({ well, content, zoom, onZoom: zoomTo })

  // Whoever opens a document to read it goes on by the keyboard at once; beside a list the list keeps it.
  useEffect(() => {
    if (look !== 'panel') well.current?.focus({ preventScroll: true })
  }, [look])

  const { drawn, onDrawn } = useDrawnPages(onFailed)
  useShownPages(pages, { room, seen, scroll }, drawn, onShown)

  const turnTo = (page: number) => well.current?.scrollTo({ top: pages[page]?.top ?? 0 })
  const goToAsked = useEffectEvent((page: number) => {
    turnTo(page - 1)
    well.current?.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (goTo) goToAsked(goTo.page)
  }, [goTo])
  const [before, next] = [stopBefore(pages, scroll), nextStop(pages, scroll, seen)]
  const turn = (step: 1 | -1) => {
    const top = step === 1 ? next : before
    if (top !== null) well.current?.scrollTo({ top })
  }
  const press = (event: KeyboardEvent) => {
    const keys: Record<string, () => void> = {
      '+': () => zoomTo(zoomIn(zoom)),
      '=': () => zoomTo(zoomIn(zoom)),
      '-': () => zoomTo(zoomOut(zoom)),
      '0': () => zoomTo(1),
      ArrowLeft: () => turn(-1),
      ArrowRight: () => turn(1),
      Home: () => turnTo(0),
      End: () => turnTo(pages.length - 1),
    }
    const isFind = (event.ctrlKey || event.metaKey) && event.key === 'f'
    const act = isFind ? () => setFinding(true) : event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  const endFinding = () => {
    setFinding(false)
    finding.clear()
    well.current?.focus({ preventScroll: true })
  }
  const tools = (
    <ViewerTools
      look={look}
      zoom={zoom}
      onZoom={(next) => zoomTo(next)}
      pages={{ at, of: pages.length, isFirst: before === null, isLast: next === null, onTurn: turn }}
      onFind={() => setFinding(true)}
      onDownload={onDownload}
      onWhole={onWhole}
    />
  )
  return (
    <Box sx={frame}>
      {look !== 'pill' && tools}
      {isFinding && <FindBar finding={finding} onClose={endFinding} />}
      <LiveRegion className="visually-hidden">{t('documents.viewer.pageOfLong', { at: at + 1, of: pages.length })}</LiveRegion>
      {/* It scrolls, so the keyboard reaches it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <Box
        ref={well}
        className={isFinding ? 'finding' : undefined}
        role="region"
        aria-label={name}
        tabIndex={0}
        onKeyDown={press}
        sx={[wellStyles, { flex: 1 }, look === 'pill' && roomForPill]}
      >
        <div ref={content} className="pages" style={{ height: heightOf(pages), width: Math.max(width, 1) }}>
          {room > 0 &&
            near(pages, scroll, seen, seen).map((number) => (
              <PdfPage
                key={number}
                pdf={pdf}
                onDrawn={onDrawn}
                at={number}
                page={pages[number]!}
                label={t('documents.viewer.pageOfLong', { at: number + 1, of: pages.length })}
              />
            ))}
        </div>
      </Box>
      {look === 'pill' && tools}
    </Box>
  )
}

const frame = { position: 'relative', flex: 1, minHeight: 0, minWidth: 0, display: 'flex', flexDirection: 'column' } as const
/** The last line of the last page is read above the tools. */
const roomForPill = { pb: '76px' } as const
