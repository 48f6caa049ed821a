import type { Loan, LoanForm } from '@vigie/contract/agents/loans.ts'
import type { Day, Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

export const loansOf = (db: Db, agentId: number) =>
  statement<Loan>(
    `select l.loan_id as id, l.qualification_id as "qualificationId", q.name, l.number, l.given_on as "givenOn", l.returned_on as "returnedOn",
            l.signed_at as "signedAt", l.signed_as as "signedAs", l.version
       from loans l join qualifications q on q.company_id = l.company_id and q.qualification_id = l.qualification_id
      where l.company_id = $1 and l.agent_id = $2
      order by l.returned_on desc nulls first, l.given_on desc, l.loan_id desc`,
    [db.companyId, agentId],
  )

export const loanThere = (db: Db, id: number) =>
  statement<{ agentId: number; qualificationId: number; givenOn: Day; version: number; isSigned: boolean }>(
    `select agent_id as "agentId", qualification_id as "qualificationId", given_on as "givenOn", version, signed_at is not null as "isSigned"
       from loans where company_id = $1 and loan_id = $2`,
    [db.companyId, id],
  )

/** No row: the catalogue offers no such equipment. */
export const insertLoan = (db: Db, agentId: number, { qualificationId, number, givenOn }: LoanForm, now: Instant) =>
  statement<{ id: number }>(
    `insert into loans (company_id, agent_id, qualification_id, number, given_on, created_at)
     select $1, $2, q.qualification_id, $4, $5, $6 from qualifications q
      where q.company_id = $1 and q.qualification_id = $3 and q.kind = 'equipment' and not q.is_archived returning loan_id as id`,
    [db.companyId, agentId, qualificationId, number.trim(), givenOn, now],
  )

/** No row: it has changed since `version`. */
export const saveReturn = (db: Db, id: number, version: number, returnedOn: Day | null) =>
  statement<{ version: number }>(
    'update loans set returned_on = $4 where company_id = $1 and loan_id = $2 and version = $3 returning version',
    [db.companyId, id, version, returnedOn],
  )

/** No row: it has been signed, or has changed since `version`. */
export const deleteLoan = (db: Db, id: number, version: number) =>
  statement<{ id: number }>(
    'delete from loans where company_id = $1 and loan_id = $2 and version = $3 and signed_at is null returning loan_id as id',
    [db.companyId, id, version],
  )

/** No row: it is not this agent's, has come back, or is signed already. */
export const saveSignature = (db: Db, id: number, agentId: number, signedAs: string, now: Instant) =>
  statement<{ signedAt: Instant }>(
    `update loans set signed_at = $5, signed_as = $4
      where company_id = $1 and loan_id = $2 and agent_id = $3 and signed_at is null and returned_on is null returning signed_at as "signedAt"`,
    [db.companyId, id, agentId, signedAs, now],
  )

/** Adds lent equipment to the agent's qualifications, and removes it once every piece was returned. */
export const followLoans = (db: Db, agentId: number, qualificationId: number | null) =>
  statement<{ isHeld: boolean }>(
    `with lent as (select exists (select from loans where company_id = $1 and agent_id = $2 and qualification_id = $3 and returned_on is null) as is_lent),
     had as (
       insert into agent_qualifications (company_id, agent_id, qualification_id) select $1, $2, $3 from lent where lent.is_lent
       on conflict (company_id, agent_id, qualification_id) do nothing),
     gone as (
       delete from agent_qualifications a using lent
        where a.company_id = $1 and a.agent_id = $2 and a.qualification_id = $3 and not lent.is_lent)
     select lent.is_lent as "isHeld" from lent`,
    [db.companyId, agentId, qualificationId],
  )
