import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { shiftsAddress } from '../../../routing/addresses/shifts.ts'
import { linkTo } from '../../../routing/linkTo.ts'
import { ButtonLink } from '../../../ui/links/ButtonLink.tsx'
import { Card } from '../../../ui/page/Card.tsx'
import { PairedDrawing } from '../../../ui/illustrations/pages.tsx'
import { nameAndSystem } from '../deviceName.ts'
import type { LinkedDevice } from '../replacing/replacing.ts'

/** Which device now serves which site. */
export function LinkedCard({ device, onAgain }: { device: LinkedDevice; onAgain: () => void }) {
  const { t } = useTranslation()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const { name, system } = nameAndSystem(device)
  const called = name || t('devices.done.unnamed')
  const ways = [device.isByCode && t('devices.done.byCode'), device.isByNfc && t('devices.done.byNfc')].filter(Boolean).join(', ')
  const facts = [
    [t('devices.done.device'), [called, system].filter(Boolean).join(' — ')],
    [t('devices.done.site'), device.siteName],
    ...(ways ? [[t('devices.done.ways'), ways]] : []),
  ] as const
  return (
    <Card sx={{ p: { xs: 2.5, sm: 4 }, display: 'grid', justifyItems: 'center', gap: 1.5, textAlign: 'center' }}>
      <PairedDrawing />
      <Typography variant="h2" ref={title} tabIndex={-1}>
        {t('devices.done.title')}
      </Typography>
      <Typography sx={{ textWrap: 'pretty' }}>{t('devices.done.text', { device: called, site: device.siteName })}</Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          my: 1,
          width: '100%',
          maxWidth: 440,
          textAlign: 'start',
          '& > div': { display: 'grid', gridTemplateColumns: '112px 1fr', gap: 1.5, py: 1, borderTop: 1, borderColor: 'divider' },
          '& dt': { color: 'text.secondary' },
          '& dd': { m: 0, minWidth: 0 },
        }}
      >
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, justifyContent: 'center' }}>
        <ButtonLink {...linkTo(shiftsAddress)} variant="contained">
          {t('devices.done.toServices')}
        </ButtonLink>
        <Button variant="outlined" color="inherit" onClick={onAgain}>
          {t('devices.done.again')}
        </Button>
      </Box>
    </Card>
  )
}
