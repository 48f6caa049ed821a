import type * as z from 'zod/mini'
import { contractModules, exportsOf, isSchema } from './contract.ts'

/** Every exported shape and value under its name with a capital (`Shift`, `Instant`): for the reference alone. */
export const namedShapes: readonly (readonly [name: string, holds: z.ZodMiniType])[] = contractModules.flatMap((one) =>
  exportsOf(one, isSchema).map(([name, holds]) => [`${name[0]!.toUpperCase()}${name.slice(1)}`, holds] as const),
)
