/** A list that is measured. */
export interface List {
  readonly what: string
  readonly path: string
  readonly payload: Readonly<Record<string, unknown>>
  /** It is asked of the one with the most shifts, or of the first one: its id goes with the payload under the name, and as `$3` of the bare one. */
  readonly of?: 'siteId' | 'resourceId' | 'vacation_id' | 'shift_id'
  /** So many others of the same kind go with it. */
  readonly beside?: number
  /** The plainest reading of the same rows, past row-level security; `$1` is the company, `$2` the month. */
  readonly bare: string
}
