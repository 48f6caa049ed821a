import { addDays, clockOf, dayOf, localOf, type Day, type Instant } from '@vigie/contract/kit/time.ts'
import { weekNumber } from '@vigie/contract/prints/prints.rules.ts'
import { isWeekend } from '@vigie/contract/schedules/schedules.rules.ts'
import type { SignaturePage } from '../paper/pages.ts'
import { hoursSaid, type Words } from '../paper/paper.words.ts'
import { codedServices, type CodedService } from '../plannings/codes.rules.ts'
import { fitRows } from '../plannings/fit.rules.ts'
import type { PrintedSite } from '../plannings/plannings.store.ts'
import { remarksOf, timeOf } from './remarks.ts'
import { arrivalOf, cardDigits, departureOf, figuresOf, isStillOpen } from './signed.rules.ts'
import type { SignedLine, SignedService } from './signatures.store.ts'

/** Millimetres of an A4 page in portrait for its rows, and for what ends a sheet: figures and visas. */
const bodyHeight = 225
const endHeight = 29
const leastRow = 9.2
/** One of several lines of remarks, and letters of one: three of them fit the lowest row. */
const remarkHeight = 2.75
const remarkLetters = 25
const mostRemarks = 12
/** The same of a long name, which stands above a card's number. */
const nameHeight = 2.8
const nameLetters = 22

export interface SignatureParts {
  readonly site: PrintedSite
  readonly week: Day
  readonly services: readonly SignedService[]
  readonly lines: ReadonlyMap<number, readonly SignedLine[]>
  readonly place: number
  readonly now: Instant
  /** With the figures of the week beside the visas. */
  readonly hasTotals: boolean
}

/** The pages of a site's week: what was clocked in effect, and room to sign. */
export function signaturePages({ site, week, services, lines, place, now, hasTotals }: SignatureParts, words: Words): SignaturePage[] {
  const signed = codedServices(services, () => new Set()).services.map((coded) => signedOf(coded, { lines, now }, words))
  const pages = fitRows(
    signed.map(({ row }) => row),
    { page: bodyHeight, after: endHeight },
  )
  const head = headOf(site, week, services, words)
  return pages.map((rows, at) => ({
    kind: 'signatures',
    ...head,
    rows: rows.map(({ date, ...row }, index) => {
      const isFirst = rows[index - 1]?.date !== date
      return {
        ...row,
        isFirst,
        isWeekend: isWeekend(date),
        day: isFirst ? { weekday: words.weekday(date), number: String(Number(date.slice(8))) } : null,
      }
    }),
    end: at === pages.length - 1 ? endOf(signed, { site, week, now, hasTotals }, words) : null,
    foot: { left: words.said('signatures.note'), right: `${words.edited} · ${words.sheet(place, at + 1, pages.length)}` },
  }))
}

function signedOf(
  { service, day, code, hours }: CodedService<SignedService>,
  { lines, now }: Pick<SignatureParts, 'lines' | 'now'>,
  words: Words,
) {
  const { timeZone } = service
  const own = lines.get(service.id) ?? []
  const [from, until] = [service.startsAt, service.endsAt].map((instant) => clockOf(localOf(instant, timeZone)))
  const [arrival, departure] = [arrivalOf(service, own), departureOf(service, own)]
  const at = { timeZone, words }
  const more = service.unconfirmedCount - [arrival, departure].filter(({ isUnconfirmed }) => isUnconfirmed).length
  const isAbsent = service.agentId !== null && service.isReplaced && arrival.at === null
  const all = [
    ...(isAbsent ? [words.said('signatures.absent', { time: until! })] : []),
    ...remarksOf(arrival, 'Arrival', at),
    ...remarksOf(departure, 'Departure', at),
    ...(more > 0 ? [words.counted('signatures.unconfirmedMore', more)] : []),
  ]
  // A service that was put right again and again tells its last ones.
  const remarks = all.length > mostRemarks ? ['…', ...all.slice(-mostRemarks)] : all
  const lineCount = remarks.reduce((sum, remark) => sum + Math.ceil(remark.length / remarkLetters), 0)
  const isOpen = isStillOpen(service, now)
  const agent = service.agentName ?? words.said(isOpen ? 'signatures.open' : 'signatures.unfilled')
  const nameLines = Math.ceil(agent.length / nameLetters)
  const card = cardDigits(service.cardNumber)
  const row = {
    date: day,
    height: Math.max(leastRow, lineCount * remarkHeight + 1.2, nameLines * nameHeight + 4.4),
    planned: `${from}–${until}`,
    code: `${code.code} · ${words.said(code.isNight ? 'signatures.nightWord' : 'signatures.dayWord')} · ${hoursSaid(hours.minutes)}`,
    agent,
    card: service.agentId === null ? '' : card === '' ? words.said('signatures.noCard') : words.said('signatures.card', { number: card }),
    isOpen,
    arrival: timeOf(arrival, 'Arrival', at),
    departure: timeOf(departure, 'Departure', at),
    remarks,
  }
  return { row, service, arrival, departure }
}

function headOf(site: PrintedSite, week: Day, services: readonly SignedService[], words: Words) {
  const prestations = [...new Set(services.flatMap(({ prestationName }) => prestationName ?? []))]
  return {
    left: words.issuer(true),
    right: [
      `${site.name} · ${site.code}`,
      [site.address, site.city].filter(Boolean).join(', '),
      words.said('client', { name: site.clientName }),
      prestations.length > 0 ? words.said('signatures.prestation', { name: prestations.join(', ') }) : '',
    ].filter((line) => line !== ''),
    title: words.said('signatures.title'),
    subtitle: words.said('signatures.span', { from: words.weekdayAndDay(week), to: words.longDay(addDays(week, 6)) }),
    notes: [words.said('signatures.source'), words.said('signatures.dotted')],
    columns: ['day', 'planned', 'agent', 'arrival', 'signature', 'departure', 'signature', 'remarks'].map((name) =>
      words.said(`signatures.${name}`),
    ),
  }
}

function endOf(
  signed: Parameters<typeof figuresOf>[0],
  { site, week, now, hasTotals }: Pick<SignatureParts, 'site' | 'week' | 'now' | 'hasTotals'>,
  words: Words,
): SignaturePage['end'] {
  const local = localOf(now, site.timeZone)
  const figure = (name: string, value: string) => ({ name: words.said(`signatures.${name}`), value })
  const optional = (name: string, count: number) => (count > 0 ? [figure(name, words.number(count))] : [])
  const figures = () => {
    const { planned, done, unconfirmedCount, correctedCount, openCount, unfilledCount } = figuresOf(signed, now)
    return [
      figure('plannedCount', `${words.number(planned.count)} · ${hoursSaid(planned.minutes)}`),
      figure('doneCount', `${words.number(done.count)} · ${hoursSaid(done.minutes)}`),
      ...optional('openCount', openCount),
      ...optional('unfilledCount', unfilledCount),
      ...optional('unconfirmedCount', unconfirmedCount),
      ...optional('correctedCount', correctedCount),
    ]
  }
  return {
    title: words.said('signatures.week', { week: weekNumber(week), day: words.day(dayOf(local)), time: clockOf(local) }),
    figures: hasTotals ? figures() : [],
    visas: [words.said('signatures.leaderVisa'), words.said('signatures.clientVisa')],
    hint: words.said('signatures.visaHint'),
  }
}
