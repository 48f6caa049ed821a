import { listJobs } from '@vigie/contract/jobs/jobs.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n.ts'
import { digitsOf } from '../../kit/dates.ts'
import { defineList } from '../../lists/defineList.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { StatePage } from '../../ui/feedback/StatePage.tsx'
import { SuccessDrawing } from '../../ui/illustrations/pages.tsx'
import { Failing } from './Failing.tsx'
import { JobCard } from './JobCard.tsx'
import { useAgain } from './useAgain.ts'

/** Seconds that a job may have been due; then the page warns that no process runs jobs. */
const mostSeconds = 300

/** Background work: what failed and why, run again, what runs and what waits. */
export const list = defineList({
  name: 'jobs',
  path: '/background-work',
  call: listJobs,
  useContext: () => ({ t: useTranslation().t, language: useLanguage(), again: useAgain() }),
  columns: [
    { key: 'at', value: ({ askedAt }, { language }) => digitsOf(askedAt, language) },
    { key: 'kind', value: ({ kind }, { t }) => t(`jobs.kinds.${kind}`) },
    { key: 'state', value: ({ state }, { t }) => t(`jobs.state.${state}`) },
    { key: 'tries', value: ({ tries }) => tries },
    { key: 'due', value: ({ dueAt }, { language }) => dueAt && digitsOf(dueAt, language) },
    { key: 'failure', value: ({ failure }) => failure },
  ],
  chips: 'state',
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
  empty: () => <NoJobs />,
  // Jobs end in any process, a hundred a second: no event tells of each.
  every: 10_000,
  hasRefresh: true,
})

function NoJobs() {
  const { t } = useTranslation()
  return <StatePage drawing={<SuccessDrawing />} title={t('jobs.empty.title')} text={t('jobs.empty.text')} />
}
