import Box from '@mui/material/Box'
import encodeQr from 'qr'
import { useMemo } from 'react'

/** Modules of white around it, without which cameras do not find it. */
const border = 4

/** Runs of dark modules, one sub-path each. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  const runs = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return []
      const end = row.indexOf(false, x)
      const width = (end === -1 ? row.length : end) - x
      return [`M${x} ${y}h${width}v1h-${width}z`]
    }),
  )
  return runs.join('')
}

interface QrCodeProps {
  readonly text: string
  readonly label: string
  /** Pixels. */
  readonly size: number
  /** Some hundreds of letters: what is shown on a screen is whole, and larger modules are read more surely than spare ones. */
  readonly isLong?: boolean
}

/** A text for a camera. Dark on white in dark mode too: not every camera reads the reverse. */
export function QrCode({ text, label, size, isLong = false }: QrCodeProps) {
  const rows = useMemo(() => encodeQr(text, 'raw', { ecc: isLong ? 'low' : 'medium', border }), [text, isLong])
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      sx={{ display: 'block', width: size, height: size, flex: 'none', borderRadius: '8px', bgcolor: '#fff', color: '#0c1a2e' }}
    >
      <path d={pathOf(rows)} fill="currentColor" />
    </Box>
  )
}
