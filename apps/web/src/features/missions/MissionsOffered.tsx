import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { usePosition } from '../../domains/sites/usePosition.ts'
import { missionSpans, ownMissionsAddress, type MissionSpan } from '../../routing/addresses/missions.ts'
import { useAddress } from '../../routing/useAddress.ts'
import { useSelection } from '../../routing/useSelection.ts'
import { useUser } from '../../session/store.ts'
import { LoadingPlaceholder } from '../../ui/feedback/LoadingPlaceholder.tsx'
import { EmptyState } from '../../ui/feedback/StatePage.tsx'
import { ListPage } from '../../ui/lists/ListPage.tsx'
import { hasFailed, ListStates } from '../../ui/lists/ListStates.tsx'
import { PageTitle } from '../../ui/page/PageTitle.tsx'
import { Segments } from '../../ui/pickers/Segments.tsx'
import { HeldNote } from './HeldNote.tsx'
import { OfferCard } from './OfferCard.tsx'
import { OfferPanel } from './OfferPanel.tsx'
import { useOffers } from './useOffers.ts'
import { useOfferWords } from './useOfferWords.ts'

/** The missions that are offered to the agent: this week, the next one, this month. */
export function MissionsOffered() {
  const { t } = useTranslation()
  const [view, change] = useAddress(ownMissionsAddress)
  const { query, offers, counts, isCut, opened, isComing } = useOffers(view)
  const selection = useSelection('missionId', view, change)
  const { position } = usePosition()
  const words = useOfferWords(position)
  const isHeld = !useUser().hasActiveContract
  const show = (span: MissionSpan) => change({ span }, { isNewStep: true })
  const nameOf = (span: MissionSpan, at: number) => {
    const name = t(`missions.own.spans.${span}`)
    return counts ? t('missions.own.spanCount', { span: name, count: counts[at] ?? 0 }) : name
  }
  return (
    <ListPage
      head={
        <>
          <PageTitle title={t('shell.titles.missions')} />
          {isHeld && <HeldNote />}
        </>
      }
      controls={
        !hasFailed(query) && (
          <Box>
            <Segments
              label={t('missions.own.span')}
              value={view.span}
              choices={missionSpans.map((span, at) => ({ value: span, text: nameOf(span, at) }))}
              onChange={show}
            />
          </Box>
        )
      }
      counted={query.data && t('missions.own.shown', { count: offers.length })}
    >
      <ListStates
        query={query}
        isEmpty={offers.length === 0}
        skeleton={
          <LoadingPlaceholder sx={grid}>
            {[0, 1, 2].map((card) => (
              <Skeleton key={card} variant="rounded" height={202} />
            ))}
          </LoadingPlaceholder>
        }
        empty={<NoOffers span={view.span} counts={counts} onShow={show} />}
      >
        <Box component="ul" aria-label={t('missions.own.list')} sx={grid}>
          {offers.map((offer) => (
            <li key={offer.mission.id}>
              <OfferCard
                {...offer}
                words={words}
                isOpen={view.missionId === offer.mission.id}
                onOpen={() => selection.open(offer.mission.id)}
              />
            </li>
          ))}
        </Box>
        {isCut && (
          <Typography variant="body2" color="textSecondary">
            {t('missions.own.most', { count: query.data?.missions.length ?? 0 })}
          </Typography>
        )}
      </ListStates>
      <OfferPanel
        isOpen={selection.isOpen && !isComing && query.data !== undefined}
        isComing={isComing}
        opened={opened}
        words={words}
        onClose={selection.close}
      />
    </ListPage>
  )
}

interface NoOffersProps {
  readonly span: MissionSpan
  readonly counts: readonly number[] | undefined
  readonly onShow: (span: MissionSpan) => void
}

/** Nothing in this span; another one that holds something is one touch away. */
function NoOffers({ span, counts, onShow }: NoOffersProps) {
  const { t } = useTranslation()
  const other = missionSpans.find((one, at) => one !== span && (counts?.[at] ?? 0) > 0)
  const action = other && (
    <Button variant="outlined" onClick={() => onShow(other)} sx={{ minHeight: 44 }}>
      {t('missions.own.empty.elsewhere', {
        span: t(`missions.own.spans.${other}`).toLocaleLowerCase(),
        count: counts?.[missionSpans.indexOf(other)] ?? 0,
      })}
    </Button>
  )
  return <EmptyState title={t(`missions.own.empty.${span}`)} text={t('missions.own.empty.text')} action={action} />
}

const grid = {
  display: 'grid',
  gap: 1.5,
  m: 0,
  p: 0,
  listStyle: 'none',
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
} as const
