import Box from '@mui/material/Box'
import type { Document } from '@vigie/contract/documents/documents.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { figures } from '../../../theme/augment.ts'
import { Tag } from '../../../ui/marks/Tag.tsx'
import { ReadBar } from '../ReadBar.tsx'
import { standing } from '../states.rules.ts'

/** How many of its readers have opened it, in words and as a bar. */
export function ReadPart({ document }: { document: Document }) {
  const { t } = useTranslation()
  const all = standing(document)
  if (all === null) return null
  if (all.readers === 0) return <Soft>{t('documents.read.nobody')}</Soft>
  return (
    <Box
      component="span"
      sx={{ display: 'grid', gap: 0.5, color: 'text.primary', fontFamily: figures, fontSize: '0.8125rem', fontWeight: 600 }}
    >
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
  if (all.asked === 0) return <Soft>{t('documents.validations.none')}</Soft>
  if (all.toValidate > 0) return <Tag tone="late">{t('documents.validations.left', { count: all.toValidate })}</Tag>
  return <Tag tone="done">{t('documents.validations.all')}</Tag>
}

const Soft = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
    {children}
  </Box>
)
