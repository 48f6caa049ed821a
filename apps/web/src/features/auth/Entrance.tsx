import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { figures } from '../../theme/augment.ts'
import { navy } from '../../theme/palette.ts'
import { Brand } from '../../ui/marks/Brand.tsx'
import { Card } from '../../ui/page/Card.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { Watch } from './Watch.tsx'

interface EntranceProps {
  readonly children: ReactNode
  /** Beneath the card, which stays where it is when this comes later. */
  readonly below?: ReactNode
  /** What it shows is more than a form. */
  readonly isWide?: boolean
}

/** The frame of every page before signing in: the navy panel with mark and tagline, or a card alone on a phone. */
export function Entrance({ children, below, isWide = false }: EntranceProps) {
  const { t } = useTranslation()
  return (
    <Box sx={{ flex: 1, display: 'grid', gridTemplateColumns: { xs: '1fr', md: 'minmax(380px, 5fr) minmax(480px, 6fr)' } }}>
      <Box
        component="aside"
        sx={{
          display: { xs: 'none', md: 'flex' },
          flexDirection: 'column',
          position: 'relative',
          overflow: 'hidden',
          color: navy.text,
          bgcolor: navy.ground,
          p: { md: 5, lg: 6.5 },
        }}
      >
        <Brand size={46} />
        <Watch />
        <Typography component="p" sx={{ ...tagline, maxWidth: 520, mt: 'auto' }}>
          {t('auth.tagline')}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column', minWidth: 0, px: { xs: 2, sm: 4 }, py: { xs: 2, sm: 4 } }}>
        <Box component="header" sx={{ display: 'flex', alignItems: 'center', justifyContent: { xs: 'space-between', md: 'end' }, gap: 2 }}>
          <Box sx={{ display: { md: 'none' }, minWidth: 0 }}>
            <Brand />
          </Box>
          <LanguageChoice />
        </Box>
        <Box
          component="main"
          sx={{
            flex: 1,
            display: 'flex',
            flexDirection: 'column',
            alignItems: 'center',
            // As much above the card as below it: what comes beneath takes of its own half first.
            '&::before': { content: '""', flex: { xs: 'none', sm: '1 1 0' } },
            py: 3,
          }}
        >
          <Card sx={{ ...column, ...(isWide && { maxWidth: 600 }), p: { xs: 2.5, sm: 4 } }}>{children}</Card>
          <Box sx={{ ...column, flex: { xs: 'none', sm: '1 0 0' }, '& > *': { mt: 2 } }}>{below}</Box>
        </Box>
        <Typography component="footer" color="textSecondary" align="center" sx={{ display: { md: 'none' }, textWrap: 'balance' }}>
          {t('auth.tagline')}
        </Typography>
      </Box>
    </Box>
  )
}

const column = { flex: 'none', width: '100%', maxWidth: 420 } as const

const tagline = {
  fontFamily: figures,
  fontWeight: 650,
  fontSize: { md: '1.625rem', lg: '2rem' },
  lineHeight: 1.25,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
} as const
