import type { TextLanguage, TextPage } from '@vigie/contract/companies/companies.texts.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

/** The texts of some pages in a reader's language; where one is missing, in French, else in any. */
const textsFor = (db: Db, pages: readonly TextPage[], language: string) =>
  statement<{ page: string; text: string }>(
    `select distinct on (page) page, text from company_texts where company_id = $1 and page = any($2::text[]) and text <> ''
      order by page, language = $3 desc, language = 'fr' desc, language`,
    [db.companyId, pages, language],
  )

/** Session parameter pagesTexts. */
export const pageTexts = async (db: Db, pages: readonly TextPage[], language: string): Promise<Record<string, string>> =>
  Object.fromEntries((await db.read(textsFor(db, pages, language))).map(({ page, text }) => [page, text]))

export const allTexts = (db: Db) =>
  statement<{ page: string; language: string; text: string }>(
    `select page, language, text from company_texts where company_id = $1 and text <> '' order by page, language`,
    [db.companyId],
  )

export interface TextChange {
  readonly page: TextPage
  readonly language: TextLanguage
  /** Empty: none. */
  readonly text: string
  readonly was: string
}
/** Sets or replaces a text; an emptied one stays as an empty row. No row: it is not what it was any more. */
export const saveText = (db: Db, { page, language, text, was }: TextChange) =>
  statement<{ page: string }>(
    `insert into company_texts as t (company_id, page, language, text)
     select $1, $2, $3, $4
      where $5 = '' or exists (select from company_texts where company_id = $1 and page = $2 and language = $3)
     on conflict (company_id, page, language) do update set text = excluded.text where t.text = $5
     returning page`,
    [db.companyId, page, language, text, was],
  )
