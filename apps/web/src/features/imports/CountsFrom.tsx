import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../session/today.ts'
import { Card } from '../../ui/page/Card.tsx'
import { DateField } from '../../ui/fields/dates/DateField.tsx'
import { CalendarIcon } from '../../ui/icons.tsx'
import { ToneTile } from '../../ui/marks/ToneTile.tsx'
import type { Import } from './useImport.ts'

/** Shifts of the past would at once be «not arrived»: from which day on does the product count? */
export function CountsFrom({ outcome, countsFrom, isBusy, countFrom }: Import) {
  const { t } = useTranslation()
  const today = useToday()
  if (!outcome) return null
  return (
    <Card component="section" sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'start' }}>
      <ToneTile tone="late" icon={CalendarIcon} size={36} />
      <Box sx={{ flex: { xs: '1 1 200px', sm: '1 1 320px' }, minWidth: 0 }}>
        <Typography variant="h3" component="h2">
          {t('imports.past.title', { count: outcome.past.count })}
        </Typography>
        <Typography color="textSecondary" sx={{ textWrap: 'pretty' }}>
          {t('imports.past.text')}
        </Typography>
      </Box>
      <Box sx={{ flex: '0 1 240px', minWidth: 200 }}>
        <DateField
          label={t('imports.past.day')}
          value={countsFrom}
          today={today}
          onChange={countFrom}
          isDisabled={isBusy}
          problem={countsFrom ? undefined : t('imports.past.missing')}
        />
      </Box>
    </Card>
  )
}
