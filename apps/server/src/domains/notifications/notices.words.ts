import { doubts } from '@vigie/contract/clockings/clockings.believing.rules.ts'
import type { NotificationKind } from '@vigie/contract/notifications/notifications.kinds.ts'
import { demandType, nameOfDemandType } from '@vigie/contract/demands/demands.forms.ts'
import { isDay } from '@vigie/contract/kit/time.ts'
import { fallbackLanguage, isLanguage, locales, type Language } from '@vigie/phrases/languages.ts'
import { say, sayCount } from '@vigie/phrases/say.ts'

export interface Said {
  readonly title: string
  readonly body: string
}

/** What is kept of a reader's language; nothing chosen yet: the product's own. */
export const readersLanguage = (kept: string | null): Language => (kept !== null && isLanguage(kept) ? kept : fallbackLanguage)

/** The day as it is written: `12 octobre 2026`. */
const written = (language: Language, day: string, style: Intl.DateTimeFormatOptions = { dateStyle: 'long' }): string =>
  isDay(day) ? new Date(`${day}T00:00:00Z`).toLocaleDateString(locales[language], { ...style, timeZone: 'UTC' }) : day

/** A notice in its reader's language. Facts come from the database, whose rows may be older than the sentences. */
export function noticeWords(kind: string, facts: unknown, language: Language): Said {
  const given = (facts ?? {}) as Record<string, unknown>
  const text = (name: string): string => (typeof given[name] === 'string' ? given[name] : '')
  const of = kind as NotificationKind
  if (of === 'message') return { title: text('title'), body: text('text') }
  if (of === 'importEnded') return importWords(given, language)
  if (of === 'clockingUnconfirmed' || of === 'clockingDecided' || of === 'clockingCorrected') return clockingWords(of, given, language)
  if (of === 'demandMade' || of === 'demandAnswered') return demandWords(of, given, language)
  if (of === 'instructionsPublished' || of === 'instructionsReminder') return instructionsWords(of, given, language)
  if (of === 'swapAsked') return swapWords(given, language)
  if (of === 'absenceRecorded') return absenceWords(given, language)
  if (of === 'paperEnds') return paperWords(given, language)
  if (isAlert(of)) return alertWords(of, given, language)
  if (of === 'schedulePublished' || of === 'scheduleReplanned' || of === 'scheduleReminder') return monthWords(of, given, language)
  if (isPlaced(of)) return placeWords(of, given, language)
  const values = { document: text('document'), day: written(language, text('by')) }
  const how = of === 'documentDue' ? 'body' : given['asks'] !== true ? 'read' : text('by') === '' ? 'validate' : 'validateBy'
  return { title: say(language, `messages.notices.${of}.title`, values), body: say(language, `messages.notices.${of}.${how}`, values) }
}

/**
 * The same for a lock screen, where anybody may read it: without what a person has written freely, which may say something of the health of
 * an agent. It is read in the product.
 */
export function lockScreenWords(kind: string, facts: unknown, language: Language): Said {
  if (kind === 'message') return noticeWords(kind, facts, language)
  // Which paper it is may say something of a person: a residence permit, a medical visit.
  const { response: _, comment, ownType, paper: __, ...given } = (facts ?? {}) as Record<string, unknown>
  const ofKnownType = typeof ownType === 'string' ? { ...given, typeId: demandType.other } : given
  const words = noticeWords(kind, ofKnownType, language)
  return comment === undefined ? words : { ...words, body: say(language, 'messages.notices.openToRead') }
}

function importWords(given: Record<string, unknown>, language: Language): Said {
  const how = given['isWritten'] === true ? 'written' : 'failed'
  const values = { created: Number(given['created'] ?? 0), changed: Number(given['changed'] ?? 0) }
  const key = `messages.notices.importEnded.${how}` as const
  return { title: say(language, `${key}.title`), body: say(language, `${key}.body`, values) }
}
/** Of a verification call, a service, a mission or a device: what its sentences name, and when it is. */
function placeWords(kind: (typeof placed)[number], given: Record<string, unknown>, language: Language): Said {
  const said = placeValues(given, language)
  return { title: say(language, `messages.notices.${kind}.title`, said), body: say(language, `messages.notices.${kind}.body`, said) }
}
function placeValues(given: Record<string, unknown>, language: Language) {
  const names = ['agent', 'site', 'device', 'day', 'time', 'by', 'until']
  const values = Object.fromEntries(names.map((name) => [name, typeof given[name] === 'string' ? given[name] : '']))
  return { ...values, day: written(language, values['day'] ?? '') }
}
/** Of instructions: whose they are, and from which day on they hold. */
function instructionsWords(
  kind: 'instructionsPublished' | 'instructionsReminder',
  given: Record<string, unknown>,
  language: Language,
): Said {
  const { site, day } = { site: '', ...placeValues(given, language) }
  const key = `messages.notices.${kind}` as const
  const body = kind === 'instructionsPublished' && day !== '' ? say(language, `${key}.from`, { day }) : say(language, `${key}.body`)
  return { title: say(language, `${key}.title`, { site }), body }
}
/** Of a swap: what the reader would have, and which of its own services it would give. */
function swapWords(given: Record<string, unknown>, language: Language): Said {
  const { title, body } = placeWords('swapAsked', given, language)
  const own = given['inReturn'] as Record<string, unknown> | null | undefined
  return { title, body: own ? say(language, 'messages.notices.swapAsked.bodyInReturn', placeValues(own, language)) : body }
}
const placed = [
  'shiftCheckDue',
  'shiftAssigned',
  'shiftWithdrawn',
  'swapAsked',
  'missionOffered',
  'missionGone',
  'deviceCopied',
  'deviceGuessed',
] as const satisfies readonly NotificationKind[]
const isPlaced = (kind: NotificationKind): kind is (typeof placed)[number] => (placed as readonly string[]).includes(kind)

/** Of a month of one's own: which, and how many services are meant. */
function monthWords(
  kind: 'schedulePublished' | 'scheduleReplanned' | 'scheduleReminder',
  given: Record<string, unknown>,
  language: Language,
) {
  const values = { month: typeof given['month'] === 'string' ? given['month'] : '', count: Number(given['count'] ?? 0) }
  const key = `messages.notices.${kind}` as const
  const title = say(language, `${key}.title`, values)
  const body = sayCount(language, `${key}.body`, values)
  return { title, body: kind === 'scheduleReplanned' ? (replannedWords(given, language) ?? body) : body }
}

/** What is new or changed in a month, and what was taken away: the first of each by name. Nothing where none is known by name. */
function replannedWords(given: Record<string, unknown>, language: Language): string | undefined {
  const listed = (name: string, count: number): string => {
    const rows = Array.isArray(given[name]) ? (given[name] as readonly Record<string, unknown>[]) : []
    const services = rows.map((row) => {
      const values = Object.fromEntries(['site', 'time', 'until'].map((one) => [one, typeof row[one] === 'string' ? row[one] : '']))
      const day = written(language, typeof row['day'] === 'string' ? row['day'] : '', { weekday: 'short', day: 'numeric', month: 'short' })
      return say(language, 'messages.notices.scheduleReplanned.service', { ...values, day })
    })
    return services.length === 0 ? '' : services.join(' ; ') + (count > services.length ? ' …' : '')
  }
  const [count, gone] = [Number(given['count'] ?? 0), Number(given['goneCount'] ?? 0)]
  // The clock of a site has changed, and no service.
  if (count === 0 && gone === 0) return say(language, 'messages.notices.scheduleReplanned.read')
  const [changed, taken] = [listed('changed', count), listed('gone', gone)]
  const sentences = [
    ...(count > 0 && changed ? [sayCount(language, 'messages.notices.scheduleReplanned.changed', { count, services: changed })] : []),
    ...(gone > 0 && taken ? [sayCount(language, 'messages.notices.scheduleReplanned.gone', { count: gone, services: taken })] : []),
  ]
  return sentences.length > 0 ? sentences.join(' ') : undefined
}

/** Of an absence of one's own: its days and what was done with it, never why one is away. */
function absenceWords(given: Record<string, unknown>, language: Language): Said {
  const [from, to] = ['from', 'to'].map((name) => (typeof given[name] === 'string' ? given[name] : ''))
  const act = (['recorded', 'changed', 'removed'] as const).find((one) => one === given['act']) ?? 'recorded'
  const key = 'messages.notices.absenceRecorded' as const
  const days = say(language, `${key}.${from === to ? 'day' : 'days'}`, { from: written(language, from!), to: written(language, to!) })
  const how = act === 'removed' ? 'bodyRemoved' : given['proof'] === true ? 'bodyProof' : 'body'
  return { title: say(language, `${key}.${act}`, { days }), body: say(language, `${key}.${how}`) }
}

/** Of a paper that ends: which, of whom, until when; of several how many, and the first. */
function paperWords(given: Record<string, unknown>, language: Language): Said {
  const text = (name: string): string => (typeof given[name] === 'string' ? given[name] : '')
  const key = 'messages.notices.paperEnds' as const
  const paper = text('paper') || say(language, given['isCard'] === true ? `${key}.card` : `${key}.paper`)
  const values = { paper, agent: text('agent'), day: written(language, text('on')) }
  const count = Number(given['count'] ?? 1)
  if (count > 1) return { title: sayCount(language, `${key}.many`, { count }), body: say(language, `${key}.first`, values) }
  const who = given['isOwn'] === true ? 'own' : 'manager'
  return {
    title: say(language, `${key}.${who}`, values),
    body: sayCount(language, `${key}.${who}Left`, { count: Number(given['days'] ?? 0) }),
  }
}

/** Of an alert: to the agent as its own; of several at once their number alone. */
function alertWords(kind: (typeof alerts)[number], given: Record<string, unknown>, language: Language): Said {
  const text = (name: string): string => (typeof given[name] === 'string' ? given[name] : '')
  const names = ['agent', 'site', 'device', 'time', 'until']
  const values = { ...Object.fromEntries(names.map((name) => [name, text(name)])), day: written(language, text('day')) }
  const count = Number(given['count'] ?? 1)
  if (count > 1) {
    return { title: sayCount(language, `messages.notices.${kind}.many`, { count }), body: say(language, 'messages.notices.alertsBody') }
  }
  const own = kind === 'alertNotArrived' || kind === 'alertPreClocking' ? kind : undefined
  const key = given['isOwn'] === true && own ? (`messages.notices.${own}.own` as const) : (`messages.notices.${kind}.manager` as const)
  return { title: say(language, `${key}.title`, values), body: say(language, `${key}.body`, values) }
}
const alerts = [
  'shiftCheckMissed',
  'alertPostEmpty',
  'alertNotArrived',
  'alertUncovered',
  'alertDeviceOffline',
  'alertPreClocking',
] as const satisfies readonly NotificationKind[]
const isAlert = (kind: NotificationKind): kind is (typeof alerts)[number] => (alerts as readonly string[]).includes(kind)

/** Of a demand: what is asked for and by whom; or what became of it, in the words of whoever answered. */
function demandWords(kind: 'demandMade' | 'demandAnswered', given: Record<string, unknown>, language: Language): Said {
  const text = (name: string): string => (typeof given[name] === 'string' ? given[name] : '')
  const name = nameOfDemandType(Number(given['typeId']))
  const type = name === undefined ? text('ownType') : say(language, `messages.demands.types.${name}`)
  const values = { type, agent: text('agent'), day: written(language, text('day')) }
  if (kind === 'demandMade') {
    return { title: say(language, 'messages.notices.demandMade.title', values), body: say(language, 'messages.notices.demandMade.body') }
  }
  const answer = (['underWay', 'partly', 'accepted', 'refused'] as const).find((one) => one === text('answer')) ?? 'underWay'
  const body = text('response') || say(language, 'messages.notices.demandAnswered.body', values)
  return { title: say(language, `messages.notices.demandAnswered.${answer}`, values), body }
}

/** Of an act of the clock: which, when and where; then why it is to be confirmed, or what was said of it. */
function clockingWords(
  kind: 'clockingUnconfirmed' | 'clockingDecided' | 'clockingCorrected',
  given: Record<string, unknown>,
  language: Language,
): Said {
  const text = (name: string): string => (typeof given[name] === 'string' ? given[name] : '')
  const act = say(language, `messages.notices.acts.${actNames[text('act')] ?? 'start'}`)
  const values = { act, day: written(language, text('day')), time: text('time'), site: text('site'), comment: text('comment') }
  if (kind === 'clockingUnconfirmed') {
    const known = doubts.find((doubt) => doubt === text('doubt')) ?? 'clock'
    return { title: say(language, 'messages.notices.clockingUnconfirmed.title', values), body: say(language, `messages.doubts.${known}`) }
  }
  if (kind === 'clockingCorrected') {
    const how = text('becomes') === '' ? 'deleted' : 'corrected'
    const more = { ...values, becomes: text('becomes') }
    return {
      title: say(language, `messages.notices.clockingCorrected.${how}`, more),
      body: say(language, 'messages.notices.clockingDecided.body', values),
    }
  }
  const how = given['isConfirmed'] === true ? 'confirmed' : 'refused'
  return {
    title: say(language, `messages.notices.clockingDecided.${how}`, values),
    body: say(language, 'messages.notices.clockingDecided.body', values),
  }
}
const actNames: Readonly<Record<string, 'start' | 'end' | 'onTheWay' | 'breakStart' | 'breakEnd'>> = {
  start: 'start',
  end: 'end',
  pre_clocking: 'onTheWay',
  break_start: 'breakStart',
  break_end: 'breakEnd',
}
