import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { listRequiredDocuments, type RequiredDocument } from '@vigie/contract/documents/documents.required.ts'
import { dayOf, localOf } from '@vigie/contract/kit/time.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../../../api/queries.ts'
import { useLanguage } from '../../../i18n/i18n.ts'
import { ownWords } from '../../../i18n/ownWords.ts'
import { ownZone, writtenDay } from '../../../kit/dates.ts'
import { agentDocumentsAddress } from '../../../routing/addresses/documents.ts'
import { linkTo } from '../../../routing/linkTo.ts'
import { ButtonLink } from '../../../ui/links/ButtonLink.tsx'
import { Tag } from '../../../ui/marks/Tag.tsx'
import { Card } from '../../../ui/page/Card.tsx'

/** What an agent's contracts ask to be on file: what is there, and what is missing. Nothing where they ask for nothing. */
export function RequiredDocuments({ agentId }: { agentId: number }) {
  const { t } = useTranslation()
  const id = useId()
  const { data } = useAsk(listRequiredDocuments, { agentId })
  if (!data || data.documents.length === 0) return null
  const missing = data.documents.filter(({ documentId }) => documentId === null).length
  return (
    <Card component="section" aria-labelledby={id} sx={{ px: 2, py: 1.75, display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography id={id} variant="h2">
          {t('agentFile.required.title')}
        </Typography>
        <Tag tone={missing > 0 ? 'late' : 'done'}>
          {missing > 0 ? t('agentFile.required.missingCount', { count: missing }) : t('agentFile.required.whole')}
        </Tag>
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.documents.map((one) => (
          <Line key={one.typeId} agentId={agentId} asked={one} />
        ))}
      </Box>
    </Card>
  )
}

function Line({ agentId, asked: { typeId, typeName, documentId, filedAt } }: { agentId: number; asked: RequiredDocument }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const of = { targetType: 'resource', targetId: agentId, agentId } as const
  const link = documentId === null ? linkTo(agentDocumentsAddress, of) : linkTo(agentDocumentsAddress, { ...of, typeId, documentId })
  const day = filedAt && writtenDay(dayOf(localOf(filedAt, ownZone())), language, 'long')
  const act = t(documentId === null ? 'agentFile.required.file' : 'agentFile.required.see')
  return (
    <Box component="li" sx={line}>
      <Box sx={{ minWidth: 0 }}>
        <Box {...ownWords} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {typeName}
        </Box>
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          {day === null ? t('agentFile.required.missing') : t('agentFile.required.filed', { day })}
        </Box>
      </Box>
      <ButtonLink {...link} size="small" aria-label={`${act}\u00a0: ${typeName}`} sx={{ minHeight: 44, flex: 'none' }}>
        {act}
      </ButtonLink>
    </Box>
  )
}

const line = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  minHeight: 52,
  fontSize: '0.875rem',
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const
