import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { scannedAddress } from '../../../routing/addresses/devices.ts'
import { useExchange } from '../../../session/store.ts'
import { figures } from '../../../theme/augment.ts'
import { forcedColours, forcedEdge } from '../../../theme/forced.ts'
import { QrCode } from '../../../ui/marks/QrCode.tsx'

/** How to get at the code, for whoever pairs a first device. */
export function WhereIsTheCode() {
  const { t } = useTranslation()
  const { code } = useExchange().theme
  const address = scannedAddress('/pointages', { company: code })
  const steps = [t('devices.link.where1'), t('devices.link.where2'), t('devices.link.where3')]
  return (
    <Box component="section" aria-labelledby="where-title" sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
      <Typography variant="h3" component="h2" id="where-title">
        {t('devices.link.whereTitle')}
      </Typography>
      <Box component="ol" sx={styles}>
        {steps.map((step, at) => (
          <li key={step}>
            <b aria-hidden="true">{at + 1}</b>
            <span>
              {step}
              {at === 0 && (
                <>
                  <code>{address.replace(/^https?:\/\//, '')}</code>
                  <QrCode text={address} label={t('devices.link.qr', { address })} size={176} />
                </>
              )}
            </span>
          </li>
        ))}
      </Box>
    </Box>
  )
}

const styles = {
  display: 'grid',
  gap: 1.5,
  m: 0,
  p: 0,
  listStyle: 'none',
  color: 'text.secondary',
  '& li': { display: 'flex', gap: 1.5, alignItems: 'baseline' },
  '& b': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 24,
    height: 24,
    borderRadius: '50%',
    fontSize: '0.75rem',
    color: 'primary.readable',
    bgcolor: 'primary.lighter',
    [forcedColours]: forcedEdge,
  },
  '& svg': { mt: 1, border: 1, borderColor: 'divider' },
  '& code': { display: 'block', mt: 0.25, fontFamily: figures, fontWeight: 600, color: 'text.primary', wordBreak: 'break-all' },
} as const
