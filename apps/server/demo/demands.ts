import { spanOfAbsence } from '@vigie/contract/demands/demands.effects.rules.ts'
import { demandStatus, demandType, type DemandStatus } from '@vigie/contract/demands/demands.forms.ts'
import type { DemandValues } from '@vigie/contract/demands/demands.rules.ts'
import { addDays, addMinutes, addMonths, dayOf, localOf, monthOf, type Day, type Instant } from '@vigie/contract/kit/time.ts'
import { insertDemand, joinFiles, saveAnswer } from '../src/domains/demands/demands.save.store.ts'
import { insertType } from '../src/domains/demands/types/types.store.ts'
import { insertFile } from '../src/domains/files/files.store.ts'
import { statement, type Db } from '../src/platform/postgres/db.ts'
import type { Storage } from '../src/platform/storage/storage.ts'
import { withFiles } from './documents/files.ts'
import { demoAgentNumber } from './people/agents.plan.ts'
import { managerEmail } from './people/users.plan.ts'

const zone = 'Europe/Paris'

interface PlannedDemand {
  readonly type: keyof typeof demandType | 'parking'
  readonly text: string
  readonly hours: number
  /** `next`: the day of the agent's next service that is five days away. */
  readonly fields?: (facts: { readonly next: Day; readonly today: Day }) => DemandValues
  readonly absence?: { readonly name: string; readonly days: number }
  readonly photo?: string
  readonly answer?: { readonly status: DemandStatus; readonly response: string }
}
const { accepted, refused, underWay } = demandStatus
/** Each of another agent, the demo agent's first. */
const planned: readonly PlannedDemand[] = [
  {
    type: 'document',
    text: '',
    hours: 60 * 24,
    fields: () => ({ subject: 'Attestation employeur' }),
    answer: { status: accepted, response: 'Elle est dans vos documents.' },
  },
  {
    type: 'unavailability',
    text: 'Rendez-vous au tribunal à 14 h, je ne peux pas le déplacer.',
    hours: 71,
    absence: { name: 'Congé sans solde', days: 1 },
    photo: 'Convocation',
  },
  { type: 'advance', text: '', hours: 50, fields: () => ({ amount: 40_000 }) },
  {
    type: 'expense',
    text: 'Renfort de dimanche, péage aller et retour.',
    hours: 28,
    fields: ({ today }) => ({ amount: 3840, day: addDays(today, -3), subject: 'Péage et parking' }),
    photo: 'Ticket de péage',
  },
  {
    type: 'info',
    text: 'J’ai déménagé.',
    hours: 25,
    fields: () => ({
      address: '14 rue des Aulnes',
      address_complement: 'Bât. C',
      postcode: '31770',
      city: 'Colomiers',
      emergency_name: 'Inès, ma sœur',
      emergency_phone_mobile: '06 00 00 00 41',
    }),
  },
  {
    type: 'planning',
    text: 'Échanger ce service avec un collègue du même site, qui est d’accord.',
    hours: 9,
    fields: ({ next }) => ({ day: next }),
  },
  { type: 'equipment', text: 'La mienne est déchirée à la manche.', hours: 8, fields: () => ({ item: 'Parka', size: 'L' }) },
  { type: 'unavailability', text: '', hours: 5, absence: { name: 'Congés payés', days: 5 } },
  {
    type: 'training',
    text: '',
    hours: 4,
    fields: () => ({ subject: 'Recyclage SST' }),
    answer: { status: underWay, response: 'Une session est en cours d’organisation.' },
  },
  {
    type: 'payslip',
    text: 'Mes heures de nuit du 18 ne sont pas comptées.',
    hours: 30 * 24,
    fields: ({ today }) => ({ month: addMonths(monthOf(today), -1) }),
    answer: { status: accepted, response: 'Corrigé sur le prochain bulletin.' },
  },
  {
    type: 'parking',
    text: '',
    hours: 20 * 24,
    fields: () => ({ f1: 'AA-000-AA' }),
    answer: { status: refused, response: 'Le parking du site est complet jusqu’au printemps.' },
  },
  {
    type: 'other',
    text: 'Pouvez-vous me rappeler au sujet de mon badge ?',
    hours: 12 * 24,
    answer: { status: accepted, response: 'Fait par téléphone.' },
  },
]

/** What agents of the demo company ask for, some of it answered. On the first start, once months are planned. */
export async function saveDemands(db: Db, storage: Storage, now: Instant): Promise<void> {
  const [agents, kinds, managers] = await db.batch(
    statement<{ id: number; contractId: number; next: Day }>(
      `select a.agent_id as id, c.contract_id as "contractId", min((s.starts_at at time zone $4)::date) as next
         from agents a
         join contracts c on c.company_id = a.company_id and c.agent_id = a.agent_id and (c.ends_on is null or c.ends_on > ($2::timestamptz at time zone $4)::date)
         join shifts s on s.company_id = a.company_id and s.agent_id = a.agent_id and s.starts_at > $2::timestamptz + interval '5 days'
        where a.company_id = $1
          and not exists (select from unavailabilities u where u.company_id = a.company_id and u.agent_id = a.agent_id and u.ends_at > $2)
        group by a.agent_id, a.employee_number, c.contract_id order by a.employee_number = $3 desc, a.employee_number`,
      [db.companyId, now, demoAgentNumber, zone],
    ),
    statement<{ id: number; name: string }>('select unavailability_type_id as id, name from unavailability_types where company_id = $1', [
      db.companyId,
    ]),
    statement<{ id: number }>('select user_id as id from users where company_id = $1 and email = $2', [db.companyId, managerEmail]),
  )
  const question = { name: 'f1', label: 'Immatriculation', kind: 'text', isRequired: true, maxLength: 200 } as const
  const [parking] = await db.save(insertType(db, { name: 'Place de parking', fields: [question], text: 'optional', files: 'none' }))
  const today = dayOf(localOf(now, zone))
  const people = [...new Map(agents.map((agent) => [agent.id, agent])).values()]
  await withFiles(storage, async (make) => {
    // As they came: whoever asks later has the later number.
    const inTime = planned.map((demand, at) => ({ ...demand, agent: people[at] })).toSorted((one, other) => other.hours - one.hours)
    for (const { type, text, hours, fields, absence, photo, answer, agent } of inTime) {
      if (!agent || !managers[0]) return
      const createdAt = addMinutes(now, -hours * 60)
      const last = absence && addDays(agent.next, absence.days - 1)
      const kind = absence && kinds.find(({ name }) => name === absence.name)
      const span = last && spanOfAbsence(agent.next, last, zone)
      const values = {
        ...fields?.({ next: agent.next, today }),
        ...(kind && last && { unavailability_type_id: kind.id, date_start: agent.next, date_end: last }),
      }
      const [made] = await db.save(
        insertDemand(db, {
          uuid: null,
          agentId: agent.id,
          contractId: agent.contractId,
          typeId: type === 'parking' ? parking!.id : demandType[type],
          values,
          secret: null,
          text,
          absence: kind && span ? { typeId: kind.id, startsAt: span[0], endsAt: span[1] } : null,
          advanceMonth: type === 'advance' ? monthOf(localOf(createdAt, zone)) : null,
          now: createdAt,
        }),
      )
      if (photo !== undefined) {
        const file = await make({ name: photo, file: { photo: 'jpg' }, owner: 'company', type: 'Rapport', days: 0, to: '', read: 0 }, 1, '')
        await db.save(insertFile(db, file, null, createdAt))
        await db.save(joinFiles(db, made!.id, [file.storageKey]))
      }
      if (answer)
        await db.save(saveAnswer(db, { id: made!.id, version: 1, ...answer, userId: managers[0].id, now: addMinutes(createdAt, 180) }))
    }
  })
}
