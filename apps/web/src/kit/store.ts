import { useLayoutEffect, useState, useSyncExternalStore } from 'react'

export interface Store<T> {
  readonly get: () => T
  readonly set: (next: T) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** One value that parts of the page read and that code outside React may change. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const useStore = <T>({ subscribe, get }: Store<T>): T => useSyncExternalStore(subscribe, get)

/**
 * The same for what changes while a page is drawn in slices. React draws the whole page again in one piece where such a
 * value differs at the end (`useSyncExternalStore`): here the one part that reads it is drawn again, before anything is seen.
 */
export function useStoreInSlices<T>({ subscribe, get }: Store<T>): T {
  const [value, setValue] = useState(get)
  useLayoutEffect(() => {
    const read = () => setValue(get)
    read()
    return subscribe(read)
  }, [subscribe, get])
  return value
}
