import type { RecordedLine } from '@vigie/contract/clockings/clockings.journal.ts'
import type { Language } from '@vigie/phrases/languages.ts'
import { say } from '@vigie/phrases/say.ts'
import { decisionsOf } from '../decisions.rules.ts'
import { readPlaceOf } from '../read-place.ts'
import type { ShiftLine } from './journal.store.ts'

/** The lines of a shift as a manager reads them: why an act is to be confirmed, in words, and what was said of it. */
export function withDecisions(lines: readonly ShiftLine[], language: Language): RecordedLine[] {
  const decidable = lines.map(({ clockingUuid, kind, happenedAt, verdict, doubt, aboutUuid }) => ({
    clocking_uuid: clockingUuid,
    kind,
    happened_at: happenedAt,
    verdict,
    doubt,
    about_uuid: aboutUuid,
  }))
  const decided = decisionsOf(decidable)
  const byUuid = new Map(lines.map((line) => [line.clockingUuid, line]))
  return lines.map((line) => {
    const { decision, by } = decided.get(line.clockingUuid) ?? {}
    const said = by === undefined ? undefined : byUuid.get(by)
    return {
      ...line,
      ...readPlaceOf(line),
      doubtMessage: line.doubt && say(language, `messages.doubts.${line.doubt}`),
      decision: decision ?? null,
      decidedAt: said?.recordedAt ?? null,
      decidedBy: said?.authorName ?? null,
      decisionComment: said?.comment ?? null,
    }
  })
}
