import Box from '@mui/material/Box'
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { FileComing, FileFailed } from './FileStates.tsx'
import type { FileViewProps } from './fileView.ts'
import { usePinch, type Anchor } from './usePinch.ts'
import { ViewerTools } from './ViewerTools.tsx'
import { clampZoom, scrolledTo, zoomIn, zoomOut } from './zoom.rules.ts'

/** A picture: as large as the window, and larger. The browser makes it as small as it is shown before it keeps it. */
export function PictureView({ url, name, look, onOpened, onShown, onFailed, onRetry, onDead, onDownload, onWhole }: FileViewProps) {
  const well = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'coming' | 'there' | 'failed'>('coming')
  const [zoom, setZoom] = useState(1)
  /** Pixels of the picture itself; null: it is not there yet. */
  const [own, setOwn] = useState<{ readonly width: number; readonly height: number } | null>(null)
  const held = useRef<{ readonly zoom: number; readonly anchor: Anchor }>({ zoom: 1, anchor: { x: 0, y: 0 } })
  useLayoutEffect(() => {
    const box = well.current
    const { zoom: before, anchor } = held.current
    held.current = { zoom, anchor }
    if (!box || before === zoom) return
    box.scrollTop = scrolledTo(box.scrollTop, anchor.y, zoom / before)
    box.scrollLeft = scrolledTo(box.scrollLeft, anchor.x, zoom / before)
  }, [zoom])
  const zoomTo = (next: number, anchor?: Anchor) => {
    const box = well.current
    const middle = { x: (box?.clientWidth ?? 0) / 2, y: (box?.clientHeight ?? 0) / 2 }
    held.current = { zoom, anchor: anchor ?? middle }
    setZoom(clampZoom(next))
  }
  usePinch({ well, content, zoom, onZoom: zoomTo })
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const keys: Record<string, number> = { '+': zoomIn(zoom), '=': zoomIn(zoom), '-': zoomOut(zoom), '0': 1 }
    const next = keys[event.key]
    if (next === undefined) return
    event.preventDefault()
    zoomTo(next)
  }
  if (state === 'failed') return <FileFailed onRetry={onRetry} onDownload={onDownload} onFailed={onFailed} />
  const tools = <ViewerTools look={look} zoom={zoom} onZoom={(next) => zoomTo(next)} onDownload={onDownload} onWhole={onWhole} />
  return (
    <Box sx={frame}>
      {look !== 'pill' && tools}
      {state === 'coming' && (
        <Box sx={{ position: 'absolute', inset: 0, display: 'flex' }}>
          <FileComing name={name} share={null} look={look} />
        </Box>
      )}
      {/* It scrolls, so the keyboard reaches it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <Box ref={well} role="region" aria-label={name} tabIndex={0} onKeyDown={press} sx={styles}>
        <div ref={content} className="picture" style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%` }}>
          <img
            src={url}
            alt={name}
            decoding="async"
            draggable={false}
            // A small one is not blown up to the window: twice its own size, and no more.
            style={own ? { maxWidth: own.width * 2 * zoom, maxHeight: own.height * 2 * zoom } : undefined}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
              // A drawing may have no size of its own.
              setOwn(width > 0 && height > 0 ? { width, height } : null)
              setState('there')
              onOpened()
              onShown?.([1])
            }}
            // Nobody says why it did not come: its link may have died.
            onError={() => (onDead && navigator.onLine ? onDead() : setState('failed'))}
          />
        </div>
      </Box>
      {look === 'pill' && state === 'there' && tools}
    </Box>
  )
}

const frame = { position: 'relative', flex: 1, minHeight: 0, minWidth: 0, display: 'flex', flexDirection: 'column' } as const
const styles = {
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  touchAction: 'pan-x pan-y',
  bgcolor: 'tone.wait.soft',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.readable', outlineOffset: -2 },
  '& .picture': { display: 'grid', placeItems: 'center' },
  // Kept whole in its place, whatever its proportions.
  '& img': { width: '100%', height: '100%', objectFit: 'contain', display: 'block', minWidth: 0, minHeight: 0 },
} as const
