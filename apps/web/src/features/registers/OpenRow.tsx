import type { RegisterRow } from '@vigie/contract/kit/register.ts'
import type { RegisterName } from '@vigie/contract/registers/registers.all.ts'
import { createContext, use, type ReactNode } from 'react'
import { RegisterForm } from './RegisterForm.tsx'

/** The history of a list or of one of its rows: another feature's, which the screen gives. */
export const HistoryOf = createContext<(name: RegisterName, id?: number) => ReactNode>(() => null)

/** The row that is open, in a window over its list. */
export function OpenRegisterRow({ name, row, onClose }: { name: RegisterName; row: RegisterRow; onClose: () => void }) {
  return <RegisterForm name={name} row={row} historyOf={use(HistoryOf)} onClose={onClose} />
}
