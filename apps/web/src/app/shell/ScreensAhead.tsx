import { useEffect, useMemo } from 'react'
import { fetchAtRest } from '../../kit/atRest.ts'
import { useExchange } from '../../session/store.ts'
import { guardSignedIn } from '../../routing/guard.ts'
import { addresses, addressOf, isBuilt } from '../routes.ts'
import { useMenu } from './menu/useMenu.ts'

/** Milliseconds: on a slow phone somebody who has just come touches the home, and each screen that begins would hold that up. */
const homeFirst = 5000

/** Fetches the screens that the reader may open while nothing else is to be done, the menu's first: they open without waiting. */
export function ScreensAhead() {
  const exchange = useExchange()
  const { main, manage, company } = useMenu()
  const fetches = useMemo(() => {
    const open = addresses.filter((address) => address.frame === 'shell' && guardSignedIn(address, exchange, isBuilt) === 'open')
    const inOrder = new Set([...main, ...manage, ...company, ...open].map(({ path }) => path))
    return [...inOrder].flatMap((path) => addressOf(path)?.screen ?? [])
  }, [exchange, main, manage, company])
  useEffect(() => fetchAtRest(fetches, homeFirst), [fetches])
  return null
}
