import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { writtenDay } from '../../../kit/dates.ts'
import { Card } from '../../../ui/page/Card.tsx'
import { CalendarIcon } from '../../../ui/icons.tsx'
import { ToneTile } from '../../../ui/marks/ToneTile.tsx'
import { CountingDialog } from './CountingDialog.tsx'
import { useCounting } from './useCounting.ts'

/** From which day on the product counts, as an import or a manager has said, and the way to change it. */
export function CountingCard() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data } = useCounting()
  const [isOpen, setOpen] = useState(false)
  const from = data?.countsFrom
  return (
    <Card component="section" aria-labelledby="counting" sx={styles}>
      <ToneTile tone="run" icon={CalendarIcon} size={36} />
      <Box sx={{ flex: '1 1 200px', minWidth: 0, minHeight: 48 }}>
        <Typography id="counting" variant="h3" component="h2">
          {t('imports.counting.title')}
        </Typography>
        {data && (
          <Typography color="textSecondary" sx={{ textWrap: 'pretty' }}>
            {from ? t('imports.counting.from', { day: writtenDay(from, language, 'wholeWithYear') }) : t('imports.counting.all')}
          </Typography>
        )}
      </Box>
      <Button
        variant="outlined"
        color="inherit"
        disabled={!data}
        onClick={() => setOpen(true)}
        sx={{ flex: { xs: '1 1 100%', sm: 'none' } }}
      >
        {from ? t('imports.counting.change') : t('imports.counting.choose')}
      </Button>
      {isOpen && data && <CountingDialog counting={data} onClose={() => setOpen(false)} />}
    </Card>
  )
}

const styles = { p: 2, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' } as const
