import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { useToday } from '../session/today.ts'
import { readQuery, writeQuery, type Query, type Values } from './query.ts'

/** What a step of the browser's history remembers beside its address: a reload keeps it, Back takes it away. */
interface StepState {
  /** The view from which a panel was opened (useOpened.ts). */
  readonly openedFrom?: string
  /** Whose password was just chosen by a link: the sign-in says so, and knows the address. */
  readonly passwordChosenFor?: string
  /** The tablet's clock shows a shift (useShiftAddress.ts): a step of its own, so that going back leaves it. */
  readonly isShiftOpen?: boolean
}
declare module '@tanstack/react-router' {
  interface HistoryState extends StepState {}
}

/** How a change goes into the browser's history. */
export interface Step {
  /** A step that Back undoes; else the change takes the place of what is shown. */
  readonly isNewStep?: boolean
  readonly state?: StepState
}
/** A step that Back undoes. */
export const inPlace: Step = { isNewStep: true }
export type Change<V> = (changes: Partial<V>, step?: Step) => void

/**
 * The values in the address, and how to change them; a wrong text falls back, so a wrong address still opens the screen.
 * Filters, month, week and the open panel live there: back and refresh always work.
 */
export function useAddress<Q extends Query>({ query }: { readonly query: Q }) {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const today = useToday()
  const change: Change<Values<Q>> = useCallback(
    (changes, { isNewStep = false, state = {} } = {}) => {
      const texts = writeQuery(query, changes, today)
      void navigate({
        to: '.',
        search: (shown: Record<string, unknown>) => ({ ...shown, ...texts }),
        replace: !isNewStep,
        state: isNewStep ? state : true,
        // What changes is a part of the page: it stays where it is scrolled to.
        resetScroll: false,
      })
    },
    [navigate, query, today],
  )
  const values = useMemo(() => readQuery(query, search, today), [query, search, today])
  return [values, change] as const
}
