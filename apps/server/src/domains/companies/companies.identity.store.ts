import type { CompanyIdentity } from '@vigie/contract/companies/companies.identity.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

const columns = `coalesce(authorisation_number, '') as "authorisationNumber", coalesce(declaration_number, '') as "declarationNumber",
  registration_number as "registrationNumber", address, postcode, city, identity_version as version`

export const companyIdentity = (db: Db) =>
  statement<CompanyIdentity>(`select ${columns} from companies where company_id = $1`, [db.companyId])

/** No row: another has changed it since that version. */
export const saveIdentity = (
  db: Db,
  {
    registrationNumber,
    authorisationNumber,
    declarationNumber,
    address,
    postcode,
    city,
    version,
  }: Omit<CompanyIdentity, 'registrationNumber'> & {
    /** Unset: as it is. */
    readonly registrationNumber?: string | undefined
  },
) =>
  statement<CompanyIdentity>(
    `update companies set authorisation_number = nullif($2, ''), declaration_number = nullif($3, ''), address = $4, postcode = $5, city = $6,
            registration_number = coalesce($8, registration_number),
            identity_version = identity_version + 1
      where company_id = $1 and identity_version = $7 returning ${columns}`,
    [db.companyId, authorisationNumber, declarationNumber, address, postcode, city, version, registrationNumber ?? null],
  )
