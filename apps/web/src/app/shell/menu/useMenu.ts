import { useMemo } from 'react'
import { useExchange, useUser } from '../../../session/store.ts'
import { menuOf, type Menu } from './menu.ts'

/** The menu of whoever is signed in. */
export function useMenu(): Menu {
  const exchange = useExchange()
  const user = useUser()
  return useMemo(() => menuOf(exchange, user), [exchange, user])
}
