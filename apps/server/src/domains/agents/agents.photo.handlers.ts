import { agentChanged } from '@vigie/contract/agents/agents.ts'
import { changeAgentPhoto, removeAgentPhoto } from '@vigie/contract/agents/agents.photo.ts'
import { photoBytes } from '@vigie/contract/auth/photo.rules.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import { audience } from '../../kit/audience.ts'
import { handle, type RequestContext } from '../../kit/handle.ts'
import { newPicture } from '../files/pictures/pictures.ts'
import { agentPictured, deletePicture, savePicture } from '../files/pictures/pictures.store.ts'

export const handlers = [
  handle(changeAgentPhoto, async (context) => {
    const { input, db } = context
    const tell = await teller(context, input.id)
    const picture = await newPicture(context, { picture: input.photo, use: 'photo', most: photoBytes })
    await db.batch(...savePicture(db, { agentId: input.id }, picture))
    tell()
    return { photoUrl: picture.url }
  }),
  handle(removeAgentPhoto, async (context) => {
    const { input, db } = context
    const tell = await teller(context, input.id)
    await db.batch(...deletePicture(db, { agentId: input.id }))
    tell()
    return { success: true }
  }),
]

/** Tells whoever sees the agent that it has changed. Refuses one that is not there. */
async function teller({ db, company, emit }: Pick<RequestContext, 'db' | 'company' | 'emit'>, agentId: number): Promise<() => void> {
  const agent = await db.one(agentPictured(db, agentId))
  requires(agent, 'NOT_FOUND')
  return () => emit(agentChanged, { agentId }, audience.ofAgent(company.id, agentId, agent.partnerId))
}
