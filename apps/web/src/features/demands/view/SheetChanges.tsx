import Box from '@mui/material/Box'
import type { DemandEffects } from '@vigie/contract/demands/demands.effects.ts'
import type { DemandTypeForm } from '@vigie/contract/demands/demands.types.ts'
import { useTranslation } from 'react-i18next'
import { ownWords } from '../../../i18n/ownWords.ts'

interface SheetChangesProps {
  readonly changes: DemandEffects['changes']
  readonly form: DemandTypeForm | undefined
}

/** What changes in the agent's sheet, field by field. What is secret comes as its reader may see it: masked, or whole with the right on it. */
export function SheetChanges({ changes, form }: SheetChangesProps) {
  const { t } = useTranslation()
  const labelOf = (field: string) => form?.fields.find(({ name }) => name === field)?.label ?? field
  return (
    <Box component="table" aria-label={t('demands.effects.changes')} sx={styles}>
      <thead>
        <tr>
          <th scope="col">{t('demands.effects.field')}</th>
          <th scope="col">{t('demands.effects.before')}</th>
          <th scope="col">{t('demands.effects.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{labelOf(field)}</th>
            {[before, after].map((text, at) => (
              <td key={at === 0 ? 'before' : 'after'} className={at === 0 ? 'before' : 'after'}>
                {text ? <span {...ownWords}>{text}</span> : <i>{t('demands.effects.empty')}</i>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

const styles = {
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  textAlign: 'start',
  '& th, & td': { px: 2, py: 1, textAlign: 'start', verticalAlign: 'top', overflowWrap: 'anywhere', fontWeight: 400 },
  '& thead th': { color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 600 },
  '& tbody th': { color: 'text.secondary' },
  '& tbody tr': { borderTop: 1, borderColor: 'divider' },
  '& .after': { fontWeight: 650 },
  '& .before': { color: 'text.secondary' },
  '& i': { color: 'text.secondary', fontWeight: 400 },
} as const
