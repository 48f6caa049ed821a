import path from 'node:path'
import type * as z from 'zod/mini'
import type { Call } from '../src/kit/call.ts'
import type { Event } from '../src/kit/event.ts'
import { modulesOf, type GatheredModule } from './modules.ts'

export type ContractModule = GatheredModule<Readonly<Record<string, unknown>>>

/** All files of the contract that may declare calls, events or shapes: rules declare none. */
export const contractModules: readonly ContractModule[] = await modulesOf(
  path.join(import.meta.dirname, '../src'),
  /^[a-z-]+\/(?!.*\.(rules|test|testing)\.ts$)[^/]+\.ts$/,
)

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Access is not asked for: a call without it must reach the server's start, which names it. */
export const isCall = (value: unknown): value is Call => isObject(value) && 'method' in value && 'path' in value && 'output' in value
export const isEvent = (value: unknown): value is Event => isObject(value) && 'name' in value && 'payload' in value
export const isSchema = (value: unknown): value is z.ZodMiniType => isObject(value) && '_zod' in value

/** The exports of a file that are of one kind, by their names. */
export const exportsOf = <T>({ exports }: ContractModule, is: (value: unknown) => value is T): [name: string, value: T][] =>
  Object.entries(exports).filter((entry): entry is [string, T] => is(entry[1]))
