import { useEffect, type RefObject } from 'react'
import { useCharacterKeys } from './lists/useListKeys.ts'
import { isSearchKey } from './searchKey.ts'

/** `/` leads to the search field of a page that is not a list (useListKeys). */
export function useSearchKey(field: RefObject<HTMLInputElement | null>): void {
  const areKeysOn = useCharacterKeys()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!areKeysOn || !isSearchKey(event)) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [areKeysOn, field])
}
