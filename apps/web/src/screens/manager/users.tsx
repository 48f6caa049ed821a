import { pageCodes, rights, type PageCode, type Right } from '@vigie/contract/companies/settings.ts'
import { useTranslation } from 'react-i18next'
import { UserHistory } from '../../features/changes/History.tsx'
import { HistoryOfUser } from '../../features/users/history.ts'
import { list } from '../../features/users/users.tsx'
import { wordsOfPage } from '../../i18n/pages/pageWords.ts'
import { ListScreen } from '../../lists/ListScreen.tsx'

export const phrases = wordsOfPage('changes')

const isRight = (code: string): code is Right => (rights as readonly string[]).includes(code)
const isPage = (code: string): code is PageCode => (pageCodes as readonly string[]).includes(code)

function HistoryOf({ userId }: { userId: number }) {
  const { t } = useTranslation()
  const nameOf = (code: string): string => {
    if (isRight(code)) return t(`users.rights.${code}.name`)
    return isPage(code) ? t(`users.pages.${code}.name`) : code
  }
  return <UserHistory userId={userId} nameOf={nameOf} />
}
const historyOf = (userId: number) => <HistoryOf userId={userId} />

/** Utilisateurs: who may enter, and what each may see and change. */
export default function Users() {
  return (
    <HistoryOfUser value={historyOf}>
      <ListScreen list={list} />
    </HistoryOfUser>
  )
}
