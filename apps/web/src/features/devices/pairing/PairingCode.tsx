import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { epochOf } from '@vigie/contract/kit/time.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isOffline, isRefused } from '../../../api/errors.ts'
import { linkDeviceAddress, scannedAddress } from '../../../routing/addresses/devices.ts'
import { useNow } from '../../../session/useNow.ts'
import { useSession } from '../../../session/store.ts'
import { figures } from '../../../theme/augment.ts'
import { Card } from '../../../ui/page/Card.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { QrCode } from '../../../ui/marks/QrCode.tsx'
import { onPhone, stacked, tabletTarget } from '../../../ui/page/tablet.ts'
import { CopyCode } from './CopyCode.tsx'
import { CountdownRing } from './CountdownRing.tsx'
import { usePairingCode } from './usePairingCode.ts'

/** The code that a manager enters, how long it still lives, a new one when it has died; and beside it another way in. */
export function PairingCode({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const { code, error, isFetching, renew } = usePairingCode()
  const now = useNow(1)
  const seconds = code ? Math.ceil((epochOf(code.expiresAt) - epochOf(now)) / 1000) : 0
  const isExpired = code !== null && seconds <= 0
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box>
        <Box component="h2" sx={{ m: 0, mb: 2, fontFamily: figures, fontSize: 28, fontWeight: 700, letterSpacing: '-0.015em' }}>
          {t('clockings.tablet.init.code')}
        </Box>
        <Figures code={code?.code ?? ''} isDimmed={isExpired || !code} />
      </Box>
      {code && <CountdownRing seconds={seconds} />}
      {!error && <ByPhone code={isExpired ? '' : (code?.code ?? '')} isExpired={isExpired} />}
      {!code && error && <Banner tone="late">{sentenceOf(error)}</Banner>}
      {!code && !error && <Box sx={waiting}>{t('clockings.tablet.init.asking')}</Box>}
      <Box sx={{ display: 'flex', gap: 1.5, '& > *': { flex: 1 } }}>
        {/* In the place of what copied the code: nothing moves when it dies. */}
        {isExpired || (!code && error) ? (
          <Button variant="contained" onClick={renew} disabled={isFetching} sx={big}>
            {t('clockings.tablet.init.renew')}
          </Button>
        ) : (
          !error && <CopyCode code={code?.code ?? ''} />
        )}
        {children}
      </Box>
    </Box>
  )

  /** The default message (coverage 8.031), but where the reader can do something about it. */
  function sentenceOf(why: unknown): string {
    if (isOffline(why)) return t('clockings.tablet.init.offline')
    return isRefused(why) && why.status === 429 ? why.message : t('common.errors.later')
  }
}

/** Pixels. */
const qrSize = 136

/** The other way: a manager's own phone reads where the code is to be entered, and the code with it. It keeps its place without one. */
function ByPhone({ code, isExpired }: { code: string; isExpired: boolean }) {
  const { t } = useTranslation()
  const company = useSession().exchange?.theme.code
  if (!company) return null
  return (
    <Card sx={{ display: 'flex', alignItems: 'center', gap: 2.5, p: 2, borderRadius: '16px', [onPhone]: { display: 'none' } }}>
      {code === '' ? (
        <Box sx={{ width: qrSize, height: qrSize, flex: 'none', borderRadius: '8px', bgcolor: 'action.hover' }} />
      ) : (
        <QrCode text={scannedAddress(linkDeviceAddress.path, { company, code })} label={t('clockings.tablet.init.qr')} size={qrSize} />
      )}
      <Box sx={{ display: 'grid', gap: 0.5, fontFamily: figures }}>
        <Box component="h3" sx={{ m: 0, fontSize: 20, fontWeight: 700, lineHeight: 1.25 }}>
          {t('clockings.tablet.init.byPhone')}
        </Box>
        <Box sx={{ fontSize: 16, lineHeight: 1.4, color: 'text.secondary', textWrap: 'pretty' }}>
          {t(isExpired ? 'clockings.tablet.init.byPhoneExpired' : 'clockings.tablet.init.byPhoneText')}
        </Box>
      </Box>
    </Card>
  )
}

/** Two groups of four, as one reads them out: one above the other where the panel is narrow. */
function Figures({ code, isDimmed }: { code: string; isDimmed: boolean }) {
  const letters = code.padEnd(8).split('')
  return (
    <Box role="img" aria-label={code.split('').join(' ')} sx={groups}>
      {[letters.slice(0, 4), letters.slice(4)].map((group, at) => (
        <Box
          key={at}
          sx={{ flex: 1, display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: '10px', [onPhone]: { gap: 1 } }}
        >
          {group.map((letter, index) => (
            <Box
              key={index}
              sx={{ ...cell, color: isDimmed ? 'text.disabled' : 'text.primary', textDecoration: isDimmed ? 'line-through' : 'none' }}
            >
              {letter}
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  )
}

const groups = {
  display: 'flex',
  flexDirection: 'column',
  gap: '14px',
  [stacked]: { flexDirection: 'row', gap: 3 },
  [onPhone]: { flexDirection: 'column', gap: 1.25 },
} as const
const cell = {
  display: 'grid',
  placeItems: 'center',
  height: 92,
  borderRadius: '14px',
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  fontFamily: figures,
  fontSize: 52,
  fontWeight: 700,
  userSelect: 'text',
  [stacked]: { fontSize: 44 },
  [onPhone]: { height: 68, fontSize: 38 },
} as const
/** As high as the ring that takes its place. */
const waiting = {
  minHeight: 60,
  display: 'grid',
  alignContent: 'center',
  fontFamily: figures,
  fontSize: 18,
  color: 'text.secondary',
} as const
const big = { minHeight: tabletTarget, borderRadius: '16px', fontSize: 18 } as const
