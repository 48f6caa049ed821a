import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PlusIcon } from '../../../ui/icons.tsx'
import { Card } from '../../../ui/page/Card.tsx'
import { PageTitle } from '../../../ui/page/PageTitle.tsx'
import { AddType } from './AddType.tsx'
import { TypeSwitches } from './TypeSwitches.tsx'

/** The types of demands as a list among those of the company. */
export function TypesList() {
  const { t } = useTranslation()
  const [isAdding, setAdding] = useState(false)
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageTitle
        title={t('demands.types.open')}
        text={t('demands.types.text')}
        textWidth="40rem"
        actions={
          <Button variant="contained" startIcon={<PlusIcon />} onClick={() => setAdding(true)} sx={{ minHeight: 44 }}>
            {t('demands.types.add')}
          </Button>
        }
      />
      <Card sx={{ px: 2, py: 1 }}>
        <TypeSwitches />
      </Card>
      {isAdding && <AddType onClose={() => setAdding(false)} />}
    </Box>
  )
}
