import { agentChanged } from '@vigie/contract/agents/agents.ts'
import { addHeld, changeHeld, heldFields, heldProblems, removeHeld, type HeldForm } from '@vigie/contract/agents/held.ts'
import { fieldProblems } from '@vigie/contract/kit/fields.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import { audience } from '../../kit/audience.ts'
import { refuseFields } from '../../kit/field-problems.ts'
import { handle, type RequestContext } from '../../kit/handle.ts'
import { agentThere } from './agents.there.store.ts'
import { deleteHeld, heldReferences, heldVersion, insertHeld, updateHeld } from './held.store.ts'

export const handlers = [
  handle(addHeld, async (context) => {
    const { input, db } = context
    const form = input as HeldForm
    const tell = await agentOf(context, input.agentId)
    await refuseWrong(context, input.agentId, form, addHeld.input)
    const [made] = await db.save(insertHeld(db, input.agentId, form))
    refuseFields(made ? [] : [{ field: 'qualificationId', problem: 'agent.alreadyHeld' }], addHeld.input)
    requires(made, 'CONFLICT')
    tell()
    return made
  }),
  handle(changeHeld, async (context) => {
    const { input, db } = context
    const form = input as HeldForm
    const tell = await agentOf(context, input.agentId)
    requires(await db.one(heldVersion(db, input.agentId, form.qualificationId)), 'NOT_FOUND')
    await refuseWrong(context, input.agentId, form, changeHeld.input)
    const [changed] = await db.save(updateHeld(db, input.agentId, input.version, form))
    requires(changed, 'CONFLICT')
    tell()
    return changed
  }),
  handle(removeHeld, async (context) => {
    const { input, db } = context
    const tell = await agentOf(context, input.agentId)
    requires((await db.save(deleteHeld(db, input.agentId, input.qualificationId)))[0], 'NOT_FOUND')
    tell()
    return { success: true }
  }),
]

type Context = Pick<RequestContext, 'db' | 'company' | 'emit'>

/** The agent must be there; answers how to tell whoever shows it. */
async function agentOf({ db, company, emit }: Context, agentId: number): Promise<() => void> {
  const agent = await db.one(agentThere(db, agentId))
  requires(agent, 'NOT_FOUND')
  return () => emit(agentChanged, { agentId }, audience.ofAgent(company.id, agentId, agent.partnerId))
}

async function refuseWrong({ db }: Context, agentId: number, form: HeldForm, input: object): Promise<void> {
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
