import type {
  HeldAbsence,
  HeldAvailability,
  HeldAct,
  HeldAlert,
  HeldComment,
  HeldDemand,
  HeldDocument,
  HeldHandover,
  HeldMission,
  HeldService,
  HeldSession,
} from '@vigie/contract/personal-data/personal-data.rows.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'
import { isHeldAct, isHeldComment, isHeldService, servicesTables } from './personal-data.services.ts'

/** Whose, and which part of it: every statement is asked with the agent and the account of the session alone. */
export interface PersonalData<Key> {
  readonly agentId: number
  readonly limit: number
  /** After this one, in the order of the list. */
  readonly after: Key | undefined
}
interface AtInstant {
  readonly at: Instant
  readonly id: number
}
interface InChain {
  readonly siteId: number
  readonly seq: number
}

export const heldServices = (db: Db, { agentId, limit, after }: PersonalData<AtInstant>) =>
  statement<HeldService>(
    `select s.shift_id as id, s.number, si.name as "siteName", s.starts_at as "startsAt", s.ends_at as "endsAt",
            s.planned_break_minutes as "plannedBreakMinutes", s.arrived_at as "arrivedAt", s.left_at as "leftAt",
            s.break_minutes as "breakMinutes", s.note
       from ${servicesTables} join sites si on si.company_id = s.company_id and si.site_id = s.site_id
      where ${isHeldService} and ($3::timestamptz is null or (s.starts_at, s.shift_id) > ($3, $4::int))
      order by s.starts_at, s.shift_id limit $5`,
    [db.companyId, agentId, after?.at ?? null, after?.id ?? null, limit],
    { usesCustomPlan: true },
  )

/** What was done by an agent or about its service, each line of the journal. Who did it is named where it was a manager. */
export const heldActs = (db: Db, { agentId, limit, after }: PersonalData<InChain>) =>
  statement<HeldAct & InChain>(
    `select c.site_id as "siteId", c.seq, c.shift_id as "serviceId", si.name as "siteName", c.kind, c.way,
            c.happened_at as "happenedAt", c.recorded_at as "recordedAt", c.is_forced as "isForced",
            c.is_outside_area as "isOutsideArea", c.is_offline as "isOffline", c.doubt, r.name as "reasonName",
            u.first_name || ' ' || u.last_name as "managerName", cd.comment, cd.latitude, cd.longitude,
            cd.accuracy_metres as "accuracyMetres", c.line, encode(c.hash, 'hex') as hash
       from clockings c join sites si on si.company_id = c.company_id and si.site_id = c.site_id
       left join anomaly_reasons r on r.company_id = c.company_id and r.anomaly_reason_id = c.anomaly_reason_id
       left join users u on u.company_id = c.company_id and u.user_id = c.user_id and u.role = 'manager'
       left join clocking_details cd on cd.company_id = c.company_id and cd.site_id = c.site_id and cd.seq = c.seq
      where ${isHeldAct} and ($3::int is null or (c.site_id, c.seq) > ($3, $4::int))
      order by c.site_id, c.seq limit $5`,
    [db.companyId, agentId, after?.siteId ?? null, after?.seq ?? null, limit],
  )

export const heldComments = (db: Db, { agentId, limit, after }: PersonalData<number>) =>
  statement<HeldComment & { readonly id: number }>(
    `select m.comment_id as id, m.shift_id as "serviceId", m.text, m.created_at as "createdAt", m.updated_at as "updatedAt"
       from ${servicesTables} join shift_comments m on m.company_id = s.company_id and m.shift_id = s.shift_id
      where ${isHeldComment} and ($3::int is null or m.comment_id > $3) order by m.comment_id limit $4`,
    [db.companyId, agentId, after ?? null, limit],
  )

export type HeldDemandRow = Omit<HeldDemand, 'typeName' | 'fields' | 'nationalInsuranceNumber'> & {
  readonly typeId: number
  readonly ownTypeName: string | null
  readonly fields: unknown
  /** Encrypted. */
  readonly secret: Buffer | null
}
export const heldDemands = (db: Db, { agentId, limit, after }: PersonalData<number>) =>
  statement<HeldDemandRow>(
    `select d.demand_id as id, d.demand_type_id as "typeId", t.name as "ownTypeName", d.fields, d.secret, d.text, d.status, d.response,
            array(select f.name from demand_files df join files f on f.company_id = df.company_id and f.file_id = df.file_id
                   where df.company_id = d.company_id and df.demand_id = d.demand_id order by df.place) as "fileNames",
            d.created_at as "createdAt", d.handled_at as "handledAt"
       from demands d left join demand_types t on t.company_id = d.company_id and t.demand_type_id = d.demand_type_id
      where d.company_id = $1 and d.agent_id = $2 and ($3::int is null or d.demand_id > $3) order by d.demand_id limit $4`,
    [db.companyId, agentId, after ?? null, limit],
  )

/** What an agent was offered. Whom it was offered beside, and who got it, is theirs. */
export const heldMissions = (db: Db, { agentId, limit, after }: PersonalData<number>) =>
  statement<HeldMission>(
    `select m.mission_id as id, m.text,
            array(select si.name from mission_shifts ms join shifts s on s.company_id = ms.company_id and s.shift_id = ms.shift_id
                    join sites si on si.company_id = s.company_id and si.site_id = s.site_id
                   where ms.company_id = m.company_id and ms.mission_id = m.mission_id order by s.starts_at, s.shift_id) as "siteNames",
            array(select s.starts_at from mission_shifts ms join shifts s on s.company_id = ms.company_id and s.shift_id = ms.shift_id
                   where ms.company_id = m.company_id and ms.mission_id = m.mission_id order by s.starts_at, s.shift_id) as "startTimes",
            m.created_at as "offeredAt", ma.viewed_at as "viewedAt", ma.response, ma.responded_at as "respondedAt",
            coalesce(m.assigned_agent_id = ma.agent_id, false) as "isGiven"
       from mission_agents ma join missions m on m.company_id = ma.company_id and m.mission_id = ma.mission_id
      where ma.company_id = $1 and ma.agent_id = $2 and ($3::int is null or ma.mission_id > $3) order by ma.mission_id limit $4`,
    [db.companyId, agentId, after ?? null, limit],
  )

export const heldAbsences = (db: Db, { agentId, limit, after }: PersonalData<AtInstant>) =>
  statement<HeldAbsence & { readonly id: number }>(
    `select n.unavailability_id as id, t.name as "typeName", n.starts_at as "startsAt", n.ends_at as "endsAt", n.is_demand as "isDemand",
            n.note, n.is_proof_awaited as "isProofAwaited",
            n.created_at as "createdAt"
       from unavailabilities n join unavailability_types t
         on t.company_id = n.company_id and t.unavailability_type_id = n.unavailability_type_id
      where n.company_id = $1 and n.agent_id = $2 and ($3::timestamptz is null or (n.starts_at, n.unavailability_id) > ($3, $4::int))
      order by n.starts_at, n.unavailability_id limit $5`,
    [db.companyId, agentId, after?.at ?? null, after?.id ?? null, limit],
  )

/** Services that it no longer kept, and why; also of one that was taken back. */
export const heldHandovers = (db: Db, { agentId, limit, after }: PersonalData<number>) =>
  statement<HeldHandover & { readonly id: number }>(
    `select h.handover_id as id, si.name as "siteName", h.from_at as "from", h.reason, h.created_at as "createdAt", h.undone_at as "undoneAt"
       from handovers h join shifts s on s.company_id = h.company_id and s.shift_id = h.shift_id
       join sites si on si.company_id = s.company_id and si.site_id = s.site_id
      where h.company_id = $1 and h.former_agent_id = $2 and ($3::int is null or h.handover_id > $3) order by h.handover_id limit $4`,
    [db.companyId, agentId, after ?? null, limit],
  )

export const heldAlerts = (db: Db, { agentId, limit, after }: PersonalData<number>) =>
  statement<HeldAlert & { readonly id: number }>(
    `select l.alert_id as id, l.kind, si.name as "siteName", l.since, l.raised_at as "raisedAt", l.note, l.ended_at as "endedAt"
       from alerts l join sites si on si.company_id = l.company_id and si.site_id = l.site_id
      where l.company_id = $1 and l.agent_id = $2 and ($3::int is null or l.alert_id > $3) order by l.alert_id limit $4`,
    [db.companyId, agentId, after ?? null, limit],
  )

export const heldAvailabilities = (db: Db, { agentId, limit, after }: PersonalData<AtInstant>) =>
  statement<HeldAvailability & { readonly id: number }>(
    `select v.availability_id as id, k.number as "contractNumber", v.starts_at as "startsAt", v.ends_at as "endsAt", v.created_at as "createdAt"
       from availabilities v join contracts k on k.company_id = v.company_id and k.contract_id = v.contract_id
      where v.company_id = $1 and v.agent_id = $2 and ($3::timestamptz is null or (v.starts_at, v.availability_id) > ($3, $4::int))
      order by v.starts_at, v.availability_id limit $5`,
    [db.companyId, agentId, after?.at ?? null, after?.id ?? null, limit],
  )

/** What an agent was given to read, with each version that it has looked at. */
export const heldDocuments = (db: Db, { agentId, limit, after }: PersonalData<{ readonly id: number; readonly version: number }>) =>
  statement<HeldDocument & { readonly id: number }>(
    `select d.document_id as id, d.name, dr.is_asked as "isAsked", dr.since, dr.until, rd.version, rd.viewed_at as "viewedAt",
            rd.validated_at as "validatedAt", rd.full_name as "validatedAs", rd.address as "validatedFrom",
            rd.validation_text as "validationText"
       from document_readers dr join documents d on d.company_id = dr.company_id and d.document_id = dr.document_id
       left join document_readings rd on rd.company_id = dr.company_id and rd.document_id = dr.document_id
        and rd.document_reader_id = dr.document_reader_id
      where dr.company_id = $1 and dr.agent_id = $2
        and ($3::int is null or (d.document_id, coalesce(rd.version, 0)) > ($3, $4::int))
      order by d.document_id, coalesce(rd.version, 0) limit $5`,
    [db.companyId, agentId, after?.id ?? null, after?.version ?? null, limit],
  )

/** The sessions of an account, numbered in their order: none has a name that may be told. */
export const heldSessions = (db: Db, userId: number, { limit, after }: Pick<PersonalData<number>, 'limit' | 'after'>) =>
  statement<HeldSession & { readonly id: number }>(
    `select x.id, x.kind, x.created_at as "createdAt", x.acted_at as "lastSeenAt", x.ended_at as "endedAt"
       from (select row_number() over (order by w.created_at, w.token_hash)::int as id, w.kind, w.created_at, w.acted_at, w.ended_at
               from sessions w where w.company_id = $1 and w.user_id = $2) x
      where $3::int is null or x.id > $3 order by x.id limit $4`,
    [db.companyId, userId, after ?? null, limit],
  )
