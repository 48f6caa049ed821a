import Button from '@mui/material/Button'
import { readAgent } from '@vigie/contract/agents/agents.ts'
import { isClientType } from '@vigie/contract/access.ts'
import * as may from '@vigie/contract/access.calls.ts'
import { listShiftContacts } from '@vigie/contract/shifts/shifts.contacts.ts'
import type { ShiftState } from '@vigie/contract/shifts/shifts.rules.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../../../api/queries.ts'
import { useExchange, useUser } from '../../../session/store.ts'
import { mayUse } from '../../../session/subject.ts'
import { phoneHref } from '../../../ui/fields/phone/phone.ts'
import { usePhoneText } from '../../../ui/fields/phone/usePhoneText.ts'
import { PhoneIcon } from '../../../ui/icons.tsx'
import type { Judged } from '../judge.ts'

/** In which somebody is missed: one call settles most of them. */
const missing: ReadonlySet<ShiftState> = new Set(['missed', 'postEmpty', 'preClockingDue', 'notLeft', 'expected', 'unanswered'])

/** Whom to call about a service where somebody is missing: the agent, for managers also the site and who else is there. */
export function CallAgent({ judged: { shift, state } }: { judged: Judged }) {
  const exchange = useExchange()
  const { role } = useUser()
  if (!missing.has(state) || isClientType(role)) return null
  if (mayUse(exchange, may.seeServices)) return <CallEverybody shift={shift} />
  return shift.agentId !== null && mayUse(exchange, may.seeAgentDetails) ? <CallOne shift={shift} agentId={shift.agentId} /> : null
}

/** People who are offered; whoever nobody reaches is called by the sheet of the site. */
const most = 6

function CallEverybody({ shift: { id, agentName, siteName } }: { shift: Shift }) {
  const { t } = useTranslation()
  const { data } = useAsk(listShiftContacts, { shiftId: id })
  return data?.contacts.slice(0, most).map(({ who, name, phone }) => {
    const label = who === 'agent' ? undefined : who === 'site' ? t('shifts.panel.site') : name
    return <Call key={phone} phone={phone} name={who === 'agent' ? (agentName ?? name) : who === 'site' ? siteName : name} label={label} />
  })
}

function CallOne({ shift: { agentName }, agentId }: { shift: Shift; agentId: number }) {
  const { data } = useAsk(readAgent, { id: agentId })
  const phone = data?.agent.phoneMobile || data?.agent.phoneOffice
  return phone ? <Call phone={phone} name={agentName ?? ''} /> : null
}

/** The number is read too: a desk has no telephone. */
function Call({ phone, name, label }: { phone: string; name: string; label?: string | undefined }) {
  const { t } = useTranslation()
  const written = usePhoneText(phone)
  const shown = label === undefined ? t('shifts.panel.call', { phone: written }) : `${label} · ${written}`
  return (
    <Button
      href={phoneHref(phone)}
      variant="outlined"
      color="inherit"
      startIcon={<PhoneIcon />}
      aria-label={label === undefined ? t('shifts.panel.callName', { name, phone: written }) : t('shifts.panel.callOther', { who: shown })}
      sx={{ minHeight: 44, justifySelf: 'start', overflowWrap: 'anywhere', textAlign: 'start' }}
    >
      {shown}
    </Button>
  )
}
