import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { Paper } from '@vigie/contract/missions/missions.offered.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ownWords } from '../../i18n/ownWords.ts'
import type { Tone } from '../../theme/palette.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { LoadingPlaceholder } from '../../ui/feedback/LoadingPlaceholder.tsx'
import { BadgeIcon } from '../../ui/icons.tsx'
import { Tag } from '../../ui/marks/Tag.tsx'
import { Card } from '../../ui/page/Card.tsx'
import type { OfferAnswer } from './useOffer.ts'

const tones: Readonly<Record<Paper['state'], Tone>> = { valid: 'done', expired: 'missing', unsuitable: 'missing', missing: 'missing' }

/** What the post asks for, and what of the law speaks against it: said before the answer, and no lock. */
export function BeforeAnswering({ offer: { data, isError } }: { offer: OfferAnswer }) {
  const { t } = useTranslation()
  if (!data && isError) return <Banner tone="wait">{t('missions.own.panel.failed')}</Banner>
  if (!data) {
    return (
      <LoadingPlaceholder>
        <Skeleton variant="rounded" height={86} />
      </LoadingPlaceholder>
    )
  }
  const { papers, warnings } = data
  return (
    <>
      {papers.length > 0 && <Papers papers={papers} />}
      {warnings.length > 0 && (
        <Banner tone="late">
          <b>{t('missions.own.panel.warnings')}</b>
          <Box component="ul" sx={{ m: 0, my: 0.5, pl: 2.25 }}>
            {warnings.map(({ code, message }) => (
              <li key={`${code} ${message}`}>{message}</li>
            ))}
          </Box>
          {t('missions.own.panel.warningsText')}
        </Banner>
      )}
      {isError && (
        <Typography variant="body2" color="textSecondary">
          {t('missions.own.panel.offline')}
        </Typography>
      )}
    </>
  )
}

function Papers({ papers }: { papers: readonly Paper[] }) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id} sx={styles}>
      <Typography variant="h3" id={id}>
        {t('missions.own.panel.papers')}
      </Typography>
      <ul>
        {papers.map(({ name, state }) => (
          <li key={name ?? ''}>
            <BadgeIcon />
            {name === null ? <b>{t('missions.own.panel.card')}</b> : <b {...ownWords}>{name}</b>}
            <Tag tone={tones[state]}>{t(`missions.own.panel.paperStates.${state}`)}</Tag>
          </li>
        ))}
      </ul>
      {papers.some(({ state }) => state !== 'valid') && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t('missions.own.panel.papersFault')}
        </Typography>
      )}
    </Card>
  )
}

const styles = {
  p: 2,
  '& ul': { m: 0, mt: 0.5, p: 0, listStyle: 'none' },
  '& li': { display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 40 },
  '& li + li': { borderTop: 1, borderColor: 'divider' },
  '& li b': { flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: 600 },
  '& li svg': { flex: 'none', color: 'text.secondary' },
} as const
