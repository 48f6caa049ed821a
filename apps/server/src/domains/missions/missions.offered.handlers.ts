import { requires } from '@vigie/contract/kit/refusal.ts'
import { readOffer } from '@vigie/contract/missions/missions.offered.ts'
import { handle } from '../../kit/handle.ts'
import { obstacleSentence } from '../planning/obstacles.words.ts'
import { weigh } from '../planning/suggestions.ts'
import { openAsked } from '../planning/suggestions.store.ts'
import { papersOf, warningsAmong } from './missions.offered.rules.ts'
import { askedPapers, instructionsOf } from './missions.offered.store.ts'
import { missionFor } from './missions.view.ts'

export const handlers = [
  handle(readOffer, async ({ input, db, session, now, language }) => {
    const { agentId } = session.user
    requires(agentId, 'NOT_FOUND')
    const mission = await missionFor({ db, now }, input.id, agentId)
    const isAsked = mission.state === 'open'
    const openIds = mission.shifts.filter(({ isOpen }) => isOpen && isAsked).map(({ id }) => id)
    // What has gone to somebody else is no longer this agent's to know.
    const siteIds = isAsked || mission.assignedAgentId === agentId ? mission.shifts.map(({ siteId }) => siteId) : []
    const [[first, ...others], papers, instructions] = await db.batch(
      openAsked(db, openIds),
      askedPapers(db, openIds),
      instructionsOf(db, siteIds),
    )
    // Beside what it sees of its planning alone: what is not published yet is not said by a warning either.
    const [weighed] = first ? await weigh(db, [first, ...others], { search: '', agentIds: [agentId], limit: 1 }, 'published') : []
    const obstacles = weighed?.obstacles ?? []
    return {
      papers: weighed
        ? papersOf(
            papers.map(({ name }) => name),
            obstacles,
          )
        : [],
      warnings: warningsAmong(obstacles).map((one) => ({ code: one.code, message: obstacleSentence(one, language) })),
      instructions,
    }
  }),
]
