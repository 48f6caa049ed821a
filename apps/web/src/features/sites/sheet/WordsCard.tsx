import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { ownWords } from '../../../i18n/ownWords.ts'
import { SheetCard } from '../../../records/SheetCard.tsx'

/** What a site says of itself: instructions, or how to get in. Hidden from whoever has no rights to it (decisions/03-access). */
export function WordsCard({ name, words }: { name: 'instructions' | 'access'; words: string | null }) {
  const { t } = useTranslation()
  return (
    <SheetCard title={t(`sites.sheet.${name}`)}>
      {words ? (
        <Box {...ownWords} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', lineHeight: 1.6 }}>
          {words}
        </Box>
      ) : (
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {t(words === null ? 'sites.sheet.hidden' : `sites.sheet.no.${name}`)}
        </Box>
      )}
    </SheetCard>
  )
}
