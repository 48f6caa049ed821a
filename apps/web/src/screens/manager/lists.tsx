import type { RegisterName } from '@vigie/contract/registers/registers.all.ts'
import { RegisterHistory } from '../../features/changes/History.tsx'
import { TypesButton } from '../../features/demands/types/TypesButton.tsx'
import { RegistersBoard } from '../../features/registers/RegistersBoard.tsx'
import { wordsOfPage } from '../../i18n/pages/pageWords.ts'

/** The words of the history, which other screens show too. */
export const phrases = wordsOfPage('changes')

const historyOf = (name: RegisterName, id?: number) => <RegisterHistory name={name} {...(id !== undefined && { id })} />

/** Listes: what the company chooses from, list by list. */
export default function Lists() {
  return <RegistersBoard historyOf={historyOf} beside={<TypesButton />} />
}
