import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import type { ImportProgress } from '@vigie/contract/imports/imports.report.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/page/Card.tsx'
import { LiveRegion } from '../../ui/feedback/LiveRegion.tsx'

/** How far the server is; until it has said so, the files are on their way. */
export function Progress({ progress }: { progress: ImportProgress | null }) {
  const { t } = useTranslation()
  const id = useId()
  const word = progress ? t(`imports.steps.${progress.step}`) : t('imports.sending')
  const isKnown = progress !== null && progress.total > 0 && progress.done > 0
  return (
    <Card sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 1.25 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, flexWrap: 'wrap' }}>
        <Typography id={id} variant="h3" component="p">
          <LiveRegion component="span">{word}</LiveRegion>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {isKnown && t('imports.progress', { done: progress.done, total: progress.total })}
        </Typography>
      </Box>
      <LinearProgress
        aria-labelledby={id}
        variant={isKnown ? 'determinate' : 'indeterminate'}
        {...(isKnown && { value: Math.round((progress.done / progress.total) * 100) })}
        sx={{ height: 8, borderRadius: 99 }}
      />
      <Typography variant="body2" color="textSecondary">
        {t(progress?.step === 'writing' ? 'imports.stayWriting' : 'imports.stay')}
      </Typography>
    </Card>
  )
}
