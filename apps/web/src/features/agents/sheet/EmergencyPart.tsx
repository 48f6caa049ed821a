import Box from '@mui/material/Box'
import type { AgentDetails } from '@vigie/contract/agents/agents.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ownWords } from '../../../i18n/ownWords.ts'
import { ContactItem } from '../../../ui/links/ContactItem.tsx'
import { Part, Quiet } from './Part.tsx'

interface EmergencyPartProps {
  readonly agent: AgentDetails
  readonly aside?: ReactNode
  /** On one's own sheet it is said that nobody is known. */
  readonly isOwn?: boolean
}

/** Whom to call where something happens to an agent; nothing where nobody is known, but on the agent's own sheet. */
export function EmergencyPart({ agent, aside, isOwn = false }: EmergencyPartProps) {
  const { t } = useTranslation()
  const { emergencyName, emergencyPhoneMobile, emergencyPhoneOffice } = agent
  if (!emergencyName && !emergencyPhoneMobile && !emergencyPhoneOffice)
    return isOwn ? (
      <Part title={t('agents.sheet.emergency')} aside={aside}>
        <Quiet>{t('agents.sheet.noEmergency')}</Quiet>
      </Part>
    ) : null
  return (
    <Part title={t('agents.sheet.emergency')} aside={aside} isFlush>
      {emergencyName && (
        <Box sx={{ px: 2, overflowWrap: 'anywhere' }}>
          <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8125rem' }}>
            {t('agents.sheet.emergencyName')}
          </Box>
          <strong {...ownWords}>{emergencyName}</strong>
        </Box>
      )}
      {(emergencyPhoneMobile || emergencyPhoneOffice) && (
        <Box component="ul" sx={{ m: 0, p: 0 }}>
          {emergencyPhoneMobile && <ContactItem kind="phone" value={emergencyPhoneMobile} name={t('agents.sheet.emergencyMobile')} />}
          {emergencyPhoneOffice && <ContactItem kind="phone" value={emergencyPhoneOffice} name={t('agents.sheet.emergencyOffice')} />}
        </Box>
      )}
    </Part>
  )
}
