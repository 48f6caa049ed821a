import { rightsChanged } from '@vigie/contract/auth/sessions.events.ts'
import { changeText, readTexts, textLanguages, textPages, textProblems } from '@vigie/contract/companies/companies.texts.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import { audience } from '../../kit/audience.ts'
import { refuseFields } from '../../kit/field-problems.ts'
import { handle } from '../../kit/handle.ts'
import { allTexts, saveText } from './companies.texts.store.ts'

export const handlers = [
  handle(readTexts, async ({ db }) => ({
    texts: (await db.read(allTexts(db))).flatMap(({ page, language, text }) => {
      // Of a page that the product no longer has nothing is shown.
      const own = { page: textPages.find((one) => one === page), language: textLanguages.find((one) => one === language) }
      return own.page && own.language ? [{ page: own.page, language: own.language, text }] : []
    }),
  })),
  handle(changeText, async ({ input, db, company, emit }) => {
    const { page, language, text, was } = input
    refuseFields(textProblems(text), changeText.input)
    // Nothing is set where nothing stands.
    if (text !== was) {
      requires((await db.save(saveText(db, input))).length > 0, 'CONFLICT')
      // Their session holds the text.
      emit(rightsChanged, {}, [audience.everybody(company.id)])
    }
    return { page, language, text }
  }),
]
