import Box from '@mui/material/Box'
import { mayOpen } from '@vigie/contract/access.screens.ts'
import type { PartnerRecord } from '@vigie/contract/partners/partners.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PartySheet } from '../../domains/parties/PartySheet.tsx'
import { SheetCard } from '../../records/SheetCard.tsx'
import { agentsAddress } from '../../routing/addresses/agents.ts'
import { documentsAddress } from '../../routing/addresses/documents.ts'
import { partnerSheetAddress } from '../../routing/addresses/partners.ts'
import { linkTo } from '../../routing/linkTo.ts'
import { useAddress } from '../../routing/useAddress.ts'
import { useExchange } from '../../session/store.ts'
import { mayUse } from '../../session/subject.ts'
import { ButtonLink } from '../../ui/links/ButtonLink.tsx'
import { AuthorisationTag, useAuthorisation } from './Authorisation.tsx'
import { partnerKind } from './partner.ts'

interface PartnerSheetProps {
  readonly renderUsers: (partner: PartnerRecord) => ReactNode
  readonly renderHistory: (partnerId: number) => ReactNode
}

/** The sheet of a partner: what is kept of it, its users, its agents and documents, and its history. */
export function PartnerSheet({ renderUsers, renderHistory }: PartnerSheetProps) {
  const { t } = useTranslation()
  const [{ partnerId }] = useAddress(partnerSheetAddress)
  const authorisationOf = useAuthorisation()
  const id = partnerId ?? 0
  const showsOf = (partner: PartnerRecord) =>
    partner.authorisationNumber && partner.authorisationEndsOn
      ? { authorisationEndsOn: <AuthorisationTag {...authorisationOf(partner)} /> }
      : {}
  return (
    <PartySheet<PartnerRecord>
      kind={partnerKind}
      id={id}
      closed={t('partners.closed')}
      showsOf={showsOf}
      renderCards={(partner) => (
        <>
          {renderUsers(partner)}
          <Agents partner={partner} />
        </>
      )}
      isUnused={({ agentCount, userCount }) => agentCount === 0 && userCount === 0}
      history={renderHistory(id)}
    />
  )
}

function Agents({ partner: { id, agentCount } }: { partner: PartnerRecord }) {
  const { t } = useTranslation()
  const maySeeAgents = mayUse(useExchange(), mayOpen.managerAgents)
  return (
    <SheetCard title={t('partners.agents.title')}>
      <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
        {agentCount === 0 ? t('partners.agents.none') : t('partners.agents.some', { count: agentCount })}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {agentCount > 0 && maySeeAgents && (
          <ButtonLink {...linkTo(agentsAddress, { partnerId: id })} variant="outlined" color="inherit" sx={{ minHeight: 44 }}>
            {t('partners.agents.open')}
          </ButtonLink>
        )}
        <ButtonLink
          {...linkTo(documentsAddress, { targetType: 'partner', targetId: id })}
          variant="outlined"
          color="inherit"
          sx={{ minHeight: 44 }}
        >
          {t('partners.documents')}
        </ButtonLink>
      </Box>
    </SheetCard>
  )
}
