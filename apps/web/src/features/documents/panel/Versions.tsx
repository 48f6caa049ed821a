import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { listReaders } from '@vigie/contract/documents/documents.filing.ts'
import type { Document } from '@vigie/contract/documents/documents.ts'
import type { Output } from '@vigie/contract/kit/call.ts'
import { useTranslation } from 'react-i18next'
import { useDocumentWords } from '../words.ts'

interface VersionsProps {
  readonly document: Document
  readonly versions: Output<typeof listReaders>['versions']
  readonly shown: number
  readonly onShow: (version: number) => void
}

/** The versions of a document, the newest first: a former one is shown with its file and its proof. One alone needs no list. */
export function Versions({ document, versions, shown, onShow }: VersionsProps) {
  const { t } = useTranslation()
  const words = useDocumentWords()
  if (versions.length < 2) return null
  return (
    <Box component="section" aria-label={t('documents.versions.title')} sx={{ display: 'grid', gap: 0.5 }}>
      <Typography variant="h3">{t('documents.versions.title')}</Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {versions
          .toSorted((one, other) => other.version - one.version)
          .map(({ version, filedAt, filedByName, validatedCount }) => (
            <Box component="li" key={version} sx={line}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <b>{t(version === document.version ? 'documents.versions.current' : 'documents.versions.one', { version })}</b>
                <Box sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>
                  {[words.instant(filedAt), filedByName, t('documents.versions.validated', { count: validatedCount })]
                    .filter(Boolean)
                    .join(' · ')}
                </Box>
              </Box>
              <Button size="small" aria-pressed={version === shown} disabled={version === shown} onClick={() => onShow(version)}>
                {t(version === shown ? 'documents.versions.shown' : 'documents.versions.show')}
              </Button>
            </Box>
          ))}
      </Box>
    </Box>
  )
}

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 52,
  fontSize: '0.875rem',
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const
