/** The names of a domain in each place: `vehicles`, `Vehicle`, `vehicle_id`. */
export interface Names {
  /** Several of them, and one: `vehicles`, `vehicle`; the same with a capital. */
  readonly many: string
  readonly one: string
  readonly Many: string
  readonly One: string
  /** The column of its number. */
  readonly key: string
  /** Of the migration, with four digits. */
  readonly migration: string
}

export const capital = (name: string) => name[0]!.toUpperCase() + name.slice(1)

export const namesOf = (many: string, one: string, migration: number): Names => ({
  many,
  one,
  Many: capital(many),
  One: capital(one),
  key: `${one}_id`,
  migration: String(migration).padStart(4, '0'),
})
