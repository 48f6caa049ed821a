import type { JobState } from '@vigie/contract/jobs/jobs.kinds.ts'
import { listJobs, type Job } from '@vigie/contract/jobs/jobs.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n.ts'
import { agoIn, digitsOf, writtenInstant } from '../../kit/dates.ts'
import { defineList } from '../../lists/defineList.ts'
import { ListCard } from '../../lists/ListCard.tsx'
import { ofCall } from '../../lists/ofCall.ts'
import { useNow } from '../../session/useNow.ts'
import type { Tone } from '../../theme/palette.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { StatePage } from '../../ui/feedback/StatePage.tsx'
import { RefreshIcon } from '../../ui/icons.tsx'
import { SuccessDrawing } from '../../ui/illustrations/pages.tsx'
import { Failing } from './Failing.tsx'
import { useAgain, type Again } from './useAgain.ts'

/** Seconds that a job may have been due; then the page warns that no process runs jobs. */
const mostSeconds = 300
const tones: Readonly<Record<JobState, Tone>> = { failed: 'missing', retried: 'late', running: 'run', waiting: 'wait' }

/** Background work: what failed and why, run again, what runs and what waits. */
export const list = defineList({
  name: 'jobs',
  ...ofCall(listJobs, { path: '/background-work', chips: 'state' }),
  useContext: () => ({ t: useTranslation().t, language: useLanguage(), again: useAgain() }),
  columns: [
    { key: 'at', value: ({ askedAt }, { language }) => digitsOf(askedAt, language) },
    { key: 'kind', value: ({ kind }, { t }) => t(`jobs.kinds.${kind}`) },
    { key: 'state', value: ({ state }, { t }) => t(`jobs.state.${state}`) },
    { key: 'tries', value: ({ tries }) => tries },
    { key: 'due', value: ({ dueAt }, { language }) => dueAt && digitsOf(dueAt, language) },
    { key: 'failure', value: ({ failure }) => failure },
  ],
  card: (job, { again }) => <JobCard job={job} again={again} />,
  cardHeight: 84,
  maxWidth: 860,
  text: ({ context: { t } }) => t('jobs.text'),
  notices: ({ first, context: { t, again } }) => {
    const failing = (first?.kinds ?? []).filter(({ failed, retried }) => failed + retried > 0)
    const waited = first?.oldestSeconds ?? 0
    return (
      <>
        {waited > mostSeconds && <Banner tone="late">{t('jobs.late', { count: Math.floor(waited / 60) })}</Banner>}
        {failing.length > 0 && (
          <Failing kinds={failing.toSorted((one, two) => two.failed - one.failed || two.retried - one.retried)} again={again} />
        )}
      </>
    )
  },
  empty: ({ context: { t } }) => <StatePage drawing={<SuccessDrawing />} title={t('jobs.empty.title')} text={t('jobs.empty.text')} />,
  // Jobs end in any process, a hundred a second: no event tells of each.
  every: 10_000,
  hasRefresh: true,
})

/** One job: what it does and how it stands, when it was asked for and is tried again, and why it failed. */
function JobCard({ job, again }: { job: Job; again: Again }) {
  const { id, kind, state, failure, askedAt, dueAt, startedAt, tries, mostTries } = job
  const { t } = useTranslation()
  const language = useLanguage()
  const now = useNow(30)
  const mayFail = state === 'failed' || state === 'retried'
  // A date stays on one line.
  const at = (instant: typeof askedAt) => writtenInstant(instant, language).replaceAll(' ', '\u00a0')
  return (
    <ListCard
      title={t(`jobs.kinds.${kind}`)}
      state={{ word: t(`jobs.state.${state}`), tone: tones[state] }}
      facts={[
        t('jobs.askedAt', { at: at(askedAt), ago: agoIn(askedAt, now, language) }),
        state === 'running' && startedAt && t('jobs.startedAt', { at: at(startedAt) }),
        state === 'waiting' && dueAt && dueAt > now && t('jobs.dueAt', { at: at(dueAt) }),
        tries > 0 && t('jobs.tries', { count: tries, most: mostTries }),
        state === 'retried' && dueAt && t('jobs.nextTry', { at: at(dueAt) }),
      ]}
      failure={failure || (mayFail && t('jobs.noReason'))}
      isFailureOurs={failure === ''}
      act={
        mayFail && {
          label: t('jobs.again'),
          name: t('jobs.againNamed', { kind: t(`jobs.kinds.${kind}`), id }),
          icon: <RefreshIcon />,
          isBusy: again.busyId === id,
          run: () => again.one(id),
        }
      }
    />
  )
}
