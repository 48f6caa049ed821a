import type { ClientRecord } from '@vigie/contract/clients/clients.ts'
import { ClientHistory } from '../../features/changes/History.tsx'
import { ClientSheet } from '../../features/clients/ClientSheet.tsx'
import { CompanyUsers } from '../../features/users/CompanyUsers.tsx'
import { wordsOfPages } from '../../i18n/pages/pageWords.ts'

export const phrases = wordsOfPages('clients', 'changes', 'users')

const historyOf = (clientId: number) => <ClientHistory clientId={clientId} />
const usersOf = ({ id }: ClientRecord) => <CompanyUsers clientId={id} mayInvite />

/** A client of the company, for who edits sites. */
export default function ClientSheetScreen() {
  return <ClientSheet renderUsers={usersOf} renderHistory={historyOf} />
}
