import type { OwnClocking } from '@vigie/contract/clockings/clockings.proof.ts'
import type { Doubt } from '@vigie/contract/clockings/clockings.believing.rules.ts'
import type { Language } from '@vigie/phrases/languages.ts'
import { say } from '@vigie/phrases/say.ts'
import { decisionsOf, type DecidableLine } from '../decisions.rules.ts'

type Line = DecidableLine & { readonly shiftId: number; readonly comment: string | null }
type State = Pick<OwnClocking, 'state' | 'reason'>

/** How each act of these shifts stands for its agent, given all their lines in order: with the reason, where it does not count. */
export function ownStates(lines: readonly Line[], language: Language) {
  const byUuid = new Map(lines.map((line) => [line.clocking_uuid, line]))
  const decided = new Map([...Map.groupBy(lines, ({ shiftId }) => shiftId).values()].flatMap((own) => [...decisionsOf(own)]))
  return ({ clockingUuid, doubt }: { readonly clockingUuid: string; readonly doubt: Doubt | null }): State => {
    const { decision, by } = decided.get(clockingUuid) ?? {}
    if (decision === 'refused') return { state: 'refused', reason: byUuid.get(by!)?.comment ?? null }
    if (doubt === null || decision === 'confirmed') return { state: 'done', reason: null }
    return { state: 'toConfirm', reason: say(language, `messages.doubts.${doubt}`) }
  }
}
