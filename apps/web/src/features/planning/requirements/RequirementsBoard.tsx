import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { listRequirements, type PrestationRequirements } from '@vigie/contract/planning/planning.requirements.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../../../api/queries.ts'
import { ownWords } from '../../../i18n/ownWords.ts'
import { EmptyState } from '../../../ui/feedback/StatePage.tsx'
import { LineList } from '../../../ui/lists/LineList.tsx'
import { ListPage } from '../../../ui/lists/ListPage.tsx'
import { ListStates } from '../../../ui/lists/ListStates.tsx'
import { CardListSkeleton } from '../../../ui/lists/skeletons.tsx'
import { Tag } from '../../../ui/marks/Tag.tsx'
import { PageTitle } from '../../../ui/page/PageTitle.tsx'
import { RequirementsForm } from './RequirementsForm.tsx'

/** What each kind of service asks of whoever serves, and the way to change it. */
export function RequirementsBoard() {
  const { t } = useTranslation()
  const query = useAsk(listRequirements, {}, { staleTime: 0 })
  const [changedId, change] = useState<number | null>(null)
  const { prestations = [], qualifications = [] } = query.data ?? {}
  const names = new Map(qualifications.map(({ id, name }) => [id, name]))
  const changed = prestations.find(({ id }) => id === changedId)
  return (
    <Box sx={{ maxWidth: 860 }}>
      <ListPage
        head={<PageTitle title={t('requirements.title')} text={t('requirements.text')} />}
        counted={query.data && t('requirements.shown', { count: prestations.length })}
      >
        <ListStates
          query={query}
          isEmpty={prestations.length === 0}
          skeleton={<CardListSkeleton height={84} />}
          empty={<EmptyState title={t('requirements.none')} text={t('requirements.noneText')} />}
        >
          <LineList label={t('requirements.title')}>
            {prestations.map((prestation) => (
              <Line key={prestation.id} prestation={prestation} names={names} onChange={() => change(prestation.id)} />
            ))}
          </LineList>
        </ListStates>
      </ListPage>
      {changed && <RequirementsForm prestation={changed} qualifications={qualifications} onClose={() => change(null)} />}
    </Box>
  )
}

interface LineProps {
  readonly prestation: PrestationRequirements
  readonly names: ReadonlyMap<number, string>
  readonly onChange: () => void
}

function Line({ prestation, names, onChange }: LineProps) {
  const { t } = useTranslation()
  const { name, isCardRequired, cardActivity, qualificationIds } = prestation
  const asked = qualificationIds.flatMap((id) => names.get(id) ?? [])
  return (
    <li>
      <Box sx={{ flex: '1 1 240px', minWidth: 0, display: 'grid', gap: 0.75 }}>
        <Typography {...ownWords} variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
          {isCardRequired && <Tag tone="run">{t('requirements.card')}</Tag>}
          {isCardRequired && cardActivity !== '' && (
            <Tag tone="run">
              <span {...ownWords}>{cardActivity}</span>
            </Tag>
          )}
          {asked.map((one) => (
            <Tag key={one} tone="run">
              <span {...ownWords}>{one}</span>
            </Tag>
          ))}
          {!isCardRequired && asked.length === 0 && <Tag tone="wait">{t('requirements.nothing')}</Tag>}
        </Box>
      </Box>
      <Button
        variant="outlined"
        color="inherit"
        aria-label={t('requirements.changeOf', { name })}
        onClick={onChange}
        sx={{ minHeight: 44, flex: { xs: '1 1 100%', sm: 'none' } }}
      >
        {t('requirements.change')}
      </Button>
    </li>
  )
}
