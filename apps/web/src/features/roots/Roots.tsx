import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { proofAddress } from '../../routing/addresses/proof.ts'
import { verifierAddress } from '../../routing/addresses/receipts.ts'
import { useAddress } from '../../routing/useAddress.ts'
import { useOpened } from '../../routing/useOpened.ts'
import { EmptyState } from '../../ui/feedback/StatePage.tsx'
import { ListPage } from '../../ui/lists/ListPage.tsx'
import { KeysButton } from '../../ui/lists/KeysButton.tsx'
import { hasFailed, ListStates } from '../../ui/lists/ListStates.tsx'
import { CardListSkeleton } from '../../ui/lists/skeletons.tsx'
import { useListPage } from '../../ui/lists/useListPage.ts'
import { useNextPage } from '../../ui/lists/useNextPage.ts'
import { PageTitle } from '../../ui/page/PageTitle.tsx'
import { OfflineHours } from './OfflineHours.tsx'
import { ShiftChecks } from './ShiftChecks.tsx'
import { Recipients } from './Recipients.tsx'
import { RootCards, cardHeight } from './RootCards.tsx'
import { RootSheet } from './RootSheet.tsx'
import { RootsExport } from './RootsExport.tsx'
import { RootsSkeleton, RootsTable } from './RootsTable.tsx'
import { Standing, StandingSkeleton } from './Standing.tsx'
import { useRoots } from './useRoots.ts'

/** Rows before the end at which the next page is asked for. */
const ahead = 20

/** What is proven, how it stands now, to whom the roots go, for how long an act without network is believed, and the log itself. */
export function Roots() {
  const { t } = useTranslation()
  const listId = useId()
  const { query, roots, standing } = useRoots()
  const [view, change] = useAddress(proofAddress)
  const opened = useOpened('number', view, change)
  const page = useListPage({ ids: roots.map(({ number }) => number), onOpen: opened.open })
  const onSeen = useNextPage(query, roots.length, ahead)
  const total = roots[0]?.number ?? 0
  return (
    <ListPage
      page={page}
      head={
        <>
          <PageTitle
            title={t('roots.title')}
            text={t('roots.text')}
            textWidth="46rem"
            actions={
              <Button
                component="a"
                href={verifierAddress.path}
                target="_blank"
                rel="noopener noreferrer"
                variant="outlined"
                color="inherit"
                sx={paper}
              >
                {t('roots.check')}
              </Button>
            }
          />
          {!hasFailed(query) && (
            <Box sx={cards}>
              {standing ? <Standing standing={standing} /> : <StandingSkeleton />}
              {standing ? <Recipients {...standing} /> : <StandingSkeleton />}
            </Box>
          )}
          <OfflineHours />
          <ShiftChecks />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', gap: 1.5, mt: 1 }}>
            <Box sx={{ minWidth: 0, flex: '1 1 14rem' }}>
              <Typography id={listId} variant="h2">
                {t('roots.list')}
              </Typography>
              <Typography color="textSecondary">{t('roots.listText')}</Typography>
            </Box>
            <Box sx={{ display: 'flex', gap: 1.25 }}>
              <RootsExport isThere={roots.length > 0} />
              <KeysButton onHelp={page.onHelp} />
            </Box>
          </Box>
        </>
      }
      counted={standing ? t('roots.count', { count: total }) : undefined}
    >
      <ListStates
        query={query}
        isEmpty={roots.length === 0}
        skeleton={page.isPhone ? <CardListSkeleton height={cardHeight} /> : <RootsSkeleton />}
        empty={<EmptyState title={t('roots.empty')} />}
        emptyStyles={{}}
      >
        {page.isPhone ? (
          <RootCards roots={roots} total={total} onOpen={opened.open} onSeen={onSeen} gridRef={page.grid} />
        ) : (
          <RootsTable roots={roots} total={total} selectedId={page.selectedId} onOpen={opened.open} onSeen={onSeen} gridRef={page.grid} />
        )}
      </ListStates>
      <RootSheet root={roots.find(({ number }) => number === view.number) ?? null} onClose={opened.close} />
    </ListPage>
  )
}

const paper = { bgcolor: 'background.paper' } as const
const cards = {
  display: 'grid',
  gap: { xs: 2, md: 2.25 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const
