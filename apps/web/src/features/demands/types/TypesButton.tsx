import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SettingsIcon } from '../../../ui/icons.tsx'
import { AddType } from './AddType.tsx'
import { TypesWindow } from './TypesWindow.tsx'

/** What agents may ask for: a company's administrator offers types, withdraws them and adds its own. */
export function TypesButton() {
  const { t } = useTranslation()
  const [shown, setShown] = useState<'types' | 'new' | null>(null)
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<SettingsIcon />}
        onClick={() => setShown('types')}
        sx={{ bgcolor: 'background.paper', minHeight: { xs: 44, md: 0 } }}
      >
        {t('demands.types.open')}
      </Button>
      {shown === 'types' && <TypesWindow onAdd={() => setShown('new')} onClose={() => setShown(null)} />}
      {shown === 'new' && <AddType onClose={() => setShown('types')} />}
    </>
  )
}
