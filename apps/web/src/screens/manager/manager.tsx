import { mayOpen } from '@vigie/contract/access.screens.ts'
import Box from '@mui/material/Box'
import { addDays, dayOf } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useTranslation } from 'react-i18next'
import { useDemandCounts } from '../../domains/demands/useDemandCounts.ts'
import { useUnconfirmedDays } from '../../domains/shifts/useUnconfirmedDays.ts'
import { useUnfit } from '../../domains/shifts/useUnfit.ts'
import { openAddress } from '../../routing/open.ts'
import { managerAddress } from '../../routing/addresses/homes.ts'
import { shiftsAddress } from '../../routing/addresses/shifts.ts'
import { linkTo } from '../../routing/linkTo.ts'
import { inPlace, useAddress } from '../../routing/useAddress.ts'
import type { DashboardAddresses } from '../../features/dashboard/addresses.ts'
import { FirstSteps, useFirstSteps } from '../../features/dashboard/FirstSteps.tsx'
import { MonthFigures } from '../../features/dashboard/MonthFigures.tsx'
import { NextShifts } from '../../features/dashboard/NextShifts.tsx'
import { BackupLine } from '../../features/dashboard/today/BackupLine.tsx'
import { Below } from '../../features/dashboard/today/Below.tsx'
import { DemandsLine } from '../../features/dashboard/today/DemandsLine.tsx'
import { useAnswered } from '../../features/dashboard/today/useAnswered.ts'
import { useBackups } from '../../features/dashboard/today/useBackups.ts'
import { useOpenAlerts } from '../../features/dashboard/today/useOpenAlerts.ts'
import { useHomeShifts } from '../../features/dashboard/today/useHomeShifts.ts'
import { WaitingNow } from '../../features/dashboard/today/WaitingNow.tsx'
import { AccountLines } from '../../features/home/AccountLines.tsx'
import { Columns } from '../../features/home/Columns.tsx'
import { Greeting } from '../../features/home/Greeting.tsx'
import { Links } from '../../features/home/Links.tsx'
import { News } from '../../features/home/News.tsx'
import { Today } from '../../features/home/Today.tsx'
import { useExchange, type Exchange } from '../../session/store.ts'
import { useToday } from '../../session/today.ts'
import { mayUse } from '../../session/subject.ts'
import { ButtonLink } from '../../ui/links/ButtonLink.tsx'
import { NextIcon } from '../../ui/icons.tsx'

/** Days after today on which services are looked at for who may not have them: there is time left to mend it. */
const daysAhead = 6

const addressesFor = (exchange: Exchange): DashboardAddresses => {
  const open = (path: string) => openAddress(path, exchange)
  return {
    contracts: open('/manager/contracts'),
    sites: open('/site/sites'),
    anomalies: open('/manager/anomalies'),
    import: open('/import'),
    firstSteps: open('/first-steps'),
  }
}

const linkOf = ({ id, startsLocal }: Shift) => linkTo(shiftsAddress, { day: dayOf(startsLocal), shiftId: id })

/**
 * The manager's home: what is wrong now with its one click, today and the month in figures, who comes next, then the news.
 * A new company has its first steps instead: figures of nothing would stand between them and the eye.
 */
export default function ManagerHome() {
  const { t } = useTranslation()
  const exchange = useExchange()
  const seesShifts = mayUse(exchange, mayOpen.services)
  const addresses = addressesFor(exchange)
  const [{ newId, month }, change] = useAddress(managerAddress)
  const steps = useFirstSteps()
  const begins = steps?.hasPlanning === false && addresses.import !== null
  const shifts = useHomeShifts({ isEnabled: seesShifts })
  const alerts = useOpenAlerts({ isEnabled: seesShifts })
  const unconfirmed = useUnconfirmedDays({ isEnabled: seesShifts })
  const demands = useDemandCounts()
  const answered = useAnswered()
  const backups = useBackups()
  const today = useToday()
  const unfit = useUnfit(today, addDays(today, daysAhead), { isEnabled: seesShifts })
  // They come together: what waits to be confirmed, answered or given stands above the list, and pushes nothing down.
  const isLoading =
    shifts.isLoading ||
    alerts.isLoading ||
    unconfirmed.isLoading ||
    demands.isLoading ||
    answered.isLoading ||
    backups.isLoading ||
    unfit.isLoading
  const home = { ...shifts, isLoading, isPending: shifts.isPending || isLoading, data: isLoading ? undefined : shifts.data }
  const all = (
    <ButtonLink {...linkTo(shiftsAddress)} variant="text" endIcon={<NextIcon />}>
      {t('home.today.all')}
    </ButtonLink>
  )
  const side = (
    <>
      <AccountLines />
      {/* Last: they come when they come, and push nothing down. */}
      <Links />
    </>
  )
  const main = (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {seesShifts && !begins && <NextShifts home={home} linkOf={linkOf} all={all} />}
      <News openId={newId} onOpen={(id) => change({ newId: id }, inPlace)} />
    </Box>
  )
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Greeting />
      {steps && <FirstSteps done={steps} addresses={addresses} />}
      <BackupLine backups={backups.data} />
      {seesShifts && !begins && (
        <WaitingNow home={home} alerts={alerts.count} unconfirmed={unconfirmed.days} answered={answered.count} unfit={unfit.shifts} />
      )}
      {!seesShifts && <DemandsLine />}
      <Below home={home}>
        {seesShifts && !begins && <Today />}
        {!begins && <MonthFigures month={month} onMonth={(next) => change({ month: next }, inPlace)} addresses={addresses} />}
        <Columns main={main} side={side} />
      </Below>
    </Box>
  )
}
