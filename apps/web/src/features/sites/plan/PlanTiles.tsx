import Box from '@mui/material/Box'
import { tilesOf } from '../../../kit/mercator.ts'
import type { PlanView } from './plan.rules.ts'

interface PlanTilesProps {
  /** Where this server answers them. */
  readonly path: string
  readonly view: PlanView
  readonly onLoad: () => void
  readonly onError: () => void
}

/**
 * The images of a company's map that cover the view. Plain images on our own grid: a library of maps would weigh more than the whole
 * page, for one circle (decisions/14-web).
 */
export function PlanTiles({ path, view, onLoad, onError }: PlanTilesProps) {
  return (
    <Box aria-hidden sx={tiles}>
      {tilesOf(view.centre, view.zoom, view.width, view.height).map(({ zoom, x, y, left, top, side }) => (
        <img
          key={`${zoom}/${x}/${y}/${Math.round(left / side)}`}
          src={`${path}/${zoom}/${x}/${y}`}
          alt=""
          draggable={false}
          onLoad={onLoad}
          onError={onError}
          style={{ left, top, width: side + 0.5, height: side + 0.5 }}
        />
      ))}
    </Box>
  )
}

const tiles = {
  position: 'absolute',
  inset: 0,
  filter: (theme: { palette: { mode: string } }) => (theme.palette.mode === 'dark' ? 'brightness(0.72) saturate(0.8)' : 'none'),
  '& img': { position: 'absolute', maxWidth: 'none', userSelect: 'none' },
} as const
