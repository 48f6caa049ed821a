import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { JobState } from '@vigie/contract/jobs/jobs.kinds.ts'
import type { Job } from '@vigie/contract/jobs/jobs.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n.ts'
import { agoIn, writtenInstant } from '../../kit/dates.ts'
import { useNow } from '../../session/useNow.ts'
import type { Tone } from '../../theme/palette.ts'
import { RefreshIcon } from '../../ui/icons.tsx'
import { Tag } from '../../ui/marks/Tag.tsx'
import { Card } from '../../ui/page/Card.tsx'
import type { Again } from './useAgain.ts'

const tones: Readonly<Record<JobState, Tone>> = { failed: 'missing', retried: 'late', running: 'run', waiting: 'wait' }

/** One job: what it does and how it stands, when it was asked for and is tried again, and why it failed. */
export function JobCard({ job, again }: { job: Job; again: Again }) {
  const { id, kind, state, failure } = job
  const { t } = useTranslation()
  // The button goes with the failure: who has pressed it by a key goes on from the card.
  const run = async (pressed: HTMLElement | null) => {
    await again.one(id)
    if (document.activeElement === document.body) pressed?.focus({ preventScroll: true })
  }
  const mayFail = state === 'failed' || state === 'retried'
  return (
    <Card component="article" tabIndex={-1} aria-label={`${t(`jobs.kinds.${kind}`)}, ${t(`jobs.state.${state}`)}`} sx={card}>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25, rowGap: 0.5 }}>
          <Typography variant="h2" sx={{ fontSize: '0.9375rem' }}>
            {t(`jobs.kinds.${kind}`)}
          </Typography>
          <Tag tone={tones[state]}>{t(`jobs.state.${state}`)}</Tag>
        </Box>
        <Facts job={job} />
        {(mayFail || failure !== '') && (
          <Box
            lang={failure === '' ? undefined : ''}
            dir="auto"
            sx={{ mt: 0.5, fontSize: '0.8125rem', color: 'tone.missing.ink', overflowWrap: 'anywhere' }}
          >
            {failure === '' ? t('jobs.noReason') : failure}
          </Box>
        )}
      </Box>
      {mayFail && (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<RefreshIcon />}
          aria-label={t('jobs.againNamed', { kind: t(`jobs.kinds.${kind}`), id })}
          aria-busy={again.busyId === id}
          onClick={({ currentTarget }) => void run(currentTarget.closest('article'))}
          sx={{ justifySelf: { sm: 'end' }, minHeight: { xs: 44, sm: 36 } }}
        >
          {t('jobs.again')}
        </Button>
      )}
    </Card>
  )
}

/** When it was asked for, how often it was tried, and what comes next. */
function Facts({ job: { state, askedAt, dueAt, startedAt, tries, mostTries } }: { job: Job }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const now = useNow(30)
  // A date stays on one line.
  const at = (instant: typeof askedAt) => writtenInstant(instant, language).replaceAll(' ', '\u00a0')
  const said = [
    t('jobs.askedAt', { at: at(askedAt), ago: agoIn(askedAt, now, language) }),
    state === 'running' && startedAt && t('jobs.startedAt', { at: at(startedAt) }),
    state === 'waiting' && dueAt && dueAt > now && t('jobs.dueAt', { at: at(dueAt) }),
    tries > 0 && t('jobs.tries', { count: tries, most: mostTries }),
    state === 'retried' && dueAt && t('jobs.nextTry', { at: at(dueAt) }),
  ].filter(Boolean)
  return (
    <Typography variant="body2" color="textSecondary" sx={{ fontSize: '0.8125rem', mt: 0.25, textWrap: 'pretty' }}>
      {said.join(' · ')}
    </Typography>
  )
}

const card = {
  px: { xs: 2, sm: 2.25 },
  py: 1.5,
  display: 'grid',
  alignItems: 'center',
  gap: 1.25,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.readable', outlineOffset: -2 },
} as const
