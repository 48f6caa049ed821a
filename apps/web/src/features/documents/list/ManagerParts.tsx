import Box from '@mui/material/Box'
import type { Document } from '@vigie/contract/documents/documents.ts'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../../ui/marks/Tag.tsx'
import { ReadBar } from '../ReadBar.tsx'
import { standing } from '../states.rules.ts'

/** How many of its readers have opened it, in words and as a bar. */
export function ReadPart({ document }: { document: Document }) {
  const { t } = useTranslation()
  const all = standing(document)
  if (all === null) return null
  if (all.readers === 0) return <span className="soft">{t('documents.read.nobody')}</span>
  return (
    <Box component="span" sx={{ display: 'grid', gap: 0.5 }}>
      <span>{all.viewed === 0 ? t('documents.read.never') : t('documents.read.of', { count: all.viewed, all: all.readers })}</span>
      <ReadBar document={document} />
    </Box>
  )
}

/** Whether it is to be validated, and by how many still. */
export function ValidationPart({ document }: { document: Document }) {
  const { t } = useTranslation()
  const all = standing(document)
  if (all === null) return null
  if (all.asked === 0) return <span className="soft">{t('documents.validations.none')}</span>
  if (all.toValidate > 0) return <Tag tone="late">{t('documents.validations.left', { count: all.toValidate })}</Tag>
  return <Tag tone="done">{t('documents.validations.all')}</Tag>
}
