import type { RegisterName } from '@vigie/contract/registers/registers.all.ts'
import { useTranslation } from 'react-i18next'
import { RegisterHistory } from '../../features/changes/History.tsx'
import { TypesList } from '../../features/demands/types/TypesList.tsx'
import { useOfferedCount } from '../../features/demands/types/useOfferedCount.ts'
import { RegistersBoard } from '../../features/registers/RegistersBoard.tsx'
import { wordsOfPage } from '../../i18n/pages/pageWords.ts'

/** The words of the history, which other screens show too. */
export const phrases = wordsOfPage('changes')

const historyOf = (name: RegisterName, id?: number) => <RegisterHistory name={name} {...(id !== undefined && { id })} />

/** Listes: what the company chooses from, list by list. */
export default function Lists() {
  const { t } = useTranslation()
  return <RegistersBoard historyOf={historyOf} types={{ title: t('demands.types.open'), count: useOfferedCount(), show: <TypesList /> }} />
}
