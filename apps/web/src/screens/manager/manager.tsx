import { mayOpen } from '@vigie/contract/access.ts'
import Box from '@mui/material/Box'
import { openAddress } from '../../routing/open.ts'
import { managerAddress } from '../../routing/addresses/homes.ts'
import { inPlace, useAddress } from '../../routing/useAddress.ts'
import type { DashboardAddresses } from '../../features/dashboard/addresses.ts'
import { FirstSteps, useFirstSteps } from '../../features/dashboard/FirstSteps.tsx'
import { MonthFigures } from '../../features/dashboard/MonthFigures.tsx'
import { NextShifts } from '../../features/dashboard/NextShifts.tsx'
import { AccountLines } from '../../features/home/AccountLines.tsx'
import { Columns } from '../../features/home/Columns.tsx'
import { Greeting } from '../../features/home/Greeting.tsx'
import { Links } from '../../features/home/Links.tsx'
import { News } from '../../features/home/News.tsx'
import { Today } from '../../features/home/Today.tsx'
import { useExchange, type Exchange } from '../../session/store.ts'
import { mayUse } from '../../session/subject.ts'

const addressesFor = (exchange: Exchange): DashboardAddresses => {
  const open = (path: string) => openAddress(path, exchange)
  return {
    contracts: open('/manager/contracts'),
    sites: open('/site/sites'),
    anomalies: open('/manager/anomalies'),
    shifts: open('/services'),
    import: open('/import'),
    pair: open('/clockings/link-device'),
    publish: open('/plannings'),
  }
}

/** The manager's home: what is wrong today, the month, who comes next, then what the company tells. */
export default function ManagerHome() {
  const exchange = useExchange()
  const seesShifts = mayUse(exchange, mayOpen.services)
  const addresses = addressesFor(exchange)
  const [{ newId, month }, change] = useAddress(managerAddress)
  const steps = useFirstSteps()
  const side = (
    <>
      <AccountLines />
      {/* Last: they come when they come, and push nothing down. */}
      <Links />
    </>
  )
  const main = (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {seesShifts && <NextShifts address={addresses.shifts} />}
      <News openId={newId} onOpen={(id) => change({ newId: id }, inPlace)} />
    </Box>
  )
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Greeting />
      {steps && <FirstSteps done={steps} addresses={addresses} />}
      {seesShifts && <Today />}
      <MonthFigures month={month} onMonth={(next) => change({ month: next }, inPlace)} addresses={addresses} />
      <Columns main={main} side={side} />
    </Box>
  )
}
