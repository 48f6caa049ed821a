import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { FootBar } from '../../ui/page/FootBar.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { asksAbout } from './columns/columnMap.rules.ts'
import { writtenOf } from './result/groups.ts'
import type { Import } from './useImport.ts'

/** The one main act, held at the foot of the page, with what stands in its way. */
export function ActBar({ outcome, phase, isBusy, asksFrom, countsFrom, write, clear }: Import) {
  const { t } = useTranslation()
  if (!outcome) return null
  const count = writtenOf(outcome)
  const { refusedCount } = outcome
  const word =
    refusedCount > 0
      ? outcome.files.some(asksAbout)
        ? t('imports.columns.first')
        : t('imports.result.blocked', { count: refusedCount })
      : count === 0
        ? t('imports.result.nothing')
        : t('imports.result.ready', { count })
  return (
    <FootBar>
      <Typography sx={{ flex: 1, minWidth: 'min(100%, 260px)', textWrap: 'pretty', fontSize: { xs: '0.875rem', sm: '1rem' } }}>
        {word}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1.25, width: { xs: '100%', sm: 'auto' } }}>
        <Button
          variant="outlined"
          color="inherit"
          size="large"
          disabled={isBusy}
          onClick={clear}
          sx={{ flex: { xs: 1, sm: 'none' }, minHeight: 44, py: { xs: 0.5, sm: 1 } }}
        >
          {t('imports.clear')}
        </Button>
        <SubmitButton
          type="button"
          fullWidth={false}
          isBusy={phase === 'writing'}
          disabled={refusedCount > 0 || count === 0 || (asksFrom && countsFrom === null)}
          onClick={write}
          sx={{ flex: { xs: 1, sm: 'none' }, minWidth: 140, minHeight: 44, py: { xs: 0.5, sm: 1 } }}
        >
          {t('imports.act')}
        </SubmitButton>
      </Box>
    </FootBar>
  )
}
