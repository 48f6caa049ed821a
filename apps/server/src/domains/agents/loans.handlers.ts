import { role } from '@vigie/contract/access.ts'
import { agentChanged } from '@vigie/contract/agents/agents.ts'
import { addLoan, listLoans, loanFields, removeLoan, returnLoan, signLoan, type LoanForm } from '@vigie/contract/agents/loans.ts'
import { fieldProblems } from '@vigie/contract/kit/fields.ts'
import { Refusal, requires } from '@vigie/contract/kit/refusal.ts'
import { audience } from '../../kit/audience.ts'
import { refuseFields } from '../../kit/field-problems.ts'
import { handle, reading, type RequestContext } from '../../kit/handle.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { withLockTimeout } from '../../platform/postgres/lock-timeout.ts'
import { askedAgent } from './agents.scope.rules.ts'
import { agentHeld, agentThere } from './agents.there.store.ts'
import { deleteLoan, followLoans, insertLoan, loansOf, loanThere, saveReturn, saveSignature } from './loans.store.ts'

export const handlers = [
  reading(listLoans, async ({ input, db, session }) => {
    const id = askedAgent(input.agentId, session)
    requires(session.user.role !== role.agent || id === session.user.agentId, 'NOT_FOUND')
    const [[there], loans] = await db.batch(agentThere(db, id), loansOf(db, id))
    requires(there, 'NOT_FOUND')
    return { loans }
  }),
  handle(addLoan, async (context) => {
    const { input, now } = context
    const form = input as LoanForm
    refuseFields(fieldProblems(loanFields, form), addLoan.input)
    return written(context, input.agentId, async (db, { isArchived }) => {
      if (isArchived) throw new Refusal('INVALID', {}, [{ field: 'resourceId', problem: 'agent.archived' }])
      const [made] = await db.save(insertLoan(db, input.agentId, form, now))
      refuseFields(made ? [] : [{ field: 'qualificationId', problem: 'notAnAllowedValue' }], addLoan.input)
      await db.save(followLoans(db, input.agentId, form.qualificationId))
      return { loanId: made!.id }
    })
  }),
  handle(returnLoan, async (context) => {
    const { input } = context
    const loan = await knownLoan(context, input.id)
    const isBefore = input.returnedOn !== null && input.returnedOn < loan.givenOn
    refuseFields(isBefore ? [{ field: 'returnedOn', problem: 'loan.returnedBefore' }] : [], returnLoan.input)
    return written(context, loan.agentId, async (db) => {
      const [changed] = await db.save(saveReturn(db, input.id, input.version, input.returnedOn))
      requires(changed, 'CONFLICT')
      await db.save(followLoans(db, loan.agentId, loan.qualificationId))
      return changed
    })
  }),
  handle(removeLoan, async (context) => {
    const { input } = context
    const loan = await knownLoan(context, input.id)
    return written(context, loan.agentId, async (db) => {
      const [gone] = await db.save(deleteLoan(db, input.id))
      if (!gone) throw new Refusal('INVALID', {}, [{ field: 'id', problem: 'loan.signed' }])
      await db.save(followLoans(db, loan.agentId, loan.qualificationId))
      return { success: true }
    })
  }),
  handle(signLoan, async (context) => {
    const { input, db, company, session, now, emit } = context
    const agentId = session.user.agentId ?? 0
    const loan = await knownLoan(context, input.id)
    requires(loan.agentId === agentId, 'NOT_FOUND')
    const [signed] = await db.save(saveSignature(db, input.id, agentId, input.signedAs, now))
    if (!signed) throw new Refusal('INVALID', {}, [{ field: 'id', problem: 'loan.signedAlready' }])
    emit(agentChanged, { agentId }, audience.ofAgent(company.id, agentId, null))
    return signed
  }),
]

type Context = Pick<RequestContext, 'db' | 'company' | 'emit'>

async function knownLoan({ db }: Context, id: number) {
  const loan = await db.one(loanThere(db, id))
  requires(loan, 'NOT_FOUND')
  return loan
}

/** Changes what is lent to an agent while nobody else does, and tells who shows it. */
async function written<T>(
  { db: outer, company, emit }: Context,
  agentId: number,
  work: (db: Db, agent: { isArchived: boolean }) => Promise<T>,
) {
  const done = await withLockTimeout(outer, async (db) => {
    const [agent] = await db.read(agentHeld(db, agentId))
    requires(agent, 'NOT_FOUND')
    return { agent, answer: await work(db, agent) }
  })
  emit(agentChanged, { agentId }, audience.ofAgent(company.id, agentId, done.agent.partnerId))
  return done.answer
}
