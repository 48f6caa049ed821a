import Box from '@mui/material/Box'
import type { Point } from '@vigie/contract/kit/distance.ts'
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { metresPerPixel, movedBy, scaleBar } from '../../../kit/mercator.ts'
import { forcedColours } from '../../../theme/forced.ts'
import { useSiteWords } from '../words.ts'
import { inView, radiusOf, zoomed, type Perimeter } from './plan.rules.ts'
import { PlanControls } from './PlanControls.tsx'
import { PlanDrawing } from './PlanDrawing.tsx'
import { EdgeHandle, PlanPin, PlanPlate } from './PlanMarks.tsx'
import { PlanTiles } from './PlanTiles.tsx'
import { usePlanGestures } from './usePlanGestures.ts'
import { usePlanView } from './usePlanView.ts'
import type { useTiles } from './useTiles.ts'

interface SitePlanProps {
  /** Where the site is and how far around it one clocks; null: nobody has said where. */
  readonly now: Perimeter | null
  /** What is saved, where it differs. */
  readonly former?: Perimeter | null
  /** The reader is not told how far it reaches: its metres are those of the view alone. */
  readonly isPointOnly?: boolean
  /** Left out, it is only read. */
  readonly edit?: { readonly onPoint: (point: Point) => void; readonly onMetres: (metres: number) => void }
  readonly tiles: ReturnType<typeof useTiles>
  readonly height: number
  /** What is shown in place of a plan that has neither a position nor a map. */
  readonly empty?: ReactNode
}

const arrows: Readonly<Record<string, readonly [east: number, north: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** The plan of a site: its point and perimeter at scale, over a map where the company has one. */
export function SitePlan({ now, former = null, isPointOnly = false, edit, tiles, height, empty }: SitePlanProps) {
  const { t } = useTranslation()
  const words = useSiteWords()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [isHeld, setHeld] = useState(false)
  const { view, setView, fit } = usePlanView(box, now ? [now, ...(former ? [former] : [])] : [], isHeld, height)
  const point = now?.point ?? null
  const gestures = usePlanGestures({
    box,
    view,
    setView,
    point,
    onPoint: (next) => edit?.onPoint(next),
    onMetres: (metres) => edit?.onMetres(metres),
    onHold: setHeld,
  })
  const hasMap = tiles !== null && (tiles.state === 'asked' || tiles.state === 'shown')
  const bar = scaleBar(metresPerPixel(view.centre.latitude, view.zoom), view.width < 420 ? 56 : 90)
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const step = arrows[event.key]
    const nearer = { '+': 0.5, '=': 0.5, '-': -0.5 }[event.key]
    if (nearer !== undefined) setView(zoomed(view, nearer))
    else if (step && edit && point) edit.onPoint(movedBy(point, ...scaled(step, event.shiftKey ? 10 : 1)))
    else return
    event.preventDefault()
  }
  const at = point && inView(view, point)
  const radius = now && !isPointOnly ? radiusOf(view, now) : null
  return (
    <Box role="group" aria-label={t('sites.plan.label')} ref={box} sx={[frame, { height }]}>
      {now || hasMap ? (
        <>
          <Box {...(edit ? gestures : {})} onKeyDown={press} sx={[ground, Boolean(edit) && held]}>
            {hasMap && <PlanTiles path={tiles.path} view={view} onLoad={tiles.loaded} onError={tiles.failed} />}
            <PlanDrawing view={view} now={now} radius={radius} former={former} isOverMap={hasMap} />
            {at && edit && radius !== null && <EdgeHandle x={at.x + radius} y={at.y} />}
            {at && <PlanPin at={at} label={t('sites.plan.point')} {...(edit && { describedBy: `${id}-keys` })} />}
            {at && now && radius !== null && (
              <PlanPlate x={at.x + Math.min(radius, view.width / 2) / 2 + 4} y={at.y} text={words.distance(now.metres)} />
            )}
            {former && former.metres !== now?.metres && <Box sx={was}>{t('sites.plan.was', { far: words.distance(former.metres) })}</Box>}
          </Box>
          <PlanControls onZoom={(by) => setView(zoomed(view, by))} {...(now && { onFit: fit })} />
          <Box sx={caption}>
            <Box aria-hidden sx={{ width: bar.pixels, ...rule }} />
            <span>{[words.distance(bar.metres), hasMap ? tiles.source : t('sites.plan.plain')].filter(Boolean).join(' · ')}</span>
          </Box>
        </>
      ) : (
        empty
      )}
      {edit && (
        <Box id={`${id}-keys`} sx={hidden}>
          {t('sites.plan.keys')}
        </Box>
      )}
    </Box>
  )
}

const scaled = ([east, north]: readonly [number, number], metres: number): [number, number] => [east * metres, north * metres]

const frame = {
  '--plan-line': (theme: { palette: { primary: { readable: string } } }) => theme.palette.primary.readable,
  position: 'relative',
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  bgcolor: 'background.default',
  [forcedColours]: { '--plan-line': 'Highlight' },
} as const
const ground = { position: 'absolute', inset: 0, overflow: 'hidden', userSelect: 'none' } as const
const held = { touchAction: 'none', cursor: 'grab', '&:active': { cursor: 'grabbing' } } as const
const plate = {
  bgcolor: 'background.paper',
  color: 'text.secondary',
  borderRadius: '8px',
  fontSize: '0.75rem',
  lineHeight: '18px',
} as const
const was = { ...plate, position: 'absolute', left: 12, top: 12, px: 1.25, py: '2px', fontWeight: 600, pointerEvents: 'none' } as const
const caption = {
  ...plate,
  position: 'absolute',
  left: 12,
  bottom: 12,
  maxWidth: 'calc(100% - 24px)',
  px: 1.25,
  py: '3px',
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  pointerEvents: 'none',
  fontSize: { xs: '0.6875rem', sm: '0.75rem' },
} as const
const rule = { flex: 'none', height: 6, border: '1.5px solid', borderTop: 0, borderColor: 'text.secondary' } as const
const hidden = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } as const
