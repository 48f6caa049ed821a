import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { serverOrigin } from '../../../../session/company.ts'
import { copyText } from '../../../../ui/feedback/copyText.ts'
import { CalendarIcon, CopyIcon } from '../../../../ui/icons.tsx'

/** An address that has just been made: to be copied, or opened by the calendar of this device. It is not shown again. */
export function FeedAddress({ path }: { path: string }) {
  const { t } = useTranslation()
  const id = useId()
  const address = new URL(path, serverOrigin() || location.origin).href
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <div>
        <Typography id={id} sx={{ fontWeight: 600, fontSize: '0.875rem' }}>
          {t('schedules.feed.address')}
        </Typography>
        <Box component="output" aria-labelledby={id} sx={box}>
          {address}
        </Box>
        <Typography color="textSecondary" sx={{ mt: 0.5, fontSize: '0.875rem' }}>
          {t('schedules.feed.once')}
        </Typography>
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25 }}>
        <Button
          variant="contained"
          startIcon={<CopyIcon />}
          onClick={() => void copyText(address, { done: t('schedules.feed.copied'), failed: t('schedules.feed.notCopied') })}
          sx={{ minHeight: 44 }}
        >
          {t('schedules.feed.copy')}
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<CalendarIcon />}
          href={address.replace(/^https?:/, 'webcal:')}
          sx={{ minHeight: 44 }}
        >
          {t('schedules.feed.subscribe')}
        </Button>
      </Box>
      <Typography color="textSecondary" sx={{ fontSize: '0.875rem', textWrap: 'pretty' }}>
        {t('schedules.feed.by')}
      </Typography>
    </Box>
  )
}

const box = {
  display: 'block',
  mt: 0.5,
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  bgcolor: 'background.default',
  fontFamily: 'monospace',
  fontSize: '0.8125rem',
  overflowWrap: 'anywhere',
  userSelect: 'all',
} as const
