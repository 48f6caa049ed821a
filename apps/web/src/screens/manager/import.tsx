import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { openAddress } from '../../routing/open.ts'
import { Importing } from '../../features/imports/Importing.tsx'
import { partOf } from '../../i18n/partOf.ts'
import { useExchange } from '../../session/store.ts'
import { PageTitle } from '../../ui/page/PageTitle.tsx'

/** Importer un planning: a company's files, tried before anything is written. */
export default function ImportScreen() {
  const { t } = useTranslation()
  const exchange = useExchange()
  const open = (path: string) => openAddress(path, exchange)
  const addresses = {
    sites: open('/site/sites'),
    agents: open('/resource/resources'),
    shifts: open('/services'),
    publication: open('/plannings'),
  }
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 1160 }}>
      <PageTitle title={t('imports.title')} text={t('imports.text')} />
      <Importing addresses={addresses} />
    </Box>
  )
}

export const phrases = partOf({
  fr: () => import('@vigie/phrases/fr/imports/imports.ts'),
  en: () => import('@vigie/phrases/en/imports/imports.ts'),
  de: () => import('@vigie/phrases/de/imports/imports.ts'),
})
