import type { Doubt } from '@vigie/contract/clockings/clockings.believing.rules.ts'
import type { ClockingKind } from '@vigie/contract/clockings/clockings.rules.ts'
import type { NotificationKind } from '@vigie/contract/notifications/notifications.kinds.ts'
import type { Day, Instant, Month } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

/** An act of the clock, by its site's own time. */
interface ClockedAct {
  readonly act: ClockingKind
  readonly site: string
  readonly day: Day
  /** `HH:mm` */
  readonly time: string
}

/** A service by its site's own time. */
interface PlannedService {
  readonly site: string
  readonly day: Day
  /** `HH:mm`, its start and its end. */
  readonly time: string
  readonly until: string
}

interface Check {
  readonly agent: string
  readonly site: string
  readonly day: Day
  readonly time: string
  readonly by: string
}

/** An alert of a service or of a device: when it begins, or since when it is so. Several of one kind at once: `count`, and nothing else. */
interface Alerted {
  readonly agent: string
  readonly site: string
  readonly device: string
  readonly day: Day | ''
  readonly time: string
  readonly until: string
  /** Its reader is the agent. */
  readonly isOwn: boolean
  readonly count: number
}

interface OwnMonth {
  readonly month: Month
  readonly count: number
}

interface AlarmedDevice {
  readonly device: string
  /** The first that it serves. */
  readonly site: string
  readonly day: Day
  readonly time: string
}

/** What the sentence of each kind names, in no language. */
interface NoticeFacts {
  /** A document was filed; `asks`: it wants to be validated, `by`: until that day. */
  readonly documentFiled: { readonly document: string; readonly asks: boolean; readonly by: Day | null }
  /** A manager reminds of it. */
  readonly documentReminder: { readonly document: string; readonly asks: boolean; readonly by: Day | null }
  /** Its day comes near, or has passed. */
  readonly documentDue: { readonly document: string; readonly by: Day }
  /** An import by screen that its manager did not wait for: how many rows it wrote. */
  readonly importEnded: { readonly isWritten: boolean; readonly created: number; readonly changed: number }
  /** An act that was kept without network is to be confirmed. */
  readonly clockingUnconfirmed: ClockedAct & { readonly doubt: Doubt }
  /** A manager has confirmed or refused it. */
  readonly clockingDecided: ClockedAct & { readonly isConfirmed: boolean; readonly comment: string }
  /** A manager has corrected it to a time `HH:mm` of its site, or deleted it (null). */
  readonly clockingCorrected: ClockedAct & { readonly becomes: string | null; readonly comment: string }
  /** A service was given to it, or is no longer its own. */
  readonly shiftAssigned: PlannedService
  readonly shiftWithdrawn: PlannedService
  /** Its first service, and how many there are. */
  readonly missionOffered: PlannedService & { readonly count: number }
  readonly missionGone: PlannedService & { readonly count: number }
  /** An agent asks for something of a type (its number, and the name of a company's own); a manager has answered. */
  readonly demandMade: { readonly agent: string; readonly typeId: number; readonly ownType: string | null }
  readonly demandAnswered: {
    readonly typeId: number
    readonly ownType: string | null
    readonly answer: 'underWay' | 'partly' | 'accepted' | 'refused'
    readonly response: string
    /** On which it was made. */
    readonly day: Day
  }
  /** Instructions of a site were published: the day from which they hold; empty: they do. A manager reminds of them. */
  readonly instructionsPublished: { readonly site: string; readonly day: Day | '' }
  readonly instructionsReminder: { readonly site: string; readonly day: Day | '' }
  /** A colleague asks a manager for a swap: the service that it gives, and the reader's own that it would have; null: none. */
  readonly swapAsked: PlannedService & { readonly agent: string; readonly inReturn: PlannedService | null }
  /** A manager has recorded an absence of one's own, changed it or removed it: its first and last day. */
  readonly absenceRecorded: {
    readonly act: 'recorded' | 'changed' | 'removed'
    readonly from: Day
    readonly to: Day
    readonly proof: boolean
  }
  /** A card or another paper ends: the first of `count`, until when it holds and how many days are left. `paper` is empty for a card. */
  readonly paperEnds: {
    readonly agent: string
    readonly paper: string
    readonly isCard: boolean
    readonly on: Day
    readonly days: number
    readonly isOwn: boolean
    readonly count: number
  }
  /** A verification call is due: when, and until when it may be answered, `HH:mm` of its site. */
  readonly shiftCheckDue: Check
  readonly shiftCheckMissed: Alerted
  readonly alertNotArrived: Alerted
  readonly alertUncovered: Alerted
  readonly alertPostEmpty: Alerted
  readonly alertDeviceOffline: Alerted
  readonly alertPreClocking: Alerted
  /** Two copies of a device sign in by turns, or somebody guesses codes at it; when it was seen, by the company's clock. */
  readonly deviceCopied: AlarmedDevice
  readonly deviceGuessed: AlarmedDevice
  /** A month of one's own was published, planned anew, or waits to be validated: its services, or those that are new or changed. */
  readonly schedulePublished: OwnMonth
  readonly scheduleReplanned: OwnMonth & {
    readonly changed: readonly PlannedService[]
    readonly gone: readonly PlannedService[]
    readonly goneCount: number
  }
  readonly scheduleReminder: OwnMonth
  readonly message: { readonly title: string; readonly text: string }
}

export type Notice = {
  readonly [K in NotificationKind]: {
    readonly kind: K
    readonly facts: NoticeFacts[K]
    /** Whom it is for; who has no active account is left out. */
    readonly userIds: readonly number[]
    /** The page that it leads to, with its query: `/documents?…`. */
    readonly path: string
    readonly siteId?: number | null
    /** What it is about (`document 12 v3`): of one thing a person is told once in each kind. */
    readonly about: string
    readonly now: Instant
  }
}[NotificationKind]

/** Notices that one job sends on. */
const together = 500

/** Has what a statement has put into `made` (notification_id) sent on, and answers how many were told. */
export const sendMade = `, numbered as (select notification_id, (row_number() over (order by notification_id) - 1) / ${together} as part from made),
     parts as (select json_agg(notification_id) as ids from numbered group by part),
     asked as (select count(jobs.enqueue('notifications.deliver', json_build_object('ids', ids))) as jobs from parts)
     select (select count(*) from made)::int as "toldCount" from asked`

/**
 * Tells people something: their rows, and the jobs that send them on, in ONE statement, for the batch or transaction of
 * the change itself. Who was told before of the same is not told again. Answers how many were told.
 */
export const notify = (db: Db, { kind, facts, userIds, path, siteId, about, now }: Notice) =>
  statement<{ toldCount: number }>(
    `with made as (
       insert into notifications (company_id, user_id, kind, facts, path, site_id, about, created_at)
       select $1, u.user_id, $2, $3::jsonb, $4, $5, $6, $7 from users u
        where u.company_id = $1 and u.user_id = any($8::int[]) and u.is_active and u.role <> 'clocking_device'
       on conflict do nothing returning notification_id)
     ${sendMade}`,
    [db.companyId, kind, JSON.stringify(facts), path, siteId ?? null, about, now, userIds],
  )

/** The same of many different notices, which a job has found together: still one statement. */
export const notifyEach = (db: Db, notices: readonly Notice[], now: Instant) =>
  statement<{ toldCount: number }>(
    `with said as materialized (
       select * from jsonb_to_recordset($3::jsonb) as n (kind text, facts jsonb, path text, site int, about text, users jsonb)),
     made as (
       insert into notifications (company_id, user_id, kind, facts, path, site_id, about, created_at)
       select $1, u.user_id, n.kind, n.facts, n.path, n.site, n.about, $2
         from said n cross join lateral jsonb_array_elements_text(n.users) w (id)
         join users u on u.company_id = $1 and u.user_id = w.id::int and u.is_active and u.role <> 'clocking_device'
       on conflict do nothing returning notification_id)
     ${sendMade}`,
    [
      db.companyId,
      now,
      JSON.stringify(
        notices.map(({ kind, facts, path, siteId = null, about, userIds }) => ({ kind, facts, path, site: siteId, about, users: userIds })),
      ),
    ],
    { usesCustomPlan: true },
  )
