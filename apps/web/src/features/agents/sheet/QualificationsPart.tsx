import Box from '@mui/material/Box'
import type { AgentQualification } from '@vigie/contract/agents/agents.ts'
import { expiryStateOf } from '@vigie/contract/agents/agents.rules.ts'
import { qualificationKinds } from '@vigie/contract/agents/qualifications.ts'
import type { Day } from '@vigie/contract/kit/time.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ownWords } from '../../../i18n/ownWords.ts'
import { figures } from '../../../theme/augment.ts'
import { Tag } from '../../../ui/marks/Tag.tsx'
import { Part, Quiet } from './Part.tsx'
import { toneOfCard, type AgentWords } from '../words.ts'

interface QualificationsPartProps {
  readonly qualifications: readonly AgentQualification[]
  readonly today: Day
  readonly words: AgentWords
  readonly aside?: ReactNode
}

/** What an agent has, kind by kind, each with its last day. */
export function QualificationsPart({ qualifications, today, words, aside }: QualificationsPartProps) {
  const { t } = useTranslation()
  const kinds = qualificationKinds.filter((kind) => qualifications.some((one) => one.kind === kind))
  return (
    <Part title={t('agents.sheet.qualifications')} aside={aside}>
      {kinds.length === 0 && <Quiet>{t('agents.sheet.noQualifications')}</Quiet>}
      {kinds.map((kind) => (
        <Box key={kind} sx={groupStyles}>
          <Box component="h3" id={`kind-${kind}`} sx={kindStyles}>
            {t(`agents.kinds.${kind}`)}
          </Box>
          <Box component="ul" aria-labelledby={`kind-${kind}`} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {qualifications
              .filter((one) => one.kind === kind)
              .map(({ id, name, expiresOn }) => {
                const state = expiryStateOf(expiresOn, today)
                return (
                  <Box component="li" key={id} sx={lineStyles}>
                    <span {...ownWords}>{name}</span>
                    {state !== 'valid' && <Tag tone={toneOfCard[state]}>{t(`agents.paper.${state}`)}</Tag>}
                    {expiresOn !== null && <small>{words.expiry(expiresOn)}</small>}
                  </Box>
                )
              })}
          </Box>
        </Box>
      ))}
    </Part>
  )
}

const groupStyles = {
  display: 'grid',
  gap: 0.25,
  pt: 1,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0, pt: 0 },
} as const
const kindStyles = { m: 0, fontFamily: figures, fontWeight: 600, fontSize: '0.8125rem', color: 'text.secondary' } as const
const lineStyles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 1.5,
  py: 0.5,
  overflowWrap: 'anywhere',
  '& small': { gridColumn: '1 / -1', fontSize: '0.8125rem', color: 'text.secondary' },
} as const
