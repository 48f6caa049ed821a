/** What is known of how a device has signed in. */
export interface Entries {
  /** By what it named itself each time, the latest first. */
  readonly entries: readonly string[]
  /** Those after which somebody came who did not know of them. */
  readonly leftEntries: readonly string[]
}
/** How it names itself: anew each time that it was answered, and by what it was answered last; null: it keeps none. */
export interface Entry {
  readonly entry: string
  readonly formerEntry: string | null
}

/** Of each so many are kept: a copy that was not there for longer is noticed one entry later. */
const kept = 8

/**
 * What is known after an entry, and whether it shows that two copies of the device are at work. A device knows its last entry. Whoever does
 * not may be a copy, or the device itself whose storage a crash has thrown back a little; then what came between is gone. It is two when that comes
 * back too: somebody goes on from an entry that another has left behind (decisions/09-tablet).
 */
export function entered({ entries, leftEntries }: Entries, { entry, formerEntry }: Entry): Entries & { readonly areTwo: boolean } {
  // Asked again without an answer, or a request that came late.
  if (entries.includes(entry)) return { entries, leftEntries, areTwo: false }
  const next = [entry, ...entries].slice(0, kept)
  const [latest] = entries
  if (latest === undefined || latest === formerEntry) return { entries: next, leftEntries, areTwo: false }
  const areTwo = formerEntry !== null && leftEntries.includes(formerEntry)
  const left = [latest, ...leftEntries.filter((one) => one !== formerEntry)].slice(0, kept)
  return { entries: next, leftEntries: left, areTwo }
}
