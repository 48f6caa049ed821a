import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { SharedPost } from '../../../domains/shifts/post.rules.ts'
import { clockAt, usePostWords } from '../../../domains/shifts/usePostWords.ts'
import { figures } from '../../../theme/augment.ts'
import type { Tone } from '../../../theme/palette.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'

type Sentence = 'heldAgain' | 'awaited' | 'empty' | 'leftEmpty'

/** The sentence about a post, its instant and its colour. A post that is empty at its end was left so. */
function sentenceOf({ emptySince, heldAgain, stretches, last, endsAt }: SharedPost, now: Instant): readonly [Sentence, Instant, Tone] {
  if (emptySince !== null) return ['empty', emptySince, 'missing']
  const end = stretches.at(-1)
  if (end?.held === null && now >= endsAt) return ['leftEmpty', end.from, 'late']
  return heldAgain === null ? ['awaited', last.startsAt, 'late'] : ['heldAgain', heldAgain, 'run']
}

/** A post that changed hands: its planned time, what became of it, and which agent was there when. */
export function PostNotice({ post, now }: { post: SharedPost; now: Instant }) {
  const { t } = useTranslation()
  const words = usePostWords()
  const id = useId()
  const [sentence, at, tone] = sentenceOf(post, now)
  const clock = (instant: Instant) => clockAt(instant, post.last)
  return (
    <>
      <Banner tone={tone}>
        {t(`schedules.site.post.${sentence}`, { start: clock(post.startsAt), end: clock(post.endsAt), time: clock(at) })}
      </Banner>
      {post.stretches.length > 0 && (
        <Box component="section" aria-labelledby={id}>
          <Typography variant="h3" id={id}>
            {t('shifts.post.title')}
          </Typography>
          <Box component="ol" sx={list}>
            {post.stretches.map((stretch) => (
              <li key={stretch.from} className={stretch.held === null ? 'empty' : undefined}>
                <b>{words.times(post, stretch)}</b>
                <span>{stretch.held === null ? t('shifts.post.emptyPost') : (stretch.held.agentName ?? t('schedules.site.nameless'))}</span>
              </li>
            ))}
          </Box>
        </Box>
      )}
    </>
  )
}

const list = {
  m: 0,
  mt: 0.75,
  p: 0,
  listStyle: 'none',
  '& li': { display: 'grid', gridTemplateColumns: '128px 1fr', gap: 1.5, py: 0.75, borderBottom: 1, borderColor: 'divider' },
  '& b': { fontFamily: figures, fontWeight: 600 },
  '& .empty': { color: 'tone.missing.ink', fontWeight: 600 },
} as const
