import { role } from '@vigie/contract/access.ts'
import type { ReactNode } from 'react'
import { useUser } from '../../session/store.ts'
import { NotFoundInside } from '../system/not-found.tsx'

/** What agents have and partners do not have yet, at addresses that both may open. */
export const AgentsOnly = ({ children }: { children: ReactNode }) => (useUser().role === role.agent ? children : <NotFoundInside />)
