/** What lies in another file: an entry of an archive, an attachment. */
export interface Held {
  readonly name: string
  /** All of it, or the beginning of what is too long to be held. */
  readonly bytes: Buffer
  /** Bytes of all of it. */
  readonly size: number
}

/** What files in a file may take, all together, and how each of them is looked at. */
export interface Inside {
  readonly left: { bytes: number; entries: number }
  look(held: Held): Promise<void>
}
