import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useNavigate } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { figures } from '../../../../theme/augment.ts'
import { forcedColours, forcedEdge } from '../../../../theme/forced.ts'
import { navy } from '../../../../theme/palette.ts'
import { KeyIcon } from '../../../../ui/icons.tsx'
import { useArrival } from '../../../../ui/page/useArrival.ts'
import { useEscape } from '../../../../ui/page/useEscape.ts'
import { onPhone, stacked, tabletTarget } from '../../../../ui/page/tablet.ts'
import { closeAccess, useAccess } from '../access/access.ts'
import { AccessRing } from '../access/AccessRing.tsx'
import { Brand } from './Brand.tsx'
import { CloseSession } from './CloseSession.tsx'
import { Lines } from './Lines.tsx'
import { pageLines } from './lines.ts'

interface KioskPageProps {
  readonly title: string
  /** At the right of the title. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** The frame of a manager's pages on the tablet: where one can go, how long the access still is, and the page. */
export function KioskPage({ title, aside, children }: KioskPageProps) {
  const { t } = useTranslation()
  const isLocked = useAccess() === null
  const [isClosing, setClosing] = useState(false)
  const navigate = useNavigate()
  useEscape(true, () => void navigate({ to: '/pointages' }))
  return (
    <Box sx={frame}>
      <Box component="header" sx={side}>
        <Box sx={{ mb: 4, [stacked]: { mb: 0 } }}>
          <Brand />
        </Box>
        {!isLocked && (
          <Box component="nav" aria-label={t('clockings.kiosk.menu.title')} sx={nav}>
            <Lines lines={pageLines} isLocked={false} onManagerLine={() => undefined} onClose={() => setClosing(true)} />
          </Box>
        )}
        <Box sx={foot}>
          <AccessRing />
          {!isLocked && (
            <ButtonBase onClick={closeAccess} sx={end}>
              <KeyIcon />
              {t('clockings.kiosk.access.end')}
            </ButtonBase>
          )}
        </Box>
      </Box>
      <Box component="main" sx={page}>
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1.5, minHeight: 40, mb: 3 }}
        >
          <Box
            component="h1"
            ref={useArrival()}
            tabIndex={-1}
            sx={{ m: 0, fontFamily: figures, fontSize: 32, fontWeight: 700, letterSpacing: '-0.02em', [onPhone]: { fontSize: 26 } }}
          >
            {title}
          </Box>
          {aside}
        </Box>
        {children}
      </Box>
      {isClosing && <CloseSession onCancel={() => setClosing(false)} />}
    </Box>
  )
}

const frame = {
  flex: 1,
  display: 'grid',
  gridTemplateColumns: '336px minmax(0, 1fr)',
  [stacked]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
} as const
const side = {
  position: 'sticky',
  top: 0,
  height: '100dvh',
  overflowY: 'auto',
  display: 'flex',
  flexDirection: 'column',
  px: '32px',
  pt: '40px',
  pb: '32px',
  color: navy.text,
  bgcolor: navy.ground,
  [forcedColours]: forcedEdge,
  [stacked]: { position: 'static', height: 'auto', px: '40px', py: '24px', gap: 2 },
  [onPhone]: { px: 2, py: 2 },
} as const
const nav = {
  display: 'grid',
  gap: 1,
  [stacked]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [onPhone]: { '& > a, & > button': { px: 1.25, gap: 1.25, fontSize: 16 } },
} as const
const foot = {
  display: 'grid',
  gap: 2,
  mt: 'auto',
  pt: 3,
  [stacked]: { mt: 0, pt: 0, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [onPhone]: { gap: 1 },
} as const
const end = {
  minHeight: tabletTarget,
  gap: 1.75,
  px: 2,
  borderRadius: '14px',
  border: `1px solid ${navy.soft}`,
  fontFamily: figures,
  fontSize: 17,
  fontWeight: 650,
  color: navy.text,
  '&:active': { bgcolor: navy.raised },
  '&:focus-visible': { outline: '2px solid', outlineOffset: 2, outlineColor: navy.text },
} as const
const page = { minWidth: 0, px: '40px', py: '40px', [stacked]: { py: '28px' }, [onPhone]: { px: 2, py: 2.5 } } as const
