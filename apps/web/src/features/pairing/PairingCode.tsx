import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { epochOf } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { isOffline, isRefused } from '../../api/errors.ts'
import { useNow } from '../../session/clock.ts'
import { figures } from '../../theme/augment.ts'
import { Banner } from '../../ui/Banner.tsx'
import { onPhone, wallTarget } from '../../ui/tablet.ts'
import { CopyCode } from './CopyCode.tsx'
import { CountdownRing } from './CountdownRing.tsx'
import { usePairingCode } from './usePairingCode.ts'

/** The code that a manager enters, how long it still lives, and a new one when it has died. */
export function PairingCode() {
  const { t } = useTranslation()
  const { code, error, isFetching, renew } = usePairingCode()
  const now = useNow(1)
  const seconds = code ? Math.ceil((epochOf(code.expiresAt) - epochOf(now)) / 1000) : 0
  const isExpired = code !== null && seconds <= 0
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box>
        <Box component="h2" sx={{ m: 0, mb: 2, fontFamily: figures, fontSize: 28, fontWeight: 700, letterSpacing: '-0.015em' }}>
          {t('clock.init.code')}
        </Box>
        <Figures code={code?.code ?? ''} isDimmed={isExpired || !code} />
      </Box>
      {code && <CountdownRing seconds={seconds} />}
      {!code && error && <Banner tone="late">{sentenceOf(error)}</Banner>}
      {!code && !error && <Box sx={waiting}>{t('clock.init.asking')}</Box>}
      {!code || isExpired ? (
        <Button variant="contained" onClick={renew} disabled={isFetching} sx={big}>
          {t('clock.init.renew')}
        </Button>
      ) : (
        <CopyCode code={code.code} />
      )}
    </Box>
  )

  /** The default message (specification, section 8), but where the reader can do something about it. */
  function sentenceOf(why: unknown): string {
    if (isOffline(why)) return t('clock.init.offline')
    return isRefused(why) && why.status === 429 ? why.message : t('common.errors.later')
  }
}

/** Two groups of four, as one reads them out. */
function Figures({ code, isDimmed }: { code: string; isDimmed: boolean }) {
  const letters = [...code.padEnd(8)]
  return (
    <Box
      role="img"
      aria-label={[...code].join(' ')}
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr)) 20px repeat(4, minmax(0, 1fr))', gap: '8px', [onPhone]: { gap: '5px', gridTemplateColumns: 'repeat(4, minmax(0, 1fr)) 8px repeat(4, minmax(0, 1fr))' } }}
    >
      {letters.map((letter, at) => (
        <Box
          key={at}
          sx={{
            gridColumn: at < 4 ? at + 1 : at + 2,
            height: 76,
            borderRadius: '12px',
            border: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
            display: 'grid',
            placeItems: 'center',
            fontFamily: figures,
            fontSize: 'clamp(24px, 3.2vw, 40px)',
            fontWeight: 700,
            color: isDimmed ? 'text.disabled' : 'text.primary',
            textDecoration: isDimmed ? 'line-through' : 'none',
            userSelect: 'text',
            [onPhone]: { height: 60 },
          }}
        >
          {letter}
        </Box>
      ))}
    </Box>
  )
}

const waiting = { minHeight: 60, display: 'grid', alignContent: 'center', fontFamily: figures, fontSize: 18, color: 'text.secondary' } as const
const big = { minHeight: wallTarget, borderRadius: '16px', fontSize: 18 } as const
