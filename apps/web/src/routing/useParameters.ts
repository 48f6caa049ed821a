import { localOf, monthOf } from '@vigie/contract/kit/time.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { serverNow } from '../session/clock.ts'
import { useExchange } from '../session/store.ts'
import { readParameters, type Parameter, type Parameters } from './parameters.ts'

/**
 * Query parameters of the address by the specification's names, and how to change them (null takes one away). A change
 * is a step of its own: back undoes it, refresh keeps it.
 */
export function useParameters<P extends Parameter>(...names: readonly P[]) {
  const search = useSearch({ strict: false }) as Record<string, unknown>
  const navigate = useNavigate()
  const { timeZone } = useExchange()
  const read: Parameters<P> = readParameters(names, search, { month: monthOf(localOf(serverNow(), timeZone)) })
  const change = useCallback(
    (changes: Partial<Record<P, string | number | null>>) =>
      void navigate({ to: '.', search: (now: object) => ({ ...now, ...changes }), resetScroll: false } as never),
    [navigate],
  )
  return [read, change] as const
}
