import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { countHeld, heldKinds, type HeldIdentity } from '@vigie/contract/personal-data/personal-data.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../../api/queries.ts'
import { useLanguage } from '../../i18n/i18n.ts'
import { fileNameOf } from '../../kit/csv.ts'
import { writtenDay } from '../../kit/dates.ts'
import { downloadText } from '../../kit/download.ts'
import { useExchange } from '../../session/store.ts'
import { useToday } from '../../session/today.ts'
import { figures } from '../../theme/augment.ts'
import { useSentence } from '../../ui/feedback/sentences.ts'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { ErrorState } from '../../ui/feedback/StatePage.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { DownloadIcon } from '../../ui/icons.tsx'
import { Card } from '../../ui/page/Card.tsx'
import { heldText } from './collect.ts'
import { keptFor } from './kinds.rules.ts'

/** What the company holds on the reader: how much of each kind and for how long, and all of it as one file. */
export function PersonalData() {
  const { t } = useTranslation()
  const id = useId()
  const language = useLanguage()
  const sentenceOf = useSentence()
  const today = useToday()
  const company = useExchange().theme.name
  const [isBusy, setBusy] = useState(false)
  const { data, error, refetch } = useAsk(countHeld, {})
  const counts = new Map(data?.kinds.map(({ kind, count }) => [kind, count]))
  const readmeOf = ({ firstName, lastName }: HeldIdentity) => [
    t('personalData.readme.intro', { company, name: `${firstName} ${lastName}`, day: writtenDay(today, language, 'wholeWithYear') }),
    t('personalData.readme.times'),
    t('personalData.readme.acts'),
    t('personalData.readme.left'),
    ...heldKinds.map((kind) => `${kind}: ${t(`personalData.kinds.${kind}`)} (${t(`personalData.kept.${keptFor[kind]}`)})`),
  ]
  const take = async () => {
    setBusy(true)
    try {
      const name = fileNameOf(t('personalData.file'), today).replace(/csv$/, 'json')
      downloadText(name, await heldText(readmeOf), 'application/json')
      toast('success', t('personalData.taken', { name }))
    } catch (failure) {
      toast('error', sentenceOf(failure))
    }
    setBusy(false)
  }
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box>
        <Typography id={id} variant="h2">
          {t('personalData.title')}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 0.5, maxWidth: '44rem' }}>
          {t('personalData.text', { company })}
        </Typography>
      </Box>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Box component="ul" sx={listStyles}>
          {heldKinds.map((kind) => (
            <Box component="li" key={kind}>
              <span>
                {t(`personalData.kinds.${kind}`)}
                <small>{t(`personalData.kept.${keptFor[kind]}`)}</small>
              </span>
              <Box component="b" sx={{ fontFamily: figures }}>
                {data ? t('common.list.number', { value: counts.get(kind) ?? 0 }) : <Skeleton width={28} />}
              </Box>
            </Box>
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Button
          variant="contained"
          startIcon={isBusy ? <Spinner /> : <DownloadIcon />}
          aria-busy={isBusy}
          disabled={isBusy}
          onClick={() => void take()}
          sx={{ minHeight: 44, width: { xs: '100%', sm: 'auto' } }}
        >
          {t(isBusy ? 'personalData.taking' : 'personalData.take')}
        </Button>
        <Typography color="textSecondary" variant="body2" sx={{ flex: '1 1 16rem', maxWidth: '38rem' }}>
          {t('personalData.takeText')}
        </Typography>
      </Box>
      <Typography color="textSecondary" variant="body2" sx={{ maxWidth: '44rem' }}>
        {t('personalData.call', { company })}
      </Typography>
    </Card>
  )
}

const listStyles = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  columnGap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  '& li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 2,
    py: 0.75,
    borderTop: 1,
    borderColor: 'divider',
  },
  '& li > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: '0.8125rem', color: 'text.secondary' },
} as const
