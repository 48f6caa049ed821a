import { role } from '@vigie/contract/access.ts'
import { useEffect } from 'react'
import { useSession } from '../../../session/store.ts'
import { isViewing } from '../../../session/viewing.ts'
import { loadOffline } from '../../../offline/load.ts'

/** An agent's phone works without network from its first sign-in on; nobody else's browser keeps anything. */
export function useOfflineStart(): void {
  const isAgent = useSession().exchange?.user?.role === role.agent
  useEffect(() => {
    if (isAgent && !isViewing) void loadOffline()
  }, [isAgent])
}
