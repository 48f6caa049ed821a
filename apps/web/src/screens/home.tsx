import { mayOpen } from '@vigie/contract/access.screens.ts'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { homeQuery } from '../routing/addresses/homes.ts'
import { inPlace, useAddress } from '../routing/useAddress.ts'
import { AccountLines } from '../features/home/AccountLines.tsx'
import { Columns } from '../features/home/Columns.tsx'
import { Greeting } from '../features/home/Greeting.tsx'
import { Links } from '../features/home/Links.tsx'
import { News } from '../features/home/News.tsx'
import { Urgency } from '../features/home/Urgency.tsx'
import { JournalLine, ActsToRead } from '../features/clockings/phone/JournalBanner.tsx'
import { NextShift } from '../features/clockings/phone/NextShift.tsx'
import { UnseenDocuments } from '../features/documents/home/UnseenDocuments.tsx'
import { NewMissions } from '../features/missions/home/NewMissions.tsx'
import { AnsweredDemands } from '../features/notifications/home/AnsweredDemands.tsx'
import { MonthsToValidate } from '../features/schedules/agent/home/MonthsToValidate.tsx'
import { OwnWeek } from '../features/schedules/agent/home/OwnWeek.tsx'
import { useExchange } from '../session/store.ts'
import { mayUse } from '../session/subject.ts'
import { DeferredRender } from '../ui/feedback/DeferredRender.tsx'
import { CompanyText } from '../ui/page/CompanyText.tsx'
import { Todo } from '../ui/page/Todo.tsx'

/** The home of an agent: the next service, the week, what waits to be validated, whom to call, and what the company tells. */
export default function AgentHome() {
  const seesSchedule = mayUse(useExchange(), mayOpen.agentSchedule)
  const [{ newId }, change] = useAddress({ query: homeQuery })
  const side = (
    <>
      <AccountLines />
      {/* Last: they come when they come, and push nothing down. */}
      <Links />
    </>
  )
  const { t } = useTranslation()
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ position: 'relative' }}>
        <Greeting />
        <Box sx={overGreeting}>
          <JournalLine />
        </Box>
      </Box>
      <Box sx={top}>
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <NextShift />
          <ActsToRead />
        </Box>
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: { xs: 560, lg: 'none' } }}>
          <DeferredRender>
            {seesSchedule && <OwnWeek />}
            {/* Whom to call comes before what there is to read: one-handed, outdoors. */}
            <Urgency />
            {/* Its lines come when they come, and push nothing away from under the thumb. */}
            <Todo title={t('home.todo.title')}>
              {seesSchedule && <MonthsToValidate />}
              <UnseenDocuments />
              <NewMissions />
              <AnsweredDemands />
            </Todo>
          </DeferredRender>
        </Box>
      </Box>
      <DeferredRender>
        <Columns
          main={
            <>
              <CompanyText page="resource" />
              <News openId={newId} onOpen={(id) => change({ newId: id }, inPlace)} />
            </>
          }
          side={side}
        />
      </DeferredRender>
    </Box>
  )
}

const top = {
  display: 'grid',
  gap: { xs: 1.5, lg: 2.5 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '560px minmax(0, 1fr)' },
} as const

/** It takes the greeting's place and room above and below it: what comes and goes there moves nothing. */
const overGreeting = {
  position: 'absolute',
  inset: '-8px 0 auto',
  zIndex: 1,
  display: 'grid',
  // Before the banner's own letters: three lines have room.
  '&& > *': { minHeight: { xs: 72, md: 64 }, fontSize: '0.8125rem', lineHeight: 1.35 },
} as const
