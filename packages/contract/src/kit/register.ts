import * as z from 'zod/mini'
import type { Access } from '../access.ts'
import { call, type Call } from './call.ts'
import { shapeOfFields, type RecordFields, type RecordOf } from './fields.ts'
import { countsOf, list, wordFilter, type Filters, type ListCall } from './list.ts'
import type { FieldProblem } from './refusal.ts'
import { shape } from './shape.ts'
import { id, ordinal } from './values.ts'

/** The rows of a register: those that new forms offer, and those that only old data names. */
export const registerStates = ['active', 'archived'] as const
export type RegisterState = (typeof registerStates)[number]

/** How many rows of a register are in each state: one shape for all of them. */
export const registerStateCounts = countsOf(registerStates)

/** A row of a register: its fields, and what the register itself adds. */
export type RegisterRow<F extends RecordFields = RecordFields> = RecordOf<F> & {
  readonly id: number
  readonly version: number
  readonly isArchived: boolean
}
type StateFilter = { readonly state: { readonly wire: 'state'; readonly words: typeof registerStates } }
type RegisterList<F extends RecordFields, K extends string, G extends Filters> = ListCall<RegisterRow<F>, StateFilter & G, K, unknown>

type In<T> = z.ZodMiniType<T, Record<string, unknown>>
type Made = { readonly id: number; readonly version: number }

interface Declared<F extends RecordFields, K extends string, G extends Filters> {
  /** The last part of its path, and its name in the address of its screen. */
  readonly name: string
  /** What a row is called in the reference, after an article: `a kind of contract`. */
  readonly one: string
  readonly access: Access
  readonly fields: F
  /** Fields that no two rows share, case and accents aside. The last one is where the problem is shown. */
  readonly unique: readonly (readonly (keyof F & string)[])[]
  /** What is wrong with a record beside its fields. The form and the handler ask the same. */
  problems?(record: RecordOf<F>): readonly FieldProblem[]
  readonly sorts: { readonly keys: readonly K[]; readonly usual: NoInfer<K> | `-${NoInfer<K>}` }
  readonly filters?: G
  /** Values of the wire for a new row, for the reference and the tests. */
  readonly example: Readonly<Record<string, unknown>>
  /** Its shapes, where another register has the same fields. */
  readonly shapes?: RegisterShapes
  /** Its rows have places that are moved, and its first sort is by them. */
  readonly isOrdered?: true
}

/** A list that a company keeps for itself: its fields, its rules and its calls. The server answers it from one row, the browser shows it. */
export interface Register<F extends RecordFields = RecordFields, K extends string = string, G extends Filters = Filters> extends Omit<
  Declared<F, K, G>,
  'filters'
> {
  readonly list: RegisterList<F, K, G>
  readonly create: Call<In<RecordOf<F>>, In<Made>>
  readonly change: Call<In<RecordOf<F> & Made>, In<{ readonly version: number }>>
  /** Puts rows away, or brings them back. */
  readonly archive: Call<In<{ readonly ids: readonly number[]; readonly isArchived: boolean }>, In<Readonly<Record<string, never>>>>
  /** Removes rows; one that other data names is archived instead. */
  readonly remove: Call<
    In<{ readonly ids: readonly number[]; readonly versions: readonly number[] }>,
    In<{ readonly archivedIds: readonly number[] }>
  >
  readonly order: Call<In<{ readonly ids: readonly number[] }>, In<Readonly<Record<string, never>>>>
}

interface RegisterShapes {
  readonly row: z.ZodMiniType
  readonly change: z.ZodMiniType
}
/** The shapes of rows with these fields: as a list answers one, and as a change takes it. */
export function registerShapes(fields: RecordFields): RegisterShapes {
  const own = shapeOfFields(fields)
  const numbered = { id: ['id', id], version: ['version', ordinal] } as const
  return {
    row: shape({ ...numbered, isArchived: ['is_archived', z.boolean()], ...own }),
    change: shape({ ...numbered, ...own }),
  }
}

/** Rows that one call archives, removes or puts in order. */
export const mostRegisterRows = 200
const ids = ['ids', z.array(id).check(z.minLength(1), z.maxLength(mostRegisterRows))] as const
/** Of each of `ids`, in the same order, the one that was read. */
const versions = ['versions', z.array(ordinal).check(z.minLength(1), z.maxLength(mostRegisterRows))] as const

/** Declares a register. A new one costs this descriptor, its row on the server, its phrases and a migration. */
export function register<const F extends RecordFields, const K extends string, const G extends Filters = StateFilter>(
  declared: Declared<F, K, G>,
): Register<F, K, G> {
  const { name, one, access, fields, sorts, filters, example, shapes = registerShapes(fields) } = declared
  const path = `/company/lists/${name}` as const
  const shared = { path, access, isOurs: true } as const
  const own = shapeOfFields(fields)
  const none = z.object({})
  const calls = {
    list: list({
      path,
      does: `The company's list in which each row is ${one}, also what is archived.`,
      access,
      // Under a name of its own, so that the answers of two lists are not one shape.
      rows: [name.replaceAll('-', '_'), shapes.row as z.ZodMiniType<RegisterRow<F>>],
      filters: { state: { ...wordFilter('state', registerStates), counts: registerStateCounts }, ...filters } as unknown as StateFilter & G,
      sorts,
      search: 'the name',
    }),
    create: call({
      ...shared,
      method: 'POST',
      does: `Adds ${one}. Refused where the list has it already.`,
      example: example as never,
      input: shape({ ...own }),
      output: shape({ id: ['id', id], version: ['version', ordinal] }),
    }),
    change: call({
      ...shared,
      method: 'PUT',
      does: `Changes ${one} over the version that was read.`,
      refuses: ['NOT_FOUND', 'CONFLICT'],
      example: { id: 1, version: 1, ...example },
      input: shapes.change,
      output: shape({ version: ['version', ordinal] }),
    }),
    archive: call({
      ...shared,
      method: 'PUT',
      path: `${path}/archive`,
      does: `Archives rows, each ${one}, or restores them: what is archived is read in old data and offered in no new form.`,
      refuses: ['NOT_FOUND'],
      input: shape({ ids, isArchived: ['is_archived', z.boolean()] }),
      output: none,
    }),
    remove: call({
      ...shared,
      method: 'DELETE',
      does: `Removes rows, each ${one}. A row that other data names is archived instead, and answered. Refused (CONFLICT), and nothing is done, when one has changed since its version.`,
      refuses: ['NOT_FOUND', 'CONFLICT'],
      input: shape({ ids, versions }),
      output: shape({ archivedIds: ['archived_ids', z.array(id)] }),
    }),
    order: call({
      ...shared,
      method: 'PUT',
      path: `${path}/order`,
      does: `Puts rows in this order, each ${one}; those that are not named follow.`,
      refuses: ['NOT_FOUND'],
      input: shape({ ids }),
      output: none,
    }),
  }
  return { ...declared, ...calls } as unknown as Register<F, K, G>
}
