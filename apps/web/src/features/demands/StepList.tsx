import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { figures } from '../../theme/augment.ts'
import { Card } from '../../ui/page/Card.tsx'

interface Step {
  /** What matters most of it, before the rest. */
  readonly strong?: string
  readonly text: string
}

/** What happens next, one step after the other. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2 }}>
      <Typography id={id} variant="h3" component="h2" sx={{ fontSize: '0.9375rem', mb: 1.25 }}>
        {t('demands.own.steps.title')}
      </Typography>
      <Box component="ol" sx={styles}>
        {steps.map(({ strong, text }, at) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <span className="number" aria-hidden="true">
              {at + 1}
            </span>
            <p>
              {strong && <b>{strong} </b>}
              {text}
            </p>
          </li>
        ))}
      </Box>
    </Card>
  )
}

const styles = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& li': { display: 'flex', gap: 1.5, position: 'relative', pb: 1.25, fontSize: '0.875rem', lineHeight: 1.45 },
  '& li:last-child': { pb: 0 },
  '& li:not(:last-child)::before': { content: '""', position: 'absolute', left: 11, top: 24, bottom: 0, width: 2, bgcolor: 'divider' },
  '& .number': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    borderRadius: '50%',
    bgcolor: 'tone.run.soft',
    color: 'tone.run.ink',
    fontFamily: figures,
    fontWeight: 700,
    fontSize: '0.75rem',
    zIndex: 1,
  },
  '& p': { m: 0, pt: '2px', minWidth: 0, overflowWrap: 'anywhere' },
} as const
