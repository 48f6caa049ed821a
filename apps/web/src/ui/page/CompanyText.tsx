import Box from '@mui/material/Box'
import type { TextPage } from '@vigie/contract/companies/companies.texts.ts'
import { ownWords } from '../../i18n/ownWords.ts'
import { useSession } from '../../session/store.ts'
import { Card } from './Card.tsx'

/** What the company writes on a page itself; nothing where it has written nothing. */
export function CompanyText({ page }: { page: TextPage }) {
  const text = useSession().exchange?.environment.parameters.pageTexts[page]
  if (!text) return null
  return (
    <Card {...ownWords} sx={{ px: 2, py: 1.5 }}>
      <Box sx={{ fontSize: '0.875rem', lineHeight: 1.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Box>
    </Card>
  )
}
