import { onWipe } from '../../session/devices/deviceEntrance.ts'
import { onReset } from '../../session/ending.ts'
import { offlineDatabase, type Anchor } from '../database.ts'
import { deviceOwner } from '../owner.ts'
import { secondsBetween, steadyNow, type SteadyMoment } from './steady.ts'

interface HeldAnchor extends Anchor {
  /** When it came; null: in another run, and how long ago nobody can tell. */
  readonly since: SteadyMoment | null
  /** When it was asked for in this run: no later than the server's own instant of it; null as above. */
  readonly asked: SteadyMoment | null
}

/** The last anchor of each who uses this browser. */
const held = new Map<string, HeldAnchor>()

/** In the store of the numbers, which every version of the app has: a tab of the former one goes on with the database. */
const prefix = 'anchor '
const keyOf = (owner: string) => prefix + owner

/** Keeps what the server has just given, to whoever had asked for it at a moment: for this run, and on the disk for a start without network. */
export function takeAnchor(owner: string, { anchor, anchorAt }: Anchor, asked: SteadyMoment): void {
  held.set(owner, { anchor, anchorAt, since: steadyNow(), asked })
  void keep(keyOf(owner), { anchor, anchorAt })
}

/** Without it a start without network knows of no contact, and what is done there is to be confirmed. */
async function keep(key: string, anchor: Anchor): Promise<void> {
  try {
    await (await offlineDatabase()).put('counters', anchor, key)
  } catch {
    // The journal says that this browser keeps nothing.
  }
}

/** Reads the anchors of earlier runs. */
export async function readAnchors(): Promise<void> {
  const database = await offlineDatabase()
  for (const key of await database.getAllKeys('counters')) {
    const owner = key.slice(prefix.length)
    if (!key.startsWith(prefix) || held.has(owner)) continue
    const kept = await database.get('counters', key)
    if (typeof kept === 'object' && 'anchor' in kept) held.set(owner, { ...kept, since: null, asked: null })
  }
}

/** The last anchor, and how many seconds ago on the steady clock it came: null where this run has had no contact. */
export function lastAnchor(owner: string): (Anchor & { readonly elapsedSeconds: number | null }) | null {
  const last = held.get(owner)
  if (!last) return null
  const { since, anchor, anchorAt } = last
  return { anchor, anchorAt, elapsedSeconds: since === null ? null : secondsBetween(since, steadyNow()) }
}

/** The last anchor of this run, and when it was asked for. */
export function askedAnchor(owner: string): { readonly anchor: string; readonly since: SteadyMoment } | null {
  const last = held.get(owner)
  return last && last.asked !== null ? { anchor: last.anchor, since: last.asked } : null
}

async function forget(isGone: (owner: string) => boolean): Promise<void> {
  const owners = [...held.keys()].filter(isGone)
  for (const owner of owners) held.delete(owner)
  try {
    const database = await offlineDatabase()
    await Promise.all(owners.map((owner) => database.delete('counters', keyOf(owner))))
  } catch {
    // Nothing is kept there.
  }
}
// Signing out leaves nothing of the person but the acts that wait, which bear their own; a tablet's session comes and goes.
onReset(() => void forget((owner) => owner !== deviceOwner()))
onWipe(() => void forget((owner) => owner === deviceOwner()))
