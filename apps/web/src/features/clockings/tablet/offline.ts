import { checkOfShown, sealShown } from '@vigie/contract/clockings/clockings.seal.ts'
import type { HeldAgent } from '@vigie/contract/clockings/clockings.offline.ts'
import type { ShownOffline } from '@vigie/contract/clockings/clockings.offline.rules.ts'
import { freshUuid } from '../../../kit/uuid.ts'
import type { NewAct } from '../../../offline/acts.ts'
import { journal, useJournal } from '../../../offline/journal.ts'
import type { Roster } from '../../../offline/roster/kept.ts'
import { fitting, possibleOf } from '../../../offline/roster/recognise.rules.ts'
import { rosterNow, useRoster } from '../../../offline/roster/roster.ts'
import { countWrongTry } from '../../../offline/roster/tries.ts'
import { serverNow } from '../../../session/clock.ts'
import { deviceSigner } from '../../../session/devices/deviceProof.ts'
import { sessionStore } from '../../../session/store.ts'
import { checkSettings } from './checkSettings.ts'
import type { Candidate, Person } from './choices.ts'
import type { FlowAction } from './flow.ts'
import { canSayOnTheWay } from './onTheWay.ts'
import { nothingYet } from './steps/refusals.ts'

// What the tablet does by itself while there is no network (decisions/08-offline): it recognises agents by checks, offers what the same rules
// allow of what it knows, and seals what was shown, which the server looks at when it takes the journal.

/**
 * Recognises and seals once for nobody, and keeps nothing of it: its first time a page takes many times as long for that, and nobody
 * shall stand before it then.
 */
export async function rehearse(): Promise<void> {
  const roster = rosterNow()
  if (roster === null) return
  const nobody = { code: '0000' }
  await Promise.all([checkOfShown(roster.checkKey, nobody), sealShown(roster.sealKey, freshUuid(), nobody), deviceSigner()])
}

/** Whether agents can be recognised here without network, and what they do be kept. */
export const canRecognise = (): boolean => rosterNow() !== null && journal.get().state === 'open'

export function useCanRecognise(): boolean {
  const { state } = useJournal()
  return useRoster() !== null && state === 'open'
}

/** Who has shown a code or a badge, as the flow is told; of whom was chosen from a list no other. */
export async function recognise({ agentId, ...shown }: ShownOffline & { readonly agentId?: number }): Promise<FlowAction> {
  const roster = rosterNow()
  if (roster === null) return { type: 'refused', refused: { code: 'OFFLINE' } }
  const fit = fitting(roster, shown, await checkOfShown(roster.checkKey, shown))
  const found = agentId === undefined ? fit : fit.filter(({ id }) => id === agentId)
  const [only, ...others] = found
  if (!only) {
    const lockedUntil = countWrongTry(Date.now())
    return { type: 'refused', refused: { code: 'UNKNOWN_OFFLINE', ...(lockedUntil > 0 && { lockedUntil }) } }
  }
  if (others.length === 0) return { type: 'identified', ...candidateOf(roster, only, shown) }
  return { type: 'severalFit', candidates: found.map((agent) => candidateOf(roster, agent, shown)) }
}

function candidateOf(roster: Roster, agent: HeldAgent, shown: ShownOffline): Candidate {
  const { settings, features } = sessionStore.get().exchange!.environment
  const now = serverNow()
  const canLeaveEarly = features.includes('canClockOutEarlier')
  const { choices, next } = possibleOf(roster, agent.id, {
    acts: journal.get().acts,
    now,
    settings,
    canLeaveEarly,
    checks: checkSettings(),
  })
  const offline = { agentId: agent.id, shown, sealKey: roster.sealKey }
  return {
    person: { name: agent.name ?? agent.firstName, firstName: agent.firstName, ticket: null, offline, choices, forceable: [] },
    ifNothing: nothingYet(next, now, settings.clocking_early_minutes),
    canSayOnTheWay: canSayOnTheWay(next),
  }
}

/** The act with what was shown, sealed for it alone, where the device has recognised its agent by itself. */
export async function withSeal(act: NewAct, { offline }: Person): Promise<NewAct> {
  if (!offline) return act
  const sealed = await sealShown(offline.sealKey, act.clockingUuid, offline.shown)
  return { ...act, input: { ...act.input, sealed } }
}
