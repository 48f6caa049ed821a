/**
 * An act that its device has accepted: somebody was told so; or its page ended before it could tell, and it lies in the journal or
 * was sent, which no act is before it lies there.
 */
export interface MadeAct {
  readonly clockingUuid: string
  readonly device: string
  readonly shiftId: number
  readonly act: string
  /** When it was asked for and when it was told of, by the clock of whoever runs the trial, in milliseconds. */
  readonly from: number
  readonly to: number
}

/** A line of the journal. */
export interface FoundLine {
  readonly clockingUuid: string
  readonly siteId: number
  readonly seq: number
  readonly shiftId: number
  readonly kind: string
  /** Milliseconds. */
  readonly happenedAt: number
  readonly doubt: string | null
}

export interface Found {
  /** Site by site in the order of its chain. */
  readonly lines: readonly FoundLine[]
  /** The acts whose receipts lie on the device that made them. */
  readonly receipted: ReadonlySet<string>
  /** The services that have both times. */
  readonly done: ReadonlySet<number>
}

/** Milliseconds that an act that is believed may be from when it was made: what the product's clocks may be apart. */
const tolerance = 31_000

/**
 * Lines that are doubted and should not be. After a start without network no steady clock bears a time out; and what follows an act that
 * waits for a manager, as the end of such a break, fits nothing that counts yet. Nothing else that befalls these devices is a reason.
 */
function strangelyDoubted(lines: readonly FoundLine[]): FoundLine[] {
  const waiting = new Set<number>()
  return lines.filter(({ doubt, shiftId }) => {
    if (doubt === null) return false
    const isFollowing = doubt === 'order' && waiting.has(shiftId)
    waiting.add(shiftId)
    return doubt !== 'clock' && !isFollowing
  })
}

/** What of the acts made is not as it must be: each once, in order, at its time, not doubted, with its receipt. Empty: all is. */
export function faultsOf(made: readonly MadeAct[], { lines, receipted, done }: Found): string[] {
  const byUuid = new Map(made.map((act) => [act.clockingUuid, act]))
  const found = new Map(lines.map((line) => [line.clockingUuid, line]))
  const lost = made.filter(({ clockingUuid }) => !found.has(clockingUuid))
  const strange = lines.filter(({ clockingUuid }) => !byUuid.has(clockingUuid))
  const kinds = Map.groupBy(lines, ({ shiftId, kind }) => `${kind} of service ${shiftId}`)
  const twice = [...kinds].filter(([, same]) => same.length > 1).map(([what]) => what)
  const bare = made.filter(({ clockingUuid }) => found.has(clockingUuid) && !receipted.has(clockingUuid))
  const open = [...new Set(made.map(({ shiftId }) => shiftId))].filter((shiftId) => !done.has(shiftId))
  const doubted = strangelyDoubted(lines)
  return [
    ...many('lost', lost.map(nameOf)),
    ...many(
      'recorded and made by nobody',
      strange.map(({ clockingUuid }) => clockingUuid),
    ),
    ...many('recorded twice', twice),
    ...many('out of order', outOfOrder(made, lines)),
    ...many('believed at another time', mistimed(byUuid, lines)),
    ...many(
      'doubted without a reason',
      doubted.map(({ clockingUuid, doubt, kind, shiftId }) => {
        const act = byUuid.get(clockingUuid)
        return `${act ? nameOf(act) : `${kind} of service ${shiftId}`}: ${doubt}`
      }),
    ),
    ...many('without a receipt on its device', bare.map(nameOf)),
    ...many('services without both times', open.map(String)),
  ]
}

const nameOf = ({ device, act, shiftId }: MadeAct): string => `${act} of service ${shiftId} (${device})`

function many(what: string, named: readonly string[]): string[] {
  return named.length === 0 ? [] : [`${named.length} ${what}: ${named.slice(0, 3).join(', ')}${named.length > 3 ? ' …' : ''}`]
}

/** Acts that stand in a chain behind one that their device has made after them. */
function outOfOrder(made: readonly MadeAct[], lines: readonly FoundLine[]): string[] {
  const places = new Map(made.map((act, at) => [act.clockingUuid, { act, at }]))
  const last = new Map<string, number>()
  return lines.flatMap(({ clockingUuid, siteId }) => {
    const place = places.get(clockingUuid)
    if (!place) return []
    const chain = `${place.act.device} ${siteId}`
    const before = last.get(chain) ?? -1
    last.set(chain, Math.max(before, place.at))
    return place.at < before ? [nameOf(place.act)] : []
  })
}

/** Acts that nobody doubts and that stand at another time than that at which they were made. */
const mistimed = (byUuid: ReadonlyMap<string, MadeAct>, lines: readonly FoundLine[]): string[] =>
  lines.flatMap(({ clockingUuid, happenedAt, doubt }) => {
    const act = byUuid.get(clockingUuid)
    if (!act || doubt !== null) return []
    const seconds = happenedAt < act.from ? happenedAt - act.from : Math.max(0, happenedAt - act.to)
    return Math.abs(seconds) > tolerance ? [`${nameOf(act)} by ${Math.round(seconds / 1000)} s`] : []
  })
