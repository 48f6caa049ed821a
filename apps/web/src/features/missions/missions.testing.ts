import { dayOf, localOf, monthOf, type Instant } from '@vigie/contract/kit/time.ts'
import type { Mission, OfferedShift } from '@vigie/contract/missions/missions.ts'

// Far from the numbers of services that other helpers make.
let count = 1000

/** A service that is offered, made for a test: instants given. */
export function offeredAt(startsAt: string, endsAt: string, changes: Partial<OfferedShift> = {}): OfferedShift {
  const timeZone = changes.timeZone ?? 'Europe/Paris'
  count += 1
  return {
    id: count,
    siteId: 3,
    siteName: 'Tour Horizon',
    city: 'Toulouse',
    prestationName: 'Agent de sécurité',
    startsLocal: localOf(startsAt as Instant, timeZone),
    endsLocal: localOf(endsAt as Instant, timeZone),
    startsAt: startsAt as Instant,
    endsAt: endsAt as Instant,
    timeZone,
    isOpen: true,
    address: '12 place de l’Europe',
    postcode: '31000',
    latitude: null,
    longitude: null,
    holidays: [],
    ...changes,
  }
}

/** A mission as its agent reads it: open, and not looked at. */
export function missionOf(shifts: readonly OfferedShift[], changes: Partial<Mission> = {}): Mission {
  const [first] = shifts
  count += 1
  return {
    id: count,
    response: null,
    respondedAt: null,
    viewedAt: null,
    startsLocal: first!.startsLocal,
    month: monthOf(dayOf(first!.startsLocal)),
    state: 'open',
    isMine: false,
    assignedAgentId: null,
    text: '',
    isFirstYes: false,
    createdAt: '2026-11-20T08:00:00Z' as Instant,
    version: 1,
    shifts: [...shifts],
    agents: [],
    ...changes,
  }
}
