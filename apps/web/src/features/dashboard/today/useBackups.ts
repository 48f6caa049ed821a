import { role } from '@vigie/contract/access.ts'
import * as may from '@vigie/contract/access.calls.ts'
import { readBackups, type BackupsRead } from '@vigie/contract/companies/companies.backups.ts'
import { useAsk } from '../../../api/queries.ts'
import { useExchange, useUser } from '../../../session/store.ts'
import { mayUse } from '../../../session/subject.ts'

/** Milliseconds: backups are made once a night. */
const fresh = 300_000

/** What is wrong with the backups, for a manager who administers. */
export function useBackups(): { readonly data: BackupsRead | undefined; readonly isLoading: boolean } {
  const exchange = useExchange()
  const isEnabled = useUser().role === role.manager && mayUse(exchange, may.administer)
  return useAsk(readBackups, {}, { isEnabled, staleTime: fresh })
}
