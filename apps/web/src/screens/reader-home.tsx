import Box from '@mui/material/Box'
import { role } from '@vigie/contract/access.ts'
import * as may from '@vigie/contract/access.calls.ts'
import { dayOf } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { homeQuery } from '../routing/addresses/homes.ts'
import { siteScheduleAddress } from '../routing/addresses/schedules.ts'
import { linkTo } from '../routing/linkTo.ts'
import { inPlace, useAddress } from '../routing/useAddress.ts'
import { NextShifts } from '../features/dashboard/NextShifts.tsx'
import { AgentsNow } from '../features/dashboard/today/AgentsNow.tsx'
import { Below } from '../features/dashboard/today/Below.tsx'
import { SitesNow } from '../features/dashboard/today/SitesNow.tsx'
import { useHomeShifts } from '../features/dashboard/today/useHomeShifts.ts'
import { UnseenDocuments } from '../features/documents/home/UnseenDocuments.tsx'
import { CompanyText } from '../ui/page/CompanyText.tsx'
import { LineCard } from '../ui/page/LineCard.tsx'
import { AccountLines } from '../features/home/AccountLines.tsx'
import { Columns } from '../features/home/Columns.tsx'
import { Greeting } from '../features/home/Greeting.tsx'
import { Links } from '../features/home/Links.tsx'
import { News } from '../features/home/News.tsx'
import { useExchange, useUser } from '../session/store.ts'
import { mayUse } from '../session/subject.ts'

/** So many come next before the news. */
const most = 8

/** The home of clients and partners: who is on post now, what comes next, what alerts; then what the company tells. */
export default function ReaderHome() {
  const isPartner = useUser().role === role.partner
  const seesShifts = mayUse(useExchange(), may.seeToday)
  const [{ newId }, change] = useAddress({ query: homeQuery })
  const home = useHomeShifts({ isEnabled: seesShifts })
  const linkOf = ({ id, siteId, startsLocal }: Shift) =>
    linkTo(siteScheduleAddress, { siteId: isPartner ? 0 : siteId, name: 'week', day: dayOf(startsLocal), shiftId: id })
  const main = (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {seesShifts && (isPartner ? <AgentsNow home={home} /> : <SitesNow home={home} />)}
      <Below home={home}>
        {seesShifts && <NextShifts home={home} most={most} linkOf={linkOf} />}
        <CompanyText page={isPartner ? 'manager_partner' : 'client'} />
        <News openId={newId} onOpen={(id) => change({ newId: id }, inPlace)} />
      </Below>
    </Box>
  )
  const side = (
    <>
      <AccountLines />
      {/* Last: they come when they come, and push nothing down. */}
      <Links />
    </>
  )
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Greeting />
      <LineCard>
        <UnseenDocuments />
      </LineCard>
      <Columns main={main} side={side} />
    </Box>
  )
}
