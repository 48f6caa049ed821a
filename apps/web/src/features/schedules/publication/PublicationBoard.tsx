import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { mayOpen } from '@vigie/contract/access.ts'
import { firstDayOf, monthOf } from '@vigie/contract/kit/time.ts'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { writtenDay } from '../../../kit/dates.ts'
import { publicationsAddress } from '../../../routing/addresses/schedules.ts'
import { useAddress } from '../../../routing/useAddress.ts'
import { useExchange } from '../../../session/store.ts'
import { mayUse } from '../../../session/subject.ts'
import { useToday } from '../../../session/today.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { MonthPicker } from '../../../ui/pickers/MonthPicker.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { RowsSkeleton } from '../../../ui/lists/skeletons.tsx'
import { EmptyState, ErrorState } from '../../../ui/feedback/StatePage.tsx'
import { LiveRegion } from '../../../ui/feedback/LiveRegion.tsx'
import { useDebounced } from '../../../ui/useDebounced.ts'
import { ChosenBar } from './ChosenBar.tsx'
import { PublicationFilters } from './PublicationFilters.tsx'
import { PublicationList } from './PublicationList.tsx'
import { usePublications } from './usePublications.ts'
import { usePublishing } from './usePublishing.ts'
import { narrowed } from './narrowed.rules.ts'

/** Milliseconds after the last letter: the address follows the typing. */
const searchPause = 300
const nobody: ReadonlySet<number> = new Set()

/** Who sees a month's planning, who has validated it, and the one button that publishes it. */
export function PublicationBoard() {
  const { t } = useTranslation()
  const language = useLanguage()
  const exchange = useExchange()
  const current = monthOf(useToday())
  const [view, change] = useAddress(publicationsAddress)
  const [search, setSearch] = useDebounced(view.search, (typed) => change({ search: typed }), searchPause)
  const { data, error, refetch } = usePublications(view.month)
  const [chosenIn, setChosenIn] = useState({ month: view.month, ids: nobody })
  const chosen = chosenIn.month === view.month ? chosenIn.ids : nobody
  const choose = (ids: ReadonlySet<number>) => setChosenIn({ month: view.month, ids })
  const publishing = usePublishing(view.month, () => choose(nobody))
  const agents = useMemo(() => narrowed(data?.agents ?? [], view.filter, search), [data, view.filter, search])
  const month = writtenDay(firstDayOf(view.month), language, 'month')
  const { asked } = publishing
  const mayImport = mayUse(exchange, mayOpen.imports)
  const clear = () => {
    setSearch('')
    change({ filter: 'all', search: '' }, { isNewStep: true })
  }
  const list = () => {
    if (error && !data) {
      return (
        <Card>
          <ErrorState error={error} onRetry={() => void refetch()} />
        </Card>
      )
    }
    if (!data) return <RowsSkeleton rows={10} height={44} />
    if (data.agents.length === 0) {
      const action = mayImport && (
        <ButtonLink to="/import" variant="contained">
          {t('schedules.publication.empty.import')}
        </ButtonLink>
      )
      return (
        <Card sx={inCard}>
          <EmptyState title={t('schedules.publication.empty.title')} text={t('schedules.publication.empty.text')} action={action} />
        </Card>
      )
    }
    if (agents.length > 0) return <PublicationList agents={agents} chosen={chosen} onChosen={choose} />
    const action = (
      <Button variant="outlined" color="inherit" onClick={clear}>
        {t('schedules.publication.clearAll')}
      </Button>
    )
    return (
      <Card sx={inCard}>
        <EmptyState title={t('schedules.publication.empty.filtered')} action={action} />
      </Card>
    )
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={head}>
        <PageTitle
          title={t('schedules.publication.title')}
          text={
            <Box component="span" sx={{ display: 'block', minHeight: '1.5em' }}>
              {data ? (
                t('schedules.publication.text', { count: data.agents.length })
              ) : error ? null : (
                <Skeleton component="span" variant="text" width={240} />
              )}
            </Box>
          }
        />
        <Box sx={acts}>
          <MonthPicker
            label={t('schedules.publication.month')}
            value={view.month}
            thisMonth={current}
            onChange={(next) => change({ month: next }, { isNewStep: true })}
          />
          <Button
            variant={data?.unpublished === 0 ? 'outlined' : 'contained'}
            disabled={!data || data.unpublished === 0}
            sx={{ width: { xs: '100%', sm: 'auto' } }}
            onClick={() => data && publishing.ask({ isPublished: true, agentIds: null, count: data.unpublished })}
          >
            {data?.unpublished === 0
              ? t(data.agents.length > 0 ? 'schedules.publication.allPublished' : 'schedules.publication.nothing')
              : t('schedules.publication.publishAll', { month, count: data?.unpublished ?? 0 })}
          </Button>
        </Box>
      </Box>
      <PublicationFilters
        counts={data}
        filter={view.filter}
        search={search}
        onFilter={(filter) => change({ filter }, { isNewStep: true })}
        onSearch={setSearch}
      />
      <LiveRegion className="visually-hidden">{data && t('schedules.publication.shown', { count: agents.length })}</LiveRegion>
      {list()}
      <ChosenBar
        agents={(data?.agents ?? []).filter(({ agentId }) => chosen.has(agentId))}
        onAsk={publishing.ask}
        onNone={() => choose(nobody)}
      />
      <ConfirmDialog
        isOpen={asked !== null}
        variant={asked?.isPublished === false ? 'warning' : 'info'}
        title={
          asked?.isPublished === false
            ? t('schedules.publication.confirm.withdrawTitle', { month, count: asked.count })
            : t('schedules.publication.confirm.publishTitle', { month, count: asked?.count ?? 0 })
        }
        confirm={asked?.isPublished === false ? t('schedules.publication.withdraw') : t('schedules.publication.publish')}
        onConfirm={publishing.confirm}
        onCancel={publishing.cancel}
      >
        {asked?.isPublished === false ? t('schedules.publication.confirm.withdrawText') : t('schedules.publication.confirm.publishText')}
      </ConfirmDialog>
    </Box>
  )
}

/** Below the title except on a wide page: what the button says may be long or short, and nothing moves for it. */
const head = { display: 'flex', flexDirection: { xs: 'column', lg: 'row' }, justifyContent: 'space-between', gap: 2 } as const
const acts = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.25, '& > *': { maxWidth: '100%' } } as const
const inCard = { minHeight: '24rem', display: 'grid', alignContent: 'center' } as const
