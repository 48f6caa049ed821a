import type { PartnerRecord } from '@vigie/contract/partners/partners.ts'
import { PartnerHistory } from '../../features/changes/History.tsx'
import { PartnerSheet } from '../../features/partners/PartnerSheet.tsx'
import { CompanyUsers } from '../../features/users/CompanyUsers.tsx'
import { wordsOfPages } from '../../i18n/pages/pageWords.ts'

export const phrases = wordsOfPages('partners', 'changes', 'users')

const historyOf = (partnerId: number) => <PartnerHistory partnerId={partnerId} />
const usersOf = ({ id, isActive }: PartnerRecord) => <CompanyUsers partnerId={id} mayInvite={isActive} />

/** A company that lends agents, for administrators. */
export default function PartnerSheetScreen() {
  return <PartnerSheet renderUsers={usersOf} renderHistory={historyOf} />
}
