import { addHeld, changeHeld, heldFields, heldProblems, removeHeld, type HeldForm } from '@vigie/contract/agents/held.ts'
import { fieldProblems } from '@vigie/contract/kit/fields.rules.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import { refuseFields } from '../../kit/field-problems.ts'
import { handle } from '../../kit/handle.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { changingAgent, refuseArchived } from './agents.changing.ts'
import { deleteHeld, heldReferences, heldVersion, insertHeld, updateHeld } from './held.store.ts'

export const handlers = [
  handle(addHeld, async (context) => {
    const { input } = context
    const form = input as HeldForm
    return changingAgent(context, input.agentId, async (db, agent) => {
      refuseArchived(agent, addHeld.input)
      await refuseWrong(db, input.agentId, form, addHeld.input)
      const [made] = await db.save(insertHeld(db, input.agentId, form))
      refuseFields(made ? [] : [{ field: 'qualificationId', problem: 'agent.alreadyHeld' }], addHeld.input)
      requires(made, 'CONFLICT')
      return made
    })
  }),
  handle(changeHeld, async (context) => {
    const { input } = context
    const form = input as HeldForm
    return changingAgent(context, input.agentId, async (db) => {
      requires(await db.one(heldVersion(db, input.agentId, form.qualificationId)), 'NOT_FOUND')
      await refuseWrong(db, input.agentId, form, changeHeld.input)
      const [changed] = await db.save(updateHeld(db, input.agentId, input.version, form))
      requires(changed, 'CONFLICT')
      return changed
    })
  }),
  handle(removeHeld, async (context) => {
    const { input } = context
    return changingAgent(context, input.agentId, async (db) => {
      requires(await db.one(heldVersion(db, input.agentId, input.qualificationId)), 'NOT_FOUND')
      requires((await db.save(deleteHeld(db, input.agentId, input.qualificationId, input.version)))[0], 'CONFLICT')
      return { success: true }
    })
  }),
]

async function refuseWrong(db: Db, agentId: number, form: HeldForm, input: object): Promise<void> {
  refuseFields([...fieldProblems(heldFields, form), ...heldProblems(form)], input)
  const known = await db.one(heldReferences(db, agentId, form))
  refuseFields(
    [
      ...(known?.isQualification ? [] : [{ field: 'qualificationId', problem: 'notAnAllowedValue' }]),
      ...(known?.isDocument ? [] : [{ field: 'documentId', problem: 'notAnAllowedValue' }]),
    ],
    input,
  )
}
