import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Output } from '@vigie/contract/kit/call.ts'
import type { listNews } from '@vigie/contract/news/news.ts'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n.ts'
import { agoIn, writtenInstant } from '../../kit/dates.ts'
import { useNow } from '../../session/useNow.ts'
import { Card } from '../../ui/page/Card.tsx'
import { ownWords } from '../../i18n/ownWords.ts'

type Item = Output<typeof listNews>['news'][number]
/** A body longer than this never fits the two lines that a folded one shows. */
const short = 200

/** One news: when it came, what it says; a long one is folded until it is opened. */
export function NewsCard({ item, isOpen, onToggle }: { item: Item; isOpen: boolean; onToggle: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const now = useNow(60)
  const id = useId()
  const card = useRef<HTMLElement>(null)
  // An address that opens a news shows it, wherever it stands in the list.
  useEffect(() => {
    if (isOpen) card.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  const isLong = item.body.length > short
  return (
    <Card component="article" ref={card} aria-labelledby={id} sx={[styles, isOpen && { borderColor: 'primary.readable' }]}>
      <Typography component="time" dateTime={item.publishedAt} variant="body2" color="textSecondary">
        {writtenInstant(item.publishedAt, language)} · {agoIn(item.publishedAt, now, language)}
      </Typography>
      <Typography {...ownWords} id={id} variant="h3" sx={{ fontSize: '1rem' }}>
        {item.title}
      </Typography>
      <Box {...ownWords} sx={[{ whiteSpace: 'pre-line', color: 'text.secondary', maxWidth: '72ch' }, isLong && !isOpen && folded]}>
        {item.body}
      </Box>
      {isLong && (
        <Button size="small" onClick={onToggle} aria-expanded={isOpen} aria-describedby={id} sx={{ ml: -1.5, mb: -1.5, minHeight: 44 }}>
          {isOpen ? t('home.news.close') : t('home.news.open')}
        </Button>
      )}
    </Card>
  )
}

const styles = { p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 0.5, justifyItems: 'start', scrollMargin: '110px' } as const
const folded = { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' } as const
