import { markInstructionsRead, readOwnInstructions } from '@vigie/contract/instructions/instructions.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import { handle, type RequestContext } from '../../kit/handle.ts'
import { isAgentAtSite } from '../sites/sites.sheet.store.ts'
import { emitVersions } from './instructions.notifications.ts'
import { keepReading, ownVersions, siteFacts } from './instructions.store.ts'

/** What an agent does with the instructions of the sites of its published services. */
export const handlers = [
  handle(readOwnInstructions, async (context) => {
    const { input, db, now } = context
    const { siteId } = input
    const agentId = ownAgent(context)
    const [[isThere], [site], versions] = await db.batch(
      isAgentAtSite(db, siteId, agentId),
      siteFacts(db, siteId),
      ownVersions(db, siteId, agentId, now),
    )
    requires(isThere, 'NOT_FOUND')
    requires(site, 'NOT_FOUND')
    const of = (state: 'coming' | 'inForce') => {
      // Of those that come the next.
      const found = versions.findLast((one) => one.state === state)
      if (!found) return null
      const { state: _, ...own } = found
      return own
    }
    return { siteName: site.name, timeZone: site.timeZone, current: of('inForce'), next: of('coming') }
  }),

  handle(markInstructionsRead, async (context) => {
    const { input, db, now, company, emit } = context
    const agentId = ownAgent(context)
    requires(await db.one(isAgentAtSite(db, input.siteId, agentId)), 'NOT_FOUND')
    const [read] = await db.save(keepReading(db, input.siteId, input.id, agentId, now))
    requires(read, 'NOT_FOUND')
    emitVersions(emit, company.id, input.siteId, [agentId])
    return read
  }),
]

const ownAgent = ({ session }: Pick<RequestContext, 'session'>): number => session.user.agentId ?? 0
