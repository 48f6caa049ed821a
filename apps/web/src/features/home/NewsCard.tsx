import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Output } from '@vigie/contract/kit/call.ts'
import { listNews } from '@vigie/contract/news/news.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { invalidate } from '../../api/queries.ts'
import { useLanguage } from '../../i18n/i18n.ts'
import { agoIn, writtenInstant } from '../../kit/dates.ts'
import { useNow } from '../../session/useNow.ts'
import { Card } from '../../ui/page/Card.tsx'
import { ownWords } from '../../i18n/ownWords.ts'

type Item = Output<typeof listNews>['news'][number]
/** A body longer than this never fits the two lines that a folded one shows. */
const short = 200

/** One news: when it came, what it says, its picture beside it or above; a long one is folded until it is opened. */
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
    <Card component="article" ref={card} aria-labelledby={id} sx={[frame, isOpen && { borderColor: 'primary.readable' }]}>
      <Box sx={[styles, item.picture && pictured]}>
        {item.picture && <NewsPicture key={item.picture.url} {...item.picture} />}
        <Box sx={words}>
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
        </Box>
      </Box>
    </Card>
  )
}

/** In a room of its own from the beginning, so that nothing moves when it comes. One that does not come leaves the room empty. */
function NewsPicture({ url, text }: NonNullable<Item['picture']>) {
  const [isGone, setGone] = useState(false)
  const fail = () => {
    setGone(true)
    // Its link may have ended while the page was open.
    void invalidate(listNews)
  }
  return <Box sx={room}>{!isGone && <img src={url} alt={text} loading="lazy" decoding="async" onError={fail} />}</Box>
}

const frame = { containerType: 'inline-size', scrollMargin: '110px' } as const
const styles = { p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 2 } as const
const pictured = {
  '@container (min-width: 34rem)': { gridTemplateColumns: 'minmax(0, 15rem) minmax(0, 1fr)', alignItems: 'start' },
} as const
const words = { display: 'grid', gap: 0.5, justifyItems: 'start', minWidth: 0 } as const
const room = {
  aspectRatio: '16 / 9',
  borderRadius: '8px',
  overflow: 'hidden',
  bgcolor: 'action.hover',
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
} as const
const folded = { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' } as const
