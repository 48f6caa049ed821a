import Box from '@mui/material/Box'
import { matcher } from '@vigie/contract/kit/matching.ts'
import { listNotificationSites, type NotificationSite } from '@vigie/contract/notifications/notifications.sites.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isOffline } from '../../../api/errors.ts'
import { invalidate, useAsk } from '../../../api/queries.ts'
import { useStore } from '../../../kit/store.ts'
import { figures } from '../../../theme/augment.ts'
import { ErrorState } from '../../../ui/feedback/StatePage.tsx'
import { useSentence } from '../../../ui/feedback/sentences.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { Field } from '../../../ui/fields/Field.tsx'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { SearchIcon } from '../../../ui/icons.tsx'
import { Card } from '../../../ui/page/Card.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { turnSite, wishes } from './mutedSites.ts'

/** From so many sites on they are searched. */
const searchedFrom = 9
/** Lines that are shown at once; the others are found by their name. */
const most = 50

/** Of which sites mail and push are on. Nothing where the reader has no site. */
export function BySite() {
  const { t } = useTranslation()
  const textId = useId()
  const sentenceOf = useSentence()
  const { data, error, refetch } = useAsk(listNotificationSites, {})
  const wished = useStore(wishes)
  const [typed, setTyped] = useState('')
  if (data?.sites.length === 0 || (!data && !error)) return null
  const turn = async ({ id, name }: NotificationSite, isOn: boolean) => {
    try {
      await turnSite(id, isOn)
    } catch (failure) {
      toast('error', isOffline(failure) ? t('mutedSites.offline', { site: name }) : sentenceOf(failure))
      // The answer alone may have been lost.
      await invalidate(listNotificationSites)
    }
  }
  const fits = matcher(typed)
  const found = (data?.sites ?? []).filter(({ name }) => fits(name))
  return (
    <Section title={t('mutedSites.title')}>
      <Box id={textId} sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
        {t('mutedSites.text')}
      </Box>
      <Card>
        {!data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data && data.sites.length >= searchedFrom && <Search typed={typed} count={found.length} onType={setTyped} />}
        <Box component="ul" aria-describedby={textId} sx={list}>
          {found.slice(0, most).map((site) => (
            <SiteLine
              key={site.id}
              name={site.name}
              isOn={wished.get(site.id)?.isOn ?? site.isOn}
              onChange={(isOn) => void turn(site, isOn)}
            />
          ))}
        </Box>
        {found.length > most && <Box sx={note}>{t('mutedSites.first', { most })}</Box>}
      </Card>
    </Section>
  )
}

interface SearchProps {
  readonly typed: string
  readonly count: number
  readonly onType: (typed: string) => void
}

function Search({ typed, count, onType }: SearchProps) {
  const { t } = useTranslation()
  const isNone = count === 0
  return (
    <Box sx={{ px: { xs: 2, sm: 2.5 }, pt: 1.5 }}>
      <Field
        label={t('mutedSites.search')}
        type="search"
        size="small"
        value={typed}
        onChange={(event) => onType(event.target.value)}
        startAdornment={<SearchIcon size={18} />}
      />
      <Box role="status" className={isNone ? undefined : 'visually-hidden'} sx={isNone ? { pt: 1.5, pb: 0.5 } : undefined}>
        {typed !== '' && (isNone ? t('mutedSites.none') : t('mutedSites.found', { count }))}
      </Box>
    </Box>
  )
}

interface SiteLineProps {
  readonly name: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** The whole line is the target. */
const SiteLine = ({ name, isOn, onChange }: SiteLineProps) => (
  <li>
    <Box component="label" sx={line}>
      <Box component="span" sx={{ flex: 1, minWidth: 0, fontFamily: figures, fontWeight: 600, overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      <Switch isOn={isOn} onChange={onChange} />
    </Box>
  </li>
)

const list = { m: 0, p: 0, listStyle: 'none', '& > li + li, div + & > li': { borderTop: 1, borderColor: 'divider' } } as const
const line = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 52,
  px: { xs: 2, sm: 2.5 },
  py: 1,
  cursor: 'pointer',
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.readable', outlineOffset: -2 },
} as const
const note = { px: { xs: 2, sm: 2.5 }, py: 1.5, borderTop: 1, borderColor: 'divider', color: 'text.secondary' } as const
