import { reminderOf } from '@vigie/contract/agents/agents.rules.ts'
import { dayOf, daysBetween, localOf, type Instant } from '@vigie/contract/kit/time.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { readCompany } from '../companies/companies.store.ts'
import { notifyEach, type Notice } from '../notifications/notify.store.ts'
import { endingPapers, keepReminders, managersOfAgents, type EndingPaper } from './papers.store.ts'

const keyOf = ({ agentId, qualificationId, expiresOn }: Pick<EndingPaper, 'agentId' | 'qualificationId' | 'expiresOn'>) =>
  `${agentId} ${qualificationId ?? 'card'} ${expiresOn}`

/**
 * Reminds of papers and cards that end: each agent of its own, and managers of all that are due in one notice a night, so that the
 * first night brings one as well. Of each step one is reminded once; of steps that were missed only the closest is said.
 */
export async function nightOfPapers(outer: Db, now: Instant): Promise<void> {
  const company = await readCompany(outer)
  if (!company) return
  const today = dayOf(localOf(now, company.timeZone))
  const due = (await outer.read(endingPapers(outer, today))).flatMap((paper) => {
    const step = reminderOf(paper.expiresOn, today)
    return step !== null && (paper.reminded === null || step < paper.reminded) ? [{ ...paper, step }] : []
  })
  if (due.length === 0) return
  const managers = company.settings.man_edit_resources ? (await outer.read(managersOfAgents(outer))).map(({ userId }) => userId) : []
  await outer.transaction(async (db) => {
    const kept = new Set((await db.save(keepReminders(db, due, now))).map(keyOf))
    const told = due.filter((paper) => kept.has(keyOf(paper)))
    const [first] = told
    if (!first) return
    const factsOf = (paper: EndingPaper, isOwn: boolean, count: number) => ({
      agent: paper.agent,
      paper: paper.name ?? '',
      isCard: paper.qualificationId === null,
      on: paper.expiresOn,
      days: daysBetween(today, paper.expiresOn),
      isOwn,
      count,
    })
    const own = told.flatMap((paper): Notice[] =>
      paper.userId === null
        ? []
        : [
            {
              kind: 'paperEnds',
              facts: factsOf(paper, true, 1),
              userIds: [paper.userId],
              path: '/sheet',
              about: `paper ${keyOf(paper)} ${paper.step}`,
              now,
            },
          ],
    )
    const all: Notice = {
      kind: 'paperEnds',
      facts: factsOf(first, false, told.length),
      userIds: managers,
      path: told.length === 1 ? `/resource/resource?resourceId=${first.agentId}` : '/resource/resources?filter=expiring',
      about: `papers ${today} ${keyOf(first)} ${first.step}`,
      now,
    }
    await db.save(notifyEach(db, managers.length > 0 ? [...own, all] : own, now))
  })
}
