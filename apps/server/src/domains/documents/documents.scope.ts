import { subjectOf, type Company, type Session } from '../../kit/session.ts'
import { scopeOf, type DocumentScope } from './documents.scope.rules.ts'

/** Whose documents the caller of a call sees. */
export const documentScopeOf = ({ company, session }: { readonly company: Company; readonly session: Session }): DocumentScope =>
  scopeOf(subjectOf(company, session, 'nobody'), session)
