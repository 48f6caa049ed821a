import { mayOpen } from '@vigie/contract/access.screens.ts'
import { role } from '@vigie/contract/access.ts'
import * as may from '@vigie/contract/access.calls.ts'
import { readAgent } from '@vigie/contract/agents/agents.ts'
import { readCompany } from '@vigie/contract/companies/companies.infos.ts'
import { monthOf } from '@vigie/contract/kit/time.ts'
import { readSchedules } from '@vigie/contract/schedules/schedules.ts'
import { useEffect } from 'react'
import { prepare } from '../../../api/queries.ts'
import { prepareOffers } from '../../../features/missions/prepareOffers.ts'
import { useSession } from '../../../session/store.ts'
import { mayUse } from '../../../session/subject.ts'
import { useToday } from '../../../session/today.ts'

/** Milliseconds: what a company says of itself hardly ever changes. */
const companyFresh = 300_000

/**
 * What is asked once somebody is signed in, before any screen needs it (coverage 4.026): the company's data and,
 * for an agent, its own sheet, the month's schedule and the missions. The phone keeps schedule and missions, so that they open without
 * network too.
 */
export function useStartUp(): void {
  const { exchange } = useSession()
  const month = monthOf(useToday())
  const isSignedIn = exchange?.user != null
  const isEmployed = exchange?.user?.role === role.agent && exchange.user.hasActiveContract
  const readsSchedule = isEmployed && mayUse(exchange, may.seeSchedules)
  const hasMissions = exchange?.user?.role === role.agent && mayUse(exchange, mayOpen.missions)
  useEffect(() => {
    if (isSignedIn) prepare(readCompany, {}, companyFresh)
  }, [isSignedIn])
  useEffect(() => {
    if (isEmployed) prepare(readAgent, { month })
  }, [isEmployed, month])
  useEffect(() => {
    if (readsSchedule) prepare(readSchedules, { month })
  }, [readsSchedule, month])
  useEffect(() => {
    if (hasMissions) prepareOffers()
  }, [hasMissions])
}
