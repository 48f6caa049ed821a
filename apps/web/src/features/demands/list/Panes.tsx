import Box from '@mui/material/Box'
import { useRef, type ReactNode } from 'react'
import { Card } from '../../../ui/page/Card.tsx'
import { useOffsetInPage } from '../../../ui/page/useOffsetInPage.ts'

/** Pixels below, and the least that both need. */
const room = { below: 28, least: 560 } as const

/** The list, and beside it the one that is read: as high as the window leaves them, each scrolls by itself. */
export function Panes({ list, label, children }: { list: ReactNode; label: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const top = useOffsetInPage(box)
  return (
    <Box ref={box} sx={styles} style={{ height: `max(${room.least}px, calc(100dvh - ${top + room.below}px))` }}>
      {list}
      <Card component="aside" aria-label={label} sx={{ height: '100%', overflow: 'hidden' }}>
        {children}
      </Card>
    </Box>
  )
}

const styles = {
  display: 'grid',
  gap: { lg: 2, xl: 3 },
  gridTemplateColumns: 'clamp(19rem, 34%, 26rem) minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
} as const
