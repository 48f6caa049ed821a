import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { listJobs } from '@vigie/contract/jobs/jobs.ts'
import { useTranslation } from 'react-i18next'
import { usePages } from '../../api/pages.ts'
import { jobsAddress } from '../../routing/addresses/jobs.ts'
import { useAddress } from '../../routing/useAddress.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { Coming } from '../../ui/feedback/Coming.tsx'
import { CardList } from '../../ui/lists/CardList.tsx'
import { KeysButton } from '../../ui/lists/KeysButton.tsx'
import { RefreshButton } from '../../ui/lists/RefreshButton.tsx'
import { ListPage } from '../../ui/lists/ListPage.tsx'
import { hasFailed, ListStates } from '../../ui/lists/ListStates.tsx'
import { useListPage } from '../../ui/lists/useListPage.ts'
import { useNextPage } from '../../ui/lists/useNextPage.ts'
import { PageTitle } from '../../ui/page/PageTitle.tsx'
import { Failing } from './Failing.tsx'
import { JobCard } from './JobCard.tsx'
import { JobsExport } from './JobsExport.tsx'
import { JobsFilters } from './JobsFilters.tsx'
import { NoJobs } from './NoJobs.tsx'
import { countsOf, failingOf, questionOf } from './question.ts'
import { useAgain } from './useAgain.ts'

/** Jobs before the end at which the next page is asked for. */
const ahead = 15
/** Milliseconds between two askings by itself: jobs end in any process, a hundred a second, and no event tells of each. */
const every = 10_000
/** Seconds that a job may have been due; then it is said that nobody does them. */
const mostSeconds = 300
const cardHeight = 76

/** What is done in the background: what failed and why, once more, what is under way and what waits. */
export function Jobs() {
  const { t } = useTranslation()
  const [view, change] = useAddress(jobsAddress)
  const again = useAgain()
  const { query, rows: jobs } = usePages(listJobs, questionOf(view), (page) => page.jobs, { staleTime: 0, keepsFormer: true, every })
  const first = query.data?.pages[0]
  const kinds = first?.kinds
  const total = kinds ? countsOf(kinds, view.kind)[view.state] : 0
  const failing = kinds ? failingOf(kinds) : []
  const waited = Math.floor((first?.oldestSeconds ?? 0) / 60)
  const page = useListPage({ ids: jobs.map(({ id }) => id) })
  const onSeen = useNextPage(query, jobs.length, ahead)
  const isNarrowed = view.state !== 'all' || view.kind !== 'all'
  return (
    <Box sx={{ maxWidth: 860 }}>
      <ListPage
        page={page}
        head={
          <>
            <PageTitle
              title={t('shell.titles.jobs')}
              text={t('jobs.text')}
              textWidth="34rem"
              actions={
                <>
                  <RefreshButton onRefresh={query.refetch} />
                  <JobsExport view={view} />
                  <KeysButton onHelp={page.onHelp} />
                </>
              }
            />
            {(first?.oldestSeconds ?? 0) > mostSeconds && <Banner tone="late">{t('jobs.late', { count: waited })}</Banner>}
            {failing.length > 0 && <Failing kinds={failing} again={again} />}
          </>
        }
        controls={!hasFailed(query) && <JobsFilters view={view} kinds={kinds} onChange={change} />}
        counted={kinds ? t('jobs.count', { count: total }) : undefined}
      >
        <ListStates
          query={query}
          isEmpty={jobs.length === 0}
          skeleton={<JobsSkeleton />}
          empty={<NoJobs isNarrowed={isNarrowed} onClear={() => change({ state: 'all', kind: 'all' })} />}
          emptyStyles={{}}
        >
          <CardList
            label={t('shell.titles.jobs')}
            count={jobs.length}
            total={Math.max(total, jobs.length)}
            height={cardHeight + 8}
            keyOf={(at) => jobs[at]!.id}
            listRef={page.grid}
            onSeen={onSeen}
            sx={{}}
          >
            {(at) => <JobCard job={jobs[at]!} again={again} />}
          </CardList>
        </ListStates>
      </ListPage>
    </Box>
  )
}

const JobsSkeleton = () => (
  <Coming sx={{ display: 'grid', gap: 1 }}>
    {Array.from({ length: 6 }, (_, card) => (
      <Skeleton key={card} variant="rounded" height={cardHeight} />
    ))}
  </Coming>
)
