import { createContext, use, type ReactNode } from 'react'

/** What became of a user: it is given by the screen, since it belongs to another part of the product. */
export const HistoryOfUser = createContext<(userId: number) => ReactNode>(() => null)
export const useHistoryOf = () => use(HistoryOfUser)
