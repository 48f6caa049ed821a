import Button from '@mui/material/Button'
import { readAgent } from '@vigie/contract/agents/agents.ts'
import { isClientType } from '@vigie/contract/access.ts'
import * as may from '@vigie/contract/access.calls.ts'
import type { ShiftState } from '@vigie/contract/shifts/shifts.rules.ts'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../../../api/queries.ts'
import { useExchange, useUser } from '../../../session/store.ts'
import { mayUse } from '../../../session/subject.ts'
import { phoneHref } from '../../../ui/fields/phone/phone.ts'
import { usePhoneText } from '../../../ui/fields/phone/usePhoneText.ts'
import { PhoneIcon } from '../../../ui/icons.tsx'
import type { Judged } from '../judge.ts'

/** In which somebody is missed: one call settles most of them. */
const missing: ReadonlySet<ShiftState> = new Set(['missed', 'postEmpty', 'preClockingDue', 'notLeft', 'expected'])

/** The phone of somebody who is missing, for whoever may see it. */
export function CallAgent({ judged: { shift, state } }: { judged: Judged }) {
  const exchange = useExchange()
  const { role } = useUser()
  const isAsked = shift.agentId !== null && missing.has(state) && !isClientType(role) && mayUse(exchange, may.seeAgentDetails)
  const { data } = useAsk(readAgent, { id: shift.agentId ?? 0 }, { isEnabled: isAsked })
  const phone = isAsked && (data?.agent.phoneMobile || data?.agent.phoneOffice)
  return phone ? <Call phone={phone} name={shift.agentName ?? ''} /> : null
}

function Call({ phone, name }: { phone: string; name: string }) {
  const { t } = useTranslation()
  const written = usePhoneText(phone)
  return (
    <Button
      href={phoneHref(phone)}
      variant="outlined"
      color="inherit"
      startIcon={<PhoneIcon />}
      aria-label={t('shifts.panel.callName', { name, phone: written })}
      sx={{ minHeight: 44, justifySelf: 'start' }}
    >
      {t('shifts.panel.call', { phone: written })}
    </Button>
  )
}
