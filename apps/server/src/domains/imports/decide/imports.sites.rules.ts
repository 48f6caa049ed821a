import { overseasZoneOf, pointFault } from '@vigie/contract/kit/coordinates.ts'
import { over } from '../read/imports.keys.rules.ts'
import { refuse, type Findings, type Line } from '../read/imports.lines.rules.ts'
import type { Judged, Kept, ImportSnapshot } from './imports.snapshot.rules.ts'

const freshSite = (code: string, clientCode: string, clientName: string, timeZone: string): Kept['sites'] => ({
  code,
  clientCode,
  clientName,
  name: '',
  address: '',
  addressComplement: '',
  postcode: '',
  city: '',
  sector: '',
  latitude: null,
  longitude: null,
  timeZone,
  perimeterMetres: null,
  instructions: '',
  access: '',
  phone: '',
  alert: '',
  isActive: true,
  isClockingEnabled: true,
  canClockByPhone: false,
  isOutsideAreaRefused: false,
  asksPreClocking: false,
  preClockMinutes: null,
})

/** The name of each client after the import: what the files say, else what is kept, else the code itself. */
function clientNamesOf(lines: Iterable<Line<'sites'>>, snapshot: ImportSnapshot, findings: Findings): Map<string, string> {
  const said = new Map<string, { name: string; line: Line<'sites'> }>()
  for (const line of lines) {
    const { clientCode, clientName } = line.says
    if (!clientCode || !clientName) continue
    const other = said.get(clientCode)
    if (!other) said.set(clientCode, { name: clientName, line })
    else if (other.name !== clientName)
      refuse(findings, line, 'CLIENT_NAMED_TWICE', {
        code: clientCode,
        value: clientName,
        other: other.name,
        otherLine: other.line.line,
        otherFile: other.line.file,
      })
  }
  return new Map([...snapshot.clientNames, ...[...said].map(([code, { name }]) => [code, name] as const)])
}

/** What the form refuses of a position, a file may not say either. */
function refuseWrongPoint(
  line: Line<'sites'>,
  { latitude, longitude, timeZone, canClockByPhone }: Kept['sites'],
  findings: Findings,
): void {
  if (latitude === null && longitude === null && canClockByPhone) refuse(findings, line, 'PHONE_WITHOUT_POSITION')
  if (latitude === null || longitude === null) return
  const point = { latitude, longitude }
  const fault = pointFault(point, timeZone)
  if (fault === 'zero') refuse(findings, line, 'POSITION_ZERO')
  if (fault === 'zone') refuse(findings, line, 'POSITION_ZONE', { zone: timeZone, right: overseasZoneOf(point) ?? '' })
  if (fault === 'swapped') refuse(findings, line, 'POSITION_SWAPPED', { latitude, longitude })
}

/** The sites as they will be. */
export function judgeSites(lines: ReadonlyMap<string, Line<'sites'>>, snapshot: ImportSnapshot, findings: Findings): Judged<'sites'>[] {
  const clientNames = clientNamesOf(lines.values(), snapshot, findings)
  return [...lines].map(([key, line]) => {
    const kept = snapshot.sites.get(key)
    const clientCode = line.says.clientCode ?? kept?.clientCode ?? ''
    const clientName = clientNames.get(clientCode) ?? clientCode
    const row = { ...over(freshSite(key, clientCode, clientName, snapshot.timeZone), kept, line.says), clientName }
    if ((row.latitude === null) !== (row.longitude === null))
      refuse(findings, line, 'VALUE_MISSING', { column: row.latitude === null ? 'Latitude' : 'Longitude' })
    refuseWrongPoint(line, row, findings)
    // A client that is closed has no open site: neither a new one, nor one that comes to it or is opened again.
    if (row.isActive && !(kept?.isActive && kept.clientCode === clientCode) && snapshot.closedClients.has(clientCode))
      refuse(findings, line, 'CLIENT_CLOSED', { code: clientCode, value: clientName })
    return { file: line.file, line: line.line, key, row }
  })
}
