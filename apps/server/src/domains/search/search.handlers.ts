import { role } from '@vigie/contract/access.ts'
import { search } from '@vigie/contract/search/search.ts'
import { reading } from '../../kit/handle.ts'
import type { Session } from '../../kit/session.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { agentsFound, sitesFound } from './search.store.ts'

export const handlers = [
  reading(search, async ({ input, db, session }) => {
    if (!/[\p{L}\p{N}]/u.test(input.words)) return { success: true, results: [] }
    const answers = await Promise.all(questionsOf(db, input.words, session).map((question) => db.read(question)))
    return { success: true, results: answers.flat() }
  }),
]

/** Managers find agents and sites, partners their agents, clients their sites: each only what its screens would open. */
function questionsOf(db: Db, words: string, { user, settings, siteIds }: Session) {
  switch (user.role) {
    case role.manager:
      return [
        ...(settings.man_access_list_resource ? [agentsFound(db, words, { partnerId: null })] : []),
        ...(settings.man_access_list_site ? [sitesFound(db, words, { clientIds: null, siteIds: null })] : []),
      ]
    case role.partner: {
      const isOpen = settings.partner_access_resources && !user.forbiddenPages.includes('PART_AGENTS')
      return isOpen ? [agentsFound(db, words, { partnerId: user.partnerId ?? 0 })] : []
    }
    case role.client:
    case role.clientUser: {
      const isOpen = settings.cli_access_sites && !user.forbiddenPages.includes('VOSINF')
      return isOpen ? [sitesFound(db, words, { clientIds: user.clientIds, siteIds })] : []
    }
    case role.agent:
    case role.device:
      return []
  }
}
