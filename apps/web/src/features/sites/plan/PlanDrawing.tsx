import Box from '@mui/material/Box'
import { metresPerPixel, scaleBar } from '../../../kit/mercator.ts'
import { inView, radiusOf, type Perimeter, type PlanView } from './plan.rules.ts'

interface PlanDrawingProps {
  readonly view: PlanView
  readonly now: Perimeter | null
  /** Of its circle, in pixels; null: none is drawn. */
  readonly radius: number | null
  readonly former: Perimeter | null
  /** A map lies below: no grid over it. */
  readonly isOverMap: boolean
}

/** The grid of a plain plan, the circle, and dashed the one that was. */
export function PlanDrawing({ view, now, radius, former, isOverMap }: PlanDrawingProps) {
  const { width, height } = view
  const { pixels: side } = scaleBar(metresPerPixel(view.centre.latitude, view.zoom), 110)
  const origin = now ? inView(view, now.point) : { x: width / 2, y: height / 2 }
  const lines = (from: number, length: number) =>
    Array.from({ length: Math.ceil(length / side) + 1 }, (_, n) => (((from % side) + side) % side) + n * side)
  const before = former && { ...inView(view, former.point), radius: radiusOf(view, former) }
  return (
    <Box component="svg" aria-hidden width={width} height={height} viewBox={`0 0 ${width} ${height}`} sx={drawing}>
      {!isOverMap && (
        <g className="grid">
          {lines(origin.x, width).map((x) => (
            <path key={`x${x}`} d={`M${x} 0V${height}`} />
          ))}
          {lines(origin.y, height).map((y) => (
            <path key={`y${y}`} d={`M0 ${y}H${width}`} />
          ))}
        </g>
      )}
      {before && <circle className="former" cx={before.x} cy={before.y} r={before.radius} />}
      {radius !== null && (
        <>
          <circle className="now" cx={origin.x} cy={origin.y} r={radius} />
          <path className="reach" d={`M${origin.x} ${origin.y}h${radius}`} />
        </>
      )}
    </Box>
  )
}

const drawing = {
  position: 'absolute',
  inset: 0,
  display: 'block',
  '& .grid': { stroke: (theme: { palette: { divider: string } }) => theme.palette.divider, strokeWidth: 1 },
  '& circle, & .reach': { fill: 'none' },
  '& .former': { stroke: (theme: { palette: { edge: string } }) => theme.palette.edge, strokeWidth: 1.5, strokeDasharray: '4 5' },
  '& .now': { stroke: 'var(--plan-line)', strokeWidth: 2, fill: 'var(--plan-line)', fillOpacity: 0.1 },
  '& .reach': { stroke: 'var(--plan-line)', strokeWidth: 1.5, strokeDasharray: '3 4' },
} as const
