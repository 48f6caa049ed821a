import { role } from '@vigie/contract/access.ts'
import { addLoan, listLoans, loanFields, removeLoan, returnLoan, signLoan, type LoanForm } from '@vigie/contract/agents/loans.ts'
import { fieldProblems } from '@vigie/contract/kit/fields.rules.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import { refuseFields } from '../../kit/field-problems.ts'
import { handle, reading, type RequestContext } from '../../kit/handle.ts'
import { askedAgent } from './agents.scope.rules.ts'
import { changingAgent, refuseArchived } from './agents.changing.ts'
import { agentThere } from './agents.there.store.ts'
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
    return changingAgent(context, input.agentId, async (db, agent) => {
      refuseArchived(agent, addLoan.input)
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
    return changingAgent(context, loan.agentId, async (db) => {
      const [changed] = await db.save(saveReturn(db, input.id, input.version, input.returnedOn))
      requires(changed, 'CONFLICT')
      await db.save(followLoans(db, loan.agentId, loan.qualificationId))
      return changed
    })
  }),
  handle(removeLoan, async (context) => {
    const { input } = context
    const loan = await knownLoan(context, input.id)
    return changingAgent(context, loan.agentId, async (db) => {
      const stands = await db.one(loanThere(db, input.id))
      refuseFields(stands?.isSigned ? [{ field: 'id', problem: 'loan.signed' }] : [], removeLoan.input)
      requires((await db.save(deleteLoan(db, input.id, input.version)))[0], 'CONFLICT')
      await db.save(followLoans(db, loan.agentId, loan.qualificationId))
      return { success: true }
    })
  }),
  handle(signLoan, async (context) => {
    const { input, session, now } = context
    const agentId = session.user.agentId ?? 0
    const loan = await knownLoan(context, input.id)
    requires(loan.agentId === agentId, 'NOT_FOUND')
    return changingAgent(context, agentId, async (db) => {
      const [signed] = await db.save(saveSignature(db, input.id, agentId, input.signedAs, now))
      refuseFields(signed ? [] : [{ field: 'id', problem: 'loan.signedAlready' }], signLoan.input)
      requires(signed, 'CONFLICT')
      return signed
    })
  }),
]

async function knownLoan({ db }: Pick<RequestContext, 'db'>, id: number) {
  const loan = await db.one(loanThere(db, id))
  requires(loan, 'NOT_FOUND')
  return loan
}
