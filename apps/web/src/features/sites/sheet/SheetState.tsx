import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/page/Card.tsx'
import { PageTitle } from '../../../ui/page/PageTitle.tsx'

/** The page of a sheet that has no site to show: what stands in its place, under the page's own title. */
export function SheetState({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <Box sx={{ display: 'grid', gap: 2.25 }}>
      <PageTitle title={t('sites.title')} />
      <Card sx={{ py: 4 }}>{children}</Card>
    </Box>
  )
}
