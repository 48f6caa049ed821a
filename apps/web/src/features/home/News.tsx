import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/page/Card.tsx'
import { LoadingPlaceholder } from '../../ui/feedback/LoadingPlaceholder.tsx'
import { EmptyState, ErrorState } from '../../ui/feedback/StatePage.tsx'
import { NewsCard } from './NewsCard.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { useNews } from './useNews.ts'

interface NewsProps {
  /** The one that the address opens (`newId`; coverage 2.092). */
  readonly openId: number | null
  readonly onOpen: (id: number | null) => void
}

/** What the company has published for the reader, newest first. */
export function News({ openId, onOpen }: NewsProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useNews()
  return (
    <Section title={t('home.news.title')}>
      {error ? (
        <Card>
          <ErrorState error={error} onRetry={() => void refetch()} />
        </Card>
      ) : !data ? (
        <LoadingPlaceholder sx={{ display: 'grid', gap: 1.5 }}>
          {[0, 1, 2].map((card) => (
            <Skeleton key={card} variant="rounded" height={138} />
          ))}
        </LoadingPlaceholder>
      ) : data.news.length === 0 ? (
        <Card>
          <EmptyState title={t('home.news.none')} text={t('home.news.noneText')} />
        </Card>
      ) : (
        <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none', gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {data.news.map((item) => (
            <li key={item.id}>
              <NewsCard item={item} isOpen={item.id === openId} onToggle={() => onOpen(item.id === openId ? null : item.id)} />
            </li>
          ))}
        </Box>
      )}
    </Section>
  )
}
