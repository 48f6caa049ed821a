import Box from '@mui/material/Box'
import { siteSortKeys, type SiteSort } from '@vigie/contract/sites/sites.sorts.ts'
import { useTranslation } from 'react-i18next'
import { DownIcon } from '../../../ui/icons.tsx'
import { selectStyles } from '../../../ui/fields/SelectField.tsx'

/** What a reader may choose; the server's own order is what is left without a choice. */
const sortKeys = siteSortKeys.filter((key) => key !== 'createdAt')

interface SortSelectProps {
  readonly sort: SiteSort | null
  readonly hasDistance: boolean
  readonly onSort: (sort: SiteSort | null) => void
}

/** The order of the cards, where there are no columns to press. The phone's own wheel. */
export function SortSelect({ sort, hasDistance, onSort }: SortSelectProps) {
  const { t } = useTranslation()
  const keys = sortKeys.filter((key) => hasDistance || key !== 'distance')
  return (
    <Box sx={{ position: 'relative', display: 'grid', gridColumn: '1 / -1' }}>
      <Box
        component="select"
        aria-label={t('sites.sort.title')}
        value={sort ?? ''}
        onChange={(event) => onSort((event.target.value || null) as SiteSort | null)}
        sx={[selectStyles, pill]}
      >
        <option value="">{t('sites.sort.none')}</option>
        {keys.flatMap((key) =>
          (['up', 'down'] as const).map((way) => (
            <option key={key + way} value={way === 'up' ? key : `-${key}`}>
              {t(`sites.sort.${way}`, { name: t(`sites.sort.${key}`) })}
            </option>
          )),
        )}
      </Box>
      <DownIcon style={{ position: 'absolute', right: 14, top: 12, pointerEvents: 'none' }} />
    </Box>
  )
}

const pill = { borderRadius: 99, height: '2.75rem', minHeight: 0 } as const
