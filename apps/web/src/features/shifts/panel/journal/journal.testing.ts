import type { RecordedLine } from '@vigie/contract/clockings/clockings.journal.ts'
import { localOf, type Instant } from '@vigie/contract/kit/time.ts'

let count = 0
/** A recorded line that was made for a test: an act of Paris, as it happened unless said. */
export function lineAt(kind: string, happenedAt: string, changes: Partial<RecordedLine> = {}): RecordedLine {
  count += 1
  return {
    clockingUuid: `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`,
    kind,
    way: 'position',
    verdict: 1,
    happenedAt: happenedAt as Instant,
    happenedLocal: localOf(happenedAt as Instant, 'Europe/Paris'),
    recordedAt: happenedAt as Instant,
    deviceAt: null,
    driftSeconds: null,
    deviceName: null,
    isOffline: false,
    isForced: false,
    isOutsideArea: false,
    isImprecise: false,
    distanceMetres: null,
    accuracyMetres: null,
    authorName: null,
    reasonName: null,
    comment: null,
    isAfterGap: false,
    isProofPartial: false,
    anchorAt: null,
    elapsedSeconds: null,
    aboutUuid: null,
    doubt: null,
    doubtMessage: null,
    decision: null,
    decidedAt: null,
    decidedBy: null,
    decisionComment: null,
    ...changes,
  }
}

/** An act that was kept without network and is to be confirmed. */
export const doubtful = (kind: string, happenedAt: string, changes: Partial<RecordedLine> = {}): RecordedLine =>
  lineAt(kind, happenedAt, {
    isOffline: true,
    deviceAt: happenedAt as Instant,
    driftSeconds: 0,
    recordedAt: '2026-10-12T17:00:00Z' as Instant,
    doubt: 'unknown_device',
    doubtMessage: 'Ce téléphone n’était pas connu.',
    ...changes,
  })
