import { ClientHistory } from '../../features/changes/History.tsx'
import { ClientSheet } from '../../features/clients/ClientSheet.tsx'
import { wordsOfPages } from '../../i18n/pages/pageWords.ts'

export const phrases = wordsOfPages('clients', 'changes')

const historyOf = (clientId: number) => <ClientHistory clientId={clientId} />

/** A client of the company, for who edits sites. */
export default function ClientSheetScreen() {
  return <ClientSheet renderHistory={historyOf} />
}
