import Box from '@mui/material/Box'
import type { AgentDetails } from '@vigie/contract/agents/agents.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ContactItem } from '../../../ui/links/ContactItem.tsx'
import { PinIcon } from '../../../ui/icons.tsx'
import { ToneTile } from '../../../ui/marks/ToneTile.tsx'
import { Part, Quiet } from './Part.tsx'

/** How to reach an agent: each line calls or writes. */
export function ContactPart({ agent, aside }: { agent: AgentDetails; aside?: ReactNode }) {
  const { t } = useTranslation()
  const town = [agent.postcode, agent.city].filter(Boolean).join(' ')
  const address = [agent.address, agent.addressComplement, town].filter(Boolean)
  const isReachable = agent.phoneMobile || agent.phoneOffice || agent.email
  return (
    <Part title={t('agents.sheet.contact')} aside={aside} isFlush={Boolean(isReachable) || address.length > 0}>
      {isReachable || address.length > 0 ? (
        <Box component="ul" sx={{ m: 0, p: 0 }}>
          {agent.phoneMobile && <ContactItem kind="phone" value={agent.phoneMobile} name={t('agents.sheet.mobile')} />}
          {agent.phoneOffice && <ContactItem kind="phone" value={agent.phoneOffice} name={t('agents.sheet.office')} />}
          {agent.email && <ContactItem kind="email" value={agent.email} name={t('agents.sheet.email')} />}
          {address.length > 0 && (
            <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 2, py: 1, minHeight: 56, listStyle: 'none' }}>
              <ToneTile tone="wait" icon={PinIcon} />
              <Box component="span" sx={{ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' }}>
                <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                  {t('agents.sheet.address')}
                </Box>
                {address.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </Box>
            </Box>
          )}
        </Box>
      ) : (
        <Quiet>{t('agents.sheet.noContact')}</Quiet>
      )}
    </Part>
  )
}
