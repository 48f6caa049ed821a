import { statement, type Db } from '../../../platform/postgres/db.ts'

/** What a company says of itself on paper. */
export interface PrintedCompany {
  readonly name: string
  readonly timeZone: string
  readonly apiVersion: string
  readonly address: string
  readonly city: string
  readonly authorisationNumber: string | null
  readonly declarationNumber: string | null
}
export const companyOnPaper = (db: Db) =>
  statement<PrintedCompany>(
    `select name, time_zone as "timeZone", api_version as "apiVersion", address,
            concat_ws(' ', nullif(postcode, ''), nullif(city, '')) as city, authorisation_number as "authorisationNumber",
            declaration_number as "declarationNumber"
       from companies where company_id = $1`,
    [db.companyId],
  )
