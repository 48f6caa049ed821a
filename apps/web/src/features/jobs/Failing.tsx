import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { KnownJobKind } from '@vigie/contract/jobs/jobs.kinds.ts'
import type { JobCounts } from '@vigie/contract/jobs/jobs.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'
import { Card } from '../../ui/page/Card.tsx'
import type { Again } from './useAgain.ts'

/** What failed, kind by kind, and the act that has all of one done once more. */
export function Failing({ kinds, again }: { kinds: readonly JobCounts[]; again: Again }) {
  const { t } = useTranslation()
  const id = useId()
  const [asked, setAsked] = useState<{ readonly kind: KnownJobKind; readonly count: number } | null>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <Card component="section" aria-labelledby={id} sx={{ px: { xs: 2, sm: 2.25 }, py: 1.75 }}>
      <Typography id={id} variant="h2">
        {t('jobs.failing.title')}
      </Typography>
      <Box component="ul" sx={lines}>
        {kinds.map(({ kind, failed, retried }) => (
          <li key={kind}>
            <Box sx={{ minWidth: 0, flex: '1 1 9rem' }}>
              <Typography sx={{ fontWeight: 600 }}>{t(`jobs.kinds.${kind}`)}</Typography>
              <Typography variant="body2" color="textSecondary">
                {[failed > 0 && t('jobs.failing.failed', { count: failed }), retried > 0 && t('jobs.failing.retried', { count: retried })]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
            </Box>
            {kind !== 'other' && (
              <Button
                variant="outlined"
                color="inherit"
                aria-label={t('jobs.failing.againNamed', { count: failed + retried, kind: t(`jobs.kinds.${kind}`) })}
                onClick={() => {
                  setAsked({ kind, count: failed + retried })
                  setOpen(true)
                }}
                sx={{ minHeight: { xs: 44, sm: 36 }, flex: 'none' }}
              >
                {t('jobs.failing.again', { count: failed + retried })}
              </Button>
            )}
          </li>
        ))}
      </Box>
      <ConfirmDialog
        isOpen={isOpen}
        title={asked ? t('jobs.failing.ask', { count: asked.count }) : ''}
        confirm={t('jobs.again')}
        onConfirm={async () => {
          if (asked) await again.allOf(asked.kind)
          setOpen(false)
        }}
        onCancel={() => setOpen(false)}
      >
        {asked && t('jobs.failing.askText', { kind: t(`jobs.kinds.${asked.kind}`) })}
      </ConfirmDialog>
    </Card>
  )
}

const lines = {
  m: 0,
  mt: 1,
  p: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, py: 1 },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
  '& > li:last-of-type': { pb: 0 },
} as const
