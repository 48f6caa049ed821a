import type { Instant } from '@vigie/contract/kit/time.ts'
import type { ActState, QueuedAct } from './acts.ts'
import { timeOf, type Clocked } from './clocked.ts'

/*
 * One act, from the moment it is made until nobody needs it here any more.
 *
 *              enter                       numbered
 *   (made) ───────────► fresh ───────────────────────────────► waiting
 *     │                   │    nobody answered, or no network     │
 *     │ cannot            │                                       │ sent in order, by one tab at a time,
 *     │ be written        │ sent as it happens                    │ as often as it takes
 *     ▼                   │                                       │
 *  sent all the           ├── recorded ──► (gone) ◄── recorded ───┤
 *  same, and not          │                  ▲                    │
 *  kept if nobody         └── refused ──► refused ◄── refused ────┘
 *  answers                                   │
 *                                            └── read ──► (gone)
 *
 *  An act that is recorded and to be confirmed goes from fresh or waiting to unconfirmed, and by read to (gone).
 *
 * - fresh, waiting and refused lie in the browser's database (journal.ts): each step is on the disk before anybody is told
 *   of it. Their names are those that earlier versions have written there.
 * - fresh: it is being sent as it happens, and has no number yet. A browser that is killed finds it so, and numbers it.
 * - waiting: kept. It has its number in its owner's sequence (numbering.ts), and goes out in that order (sync.ts).
 * - refused: the server has said why, and the person has not read it. It is gone at once where the screen says so as it
 *   happens; and at a tablet, where nobody stands any more to read it: the manager sees it beside the service.
 * - unconfirmed: recorded, and a manager must confirm it; the server has said why. It stays until it is read, as a refusal does.
 *
 * An act may be sent any number of times: the server knows each by its uuid, and answers as the first time.
 *
 * An act is given its time in stamp.ts before it enters, and nowhere else. Whatever the server says of it, now or later, comes
 * in as an event here; what the app shows of it goes out by `onOutcome` and `useQueue` (outcomes.ts, queue.ts).
 */

/** Whether the server has yet to say what becomes of an act. */
export const isPending = ({ state }: { readonly state: ActState }): boolean => state === 'fresh' || state === 'waiting'

export type ActEvent =
  /** `proof`: of a paired device's secret; null for a person. */
  | { readonly type: 'numbered'; readonly deviceSeq: number; readonly sequenceUuid: string; readonly proof: string | null }
  | { readonly type: 'recorded' }
  /** `isTold`: it is said on the screen right now, and need not be read a second time. */
  | { readonly type: 'refused'; readonly why: string; readonly isTold: boolean }
  /** `shift`: its service as it stands since, which says at what time the act was placed. */
  | { readonly type: 'unconfirmed'; readonly why: string; readonly isTold: boolean; readonly shift: Clocked | null }
  | { readonly type: 'read' }

/** The act after an event; null once it need not be kept. What does not fit its state changes nothing. */
export function transition(act: QueuedAct, event: ActEvent): QueuedAct | null {
  switch (event.type) {
    case 'numbered':
      if (act.state !== 'fresh') return act
      return {
        ...act,
        state: 'waiting',
        deviceSeq: event.deviceSeq,
        input: { ...act.input, sequenceUuid: event.sequenceUuid, proof: event.proof },
      }
    case 'recorded':
      return null
    case 'refused':
      return isPending(act) ? toRead(act, event, act.happenedAt) : act
    case 'unconfirmed':
      return isPending(act) ? toRead(act, event, (event.shift && timeOf(act.facts.act, event.shift)) ?? act.happenedAt) : act
    case 'read':
      return isPending(act) ? act : null
  }
}

/** At a tablet nobody stands any more to read it, and what the screen says at once is read. */
function toRead(act: QueuedAct, { type, why, isTold }: Extract<ActEvent, { isTold: boolean }>, happenedAt: Instant): QueuedAct | null {
  return act.facts.agentName === null && !isTold ? { ...act, state: type, refused: why, happenedAt } : null
}
