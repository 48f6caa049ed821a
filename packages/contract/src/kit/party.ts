import * as z from 'zod/mini'
import type { Access } from '../access.ts'
import { call, type Call } from './call.ts'
import { event, type Event } from './event.ts'
import { emailField, linesField, phoneField, shapeOfFields, switchField, textField, type RecordFields, type RecordOf } from './fields.ts'
import { countsOf, list, wordFilter, type ListCall } from './list.ts'
import { severalIds, severalOutput, type SeveralOutput } from './several.ts'
import { shape } from './shape.ts'
import { count, id, ordinal } from './values.ts'

/** What is filled in of any company that this one works with: of its clients and of its partners. */
export const partyFields = {
  name: textField('name', 200, { isRequired: true }),
  /** Empty: the server gives the next one. */
  code: textField('code', 30),
  registrationNumber: textField('registration_number', 20),
  vatNumber: textField('vat_number', 20),
  address: textField('address', 200),
  addressComplement: textField('address_complement', 200),
  postcode: textField('postcode', 12),
  city: textField('city', 100),
  email: emailField('email'),
  phone: phoneField('phone'),
  note: linesField('note', 2000),
  isActive: switchField('is_active'),
} as const
export type PartyFields = RecordFields & typeof partyFields

/** Values of the wire for a new one, for the reference. */
export const partyExample = {
  name: 'Fondation Haute-Brière',
  code: 'C001',
  registration_number: '',
  vat_number: '',
  address: '9 allée des Tilleuls',
  address_complement: '',
  postcode: '31000',
  city: 'Toulouse',
  email: '',
  phone: '',
  note: '',
  is_active: true,
}

const states = ['active', 'inactive'] as const
/** How many are in each state: one shape for all of them. */
export const partyStateCounts = countsOf(states)
const sortKeys = ['name', 'code', 'city'] as const
export type PartySort = (typeof sortKeys)[number]

interface Declared<F extends PartyFields, N extends string> {
  readonly path: `/${string}`
  /** What it is called on the wire: its id, itself, and all of them. */
  readonly wire: { readonly id: string; readonly one: string; readonly all: string }
  /** In the reference, after an article: `a client`. */
  readonly one: string
  readonly access: Access
  readonly fields: F
  /** What is counted of each, by its name on the wire. */
  readonly counts: Readonly<Record<N, string>>
  /** Sentences of the reference: its list, what closing one does, and what may not refer to one that is removed. */
  readonly does: { readonly list: string; readonly close: string; readonly remove: string }
  readonly changedEvent: string
  readonly example: Readonly<Record<string, unknown>>
}

export type PartyRow<F extends PartyFields = PartyFields, N extends string = never> = RecordOf<F> & { readonly [K in N]: number } & {
  readonly id: number
  readonly version: number
}
type In<T> = z.ZodMiniType<T, Record<string, unknown>>
type Made = { readonly id: number; readonly version: number }
type StateFilter = { readonly state: { readonly wire: 'state'; readonly words: typeof states } }

/** The calls of a kind of company that this one works with. The server answers them by `partyHandlers`. */
export interface Party<F extends PartyFields = PartyFields, N extends string = never> {
  readonly fields: F
  readonly row: In<PartyRow<F, N>>
  readonly list: ListCall<PartyRow<F, N>, StateFilter, PartySort, unknown>
  readonly read: Call<In<{ readonly id: number }>, In<{ readonly record: PartyRow<F, N> }>>
  readonly create: Call<In<RecordOf<F>>, In<Made>>
  readonly change: Call<In<RecordOf<F> & Made>, In<Made>>
  /** Closes several, or opens them again. */
  readonly close: Call<In<{ readonly ids: readonly number[]; readonly isActive: boolean }>, In<SeveralOutput>>
  readonly remove: Call<In<Made>, In<Readonly<Record<string, never>>>>
  /** One was added, changed or removed; several: the id is null. */
  readonly changed: Event<In<{ readonly id: number | null }>>
}

/** Declares the calls of a kind of company that this one works with, and its event. */
export function party<const F extends PartyFields, const N extends string>(declared: Declared<F, N>): Party<F, N> {
  const { path, wire, one, access, fields, counts, does, changedEvent, example } = declared
  const own = shapeOfFields(fields)
  const byId = { id: [wire.id, id] } as const
  const counted = Object.fromEntries(Object.entries<string>(counts).map(([key, name]) => [key, [name, count] as const]))
  const row = shape({ id: ['id', id], ...own, ...counted, version: ['version', ordinal] })
  const saved = shape({ id: ['id', id], version: ['version', ordinal] })
  const onePath = `${path}/{${wire.id}}` as const
  const shared = { access, isOurs: true } as const
  const calls = {
    list: list({
      path,
      does: does.list,
      access,
      rows: [wire.all, row],
      filters: { state: { ...wordFilter('state', states), counts: partyStateCounts } },
      sorts: { keys: sortKeys, usual: 'name' },
      search: 'name, code and town',
    }),
    read: call({
      ...shared,
      method: 'GET',
      path: onePath,
      does: `What is kept of ${one}.`,
      refuses: ['NOT_FOUND'],
      example: { [wire.id]: 1 },
      input: shape(byId),
      output: shape({ record: [wire.one, row] }),
    }),
    create: call({
      ...shared,
      method: 'POST',
      path,
      does: `Adds ${one}; without a code it gets the next one. Refused where another has its code.`,
      example: example as never,
      input: shape(own),
      output: saved,
    }),
    change: call({
      ...shared,
      method: 'PUT',
      path: onePath,
      does: `Changes ${one}. Refused (CONFLICT) when it has changed since \`version\`. ${does.close}`,
      refuses: ['NOT_FOUND', 'CONFLICT'],
      example: { [wire.id]: 1, ...example, version: 1 } as never,
      input: shape({ ...byId, ...own, version: ['version', ordinal] }),
      output: saved,
    }),
    close: call({
      ...shared,
      method: 'PUT',
      path: `${path}/state`,
      does: `Closes several together, or opens them again: each ${one}. ${does.close} Those that are kept as they were are answered with the reason.`,
      refuses: ['NOT_FOUND'],
      example: { ids: [1], is_active: false },
      input: shape({ ids: ['ids', severalIds], isActive: ['is_active', z.boolean()] }),
      output: severalOutput,
    }),
    remove: call({
      ...shared,
      method: 'DELETE',
      path: onePath,
      does: `Removes ${one} that nothing refers to: ${does.remove}. Any other is closed instead. Refused (CONFLICT) when it has changed since \`version\`.`,
      refuses: ['NOT_FOUND', 'CONFLICT', 'RECORD_IN_USE'],
      example: { [wire.id]: 1, version: 1 },
      input: shape({ ...byId, version: ['version', ordinal] }),
      output: z.object({}),
    }),
    changed: event({ name: changedEvent, payload: shape({ id: [wire.id, z.nullable(id)] }) }),
  }
  return { fields, row, ...calls } as unknown as Party<F, N>
}
