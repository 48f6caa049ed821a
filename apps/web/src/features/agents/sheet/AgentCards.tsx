import Box from '@mui/material/Box'
import { agentFields } from '@vigie/contract/agents/agents.fields.ts'
import type { AgentDetails } from '@vigie/contract/agents/agents.ts'
import type { Day } from '@vigie/contract/kit/time.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldsCard, type SheetGroup } from '../../../records/FieldsCard.tsx'
import { RecordInPlace } from '../../../records/RecordInPlace.tsx'
import { CardState, CardTag } from './CardPart.tsx'
import { CodeField, InsuranceField } from './SecretFields.tsx'
import { stack } from './SheetSkeleton.tsx'
import { useAgentForm } from './useAgentForm.ts'
import type { AgentWords } from '../words.ts'

const groups = {
  identity: { group: 'identity', keys: ['firstName', 'lastName', 'bornOn'], spans: { bornOn: 12 } },
  emergency: {
    group: 'emergency',
    keys: ['emergencyName', 'emergencyPhoneMobile', 'emergencyPhoneOffice'],
    spans: { emergencyName: 12 },
  },
  contact: {
    group: 'contact',
    keys: ['phoneMobile', 'phoneOffice', 'email', 'address', 'addressComplement', 'postcode', 'city'],
    spans: { email: 12, address: 12, addressComplement: 12, postcode: 4, city: 8 },
  },
  card: {
    group: 'card',
    keys: ['cardNumber', 'cardExpiresOn', 'cardActivity'],
    spans: { cardNumber: 12 },
  },
} as const satisfies Record<string, SheetGroup<typeof agentFields>>

interface AgentCardsProps {
  readonly agent: AgentDetails
  readonly today: Day
  readonly words: AgentWords
  /** Beside the professional card. */
  readonly contracts: ReactNode
  /** What follows on the page. */
  readonly children: ReactNode
}

/** Who an agent is, how to reach it and its professional card, changed where they stand. */
export function AgentCards({ agent, today, words, contracts, children }: AgentCardsProps) {
  const { t } = useTranslation()
  const { form, hints } = useAgentForm(agent)
  const shared = { form, hints, placeholders: { cardActivity: t('agents.edit.cardActivityHint') } }
  // What is typed is seen at once on the band.
  const card = { cardNumber: form.draft.cardNumber, cardExpiresOn: form.draft.cardExpiresOn }
  return (
    <RecordInPlace
      form={form}
      addressKey="resourceId"
      cards={
        <Box sx={pairs}>
          <Box sx={[stack, { gap: pairs.gap, alignContent: 'start' }]}>
            <FieldsCard
              {...shared}
              group={groups.identity}
              aside={<Box sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>{t('agents.edit.seenByClients')}</Box>}
              more={
                <>
                  <InsuranceField agent={agent} />
                  <CodeField agent={agent} />
                </>
              }
            />
            <FieldsCard {...shared} group={groups.emergency} />
          </Box>
          <FieldsCard {...shared} group={groups.contact} />
          {contracts}
          <FieldsCard {...shared} group={groups.card} aside={<CardTag card={card} today={today} words={words} />}>
            <CardState card={card} today={today} words={words} canEdit />
          </FieldsCard>
        </Box>
      }
    >
      {children}
    </RecordInPlace>
  )
}

/** Cards in two columns where there is room. */
export const pairs = {
  display: 'grid',
  gap: { xs: 2, md: 1.5 },
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 46rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
} as const
