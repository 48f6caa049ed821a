import type { OwnClocking } from '@vigie/contract/clockings/clockings.proof.ts'
import type { Doubt } from '@vigie/contract/clockings/clockings.believing.rules.ts'
import { localOf } from '@vigie/contract/kit/time.ts'
import type { Language } from '@vigie/phrases/languages.ts'
import { say } from '@vigie/phrases/say.ts'
import { decisionsOf, type DecidableLine } from '../decisions.rules.ts'

type Line = DecidableLine & { readonly shiftId: number; readonly comment: string | null }
type State = Pick<OwnClocking, 'state' | 'reason' | 'standsAt' | 'standsLocal'>

interface Own {
  readonly clockingUuid: string
  readonly doubt: Doubt | null
  readonly timeZone: string
}

/** How each act of these shifts stands for its agent, given all their lines in order: with the reason, where it does not count. */
export function ownStates(lines: readonly Line[], language: Language) {
  const byUuid = new Map(lines.map((line) => [line.clocking_uuid, line]))
  const decided = new Map([...Map.groupBy(lines, ({ shiftId }) => shiftId).values()].flatMap((own) => [...decisionsOf(own)]))
  return ({ clockingUuid, doubt, timeZone }: Own): State => {
    const { decision, by } = decided.get(clockingUuid) ?? {}
    const said = by === undefined ? undefined : byUuid.get(by)
    const asMade = { standsAt: null, standsLocal: null }
    if (decision === 'refused' || decision === 'deleted') return { state: decision, reason: said?.comment ?? null, ...asMade }
    if (decision === 'corrected' && said)
      return { state: decision, reason: said.comment, standsAt: said.happened_at, standsLocal: localOf(said.happened_at, timeZone) }
    if (doubt === null || decision === 'confirmed') return { state: 'done', reason: null, ...asMade }
    return { state: 'toConfirm', reason: say(language, `messages.doubts.${doubt}`), ...asMade }
  }
}
