import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import * as z from 'zod/mini'

/** A text of the address. An empty one counts as none. */
export const queryText = z.optional(z.coerce.string())

/** A new step of the browser's history, and what it remembers beside its address: a reload keeps it, Back takes it away. */
export interface Step {
  readonly isNewStep?: boolean
  readonly state?: Readonly<Record<string, string>>
}

/**
 * The values in the address, read by a shape of texts, and how to change them; what does not fit is left out, so a wrong
 * address still opens the screen. Filters, month, week and the open panel live there: back and refresh always work.
 */
export function useQueryValues<S extends z.ZodMiniObject>(shape: S) {
  const search = useSearch({ strict: false }) as Record<string, unknown>
  const navigate = useNavigate()
  const change = useCallback(
    (changes: Partial<z.output<S>>, { isNewStep = false, state: kept = {} }: Step = {}) => {
      const state = isNewStep ? kept : true
      return navigate({ to: '.', search: (now: object) => ({ ...now, ...changes }), replace: !isNewStep, state } as never)
    },
    [navigate],
  )
  return [readQuery(shape, search), change] as const
}

export function readQuery<S extends z.ZodMiniObject>(shape: S, search: Record<string, unknown>): z.output<S> {
  const read: Record<string, unknown> = {}
  for (const [name, holds] of Object.entries(shape.shape)) {
    const value = z.safeParse(holds as z.ZodMiniType, search[name])
    read[name] = value.success ? value.data : undefined
  }
  return read as z.output<S>
}
