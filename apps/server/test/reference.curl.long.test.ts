import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { domains } from '@vigie/contract/gather/calls.ts'
import { role, roles, type Role } from '@vigie/contract/access.ts'
import { afterAll, expect, it } from 'vitest'
import { appCredentials, openTestApp } from './app.ts'
import { documentIn } from './documents.ts'
import { fixtureOf } from './fixture.ts'

const app = await openTestApp({ env: { DEMO: 'on' } })
const fixture = await fixtureOf(app.rows, { code: 'DEMO' })
await app.rows.company()
await app.rows.shift(fixture.company.id, { ...fixture, startsAt: '2026-10-12T08:00:00Z', endsAt: '2026-10-12T16:00:00Z' })
await documentIn(app, fixture.company.id)
const page = await (await fetch(`${app.url}/api/docs`)).text()
const folder = mkdtempSync(path.join(os.tmpdir(), 'vigie-curl-'))
for (const name of ['sites.csv', 'agents.csv']) writeFileSync(path.join(folder, name), 'a;b\n')
afterAll(() => rmSync(folder, { recursive: true }))

/** The example of a call, as one copies it from the page. */
function exampleOf(id: string): string {
  const [, block] = page.split(`<article class="call" id="${id}"`)
  const [, shown] = /<pre><code>([^]*?)<\/code><\/pre>/.exec(block!)!
  return shown!.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
}

/** A session of its own, since some calls end it; a device has the one it was paired with. */
async function tokenOf(name: Role | undefined): Promise<string> {
  if (name === undefined) return ''
  return name === role.device ? fixture.tokens[name] : app.rows.session(fixture.company.id, fixture.users[name])
}

/** Runs it in a shell; answers the status and the code of a refusal. */
async function run(id: string, caller: Role | undefined): Promise<string> {
  const env = {
    PATH: process.env['PATH'],
    URL: app.url,
    CODE: fixture.company.code,
    TOKEN: await tokenOf(caller),
    APP_USER: appCredentials.user,
    APP_PASSWORD: appCredentials.password,
  }
  const command = `${exampleOf(id)} -s -w '\\n%{http_code}'`
  const { stdout } = await promisify(execFile)('sh', ['-c', command], { cwd: folder, env })
  const [body, status] = [stdout.slice(0, stdout.lastIndexOf('\n')), stdout.slice(stdout.lastIndexOf('\n') + 1)]
  return status === '200' ? status : `${status} ${(JSON.parse(body) as { code: string }).code}`
}

/**
 * Those that are refused here, for what they name is not there: a link, a password, a code shown by a tablet; or it is gone,
 * as the device that the example before has unlinked; or another version holds. All others answer.
 */
const refused: Readonly<Record<string, string>> = {
  signIn: '422 SIGN_IN_WRONG',
  readLink: '422 LINK_DEAD',
  resetPassword: '422 LINK_DEAD',
  confirmEmail: '422 LINK_DEAD',
  changePassword: '422 INVALID',
  inviteAgent: '422 INVALID',
  validateSchedule: '409 SCHEDULE_UNPUBLISHED',
  // What the example before has clocked is believed.
  confirmClocking: '409 CLOCKING_UNDOUBTED',
  // The service has another version.
  correctClocking: '409 CONFLICT',
  // The example before has refused it, and no file was joined to it.
  cancelDemand: '409 DEMAND_NOT_PENDING',
  readDemandFile: '404 NOT_FOUND',
  answerMission: '404 NOT_FOUND',
  readOffer: '404 NOT_FOUND',
  offerMission: '409 SHIFT_NOT_OPEN',
  assignMission: '404 NOT_FOUND',
  closeMission: '404 NOT_FOUND',
  remindOfMission: '404 NOT_FOUND',
  changeRequirements: '404 NOT_FOUND',
  changeCounting: '409 CONFLICT',
  // No verification call is due.
  answerCheck: '409 CHECK_NOT_DUE',
  identifyAgent: '422 WARN_INCORRECT_CODE',
  deviceShifts: '404 NOT_FOUND',
  readDeviceSettings: '404 NOT_FOUND',
  changeDeviceSettings: '404 NOT_FOUND',
  readDeviceSites: '404 NOT_FOUND',
  openManagerAccess: '404 NOT_FOUND',
  closeDevice: '404 NOT_FOUND',
  closeManagerAccess: '401 UNAUTHORISED',
  linkDevice: '422 PAIRING_CODE_UNKNOWN',
  renameDevice: '404 NOT_FOUND',
  // The manager who asks has no sites to turn off, and another number.
  countNotificationSites: '404 NOT_FOUND',
  unmuteSite: '404 NOT_FOUND',
  muteSite: '404 NOT_FOUND',
  unpairDevice: '404 NOT_FOUND',
  readReplacedDevice: '422 PAIRING_CODE_UNKNOWN',
  validateDocument: '409 DOCUMENT_NOT_ASKED',
  // The example before has filed another version.
  changeDocument: '409 CONFLICT',
  // No kind of absence has that number, and none is recorded.
  createAbsence: '422 INVALID',
  readAbsence: '404 NOT_FOUND',
  changeAbsence: '404 NOT_FOUND',
  removeAbsence: '404 NOT_FOUND',
  undoHandover: '404 NOT_FOUND',
  takeAlert: '404 NOT_FOUND',
  releaseAlert: '404 NOT_FOUND',
  closeAlert: '404 NOT_FOUND',
  // It shows one kind; all are changed at once.
  changeAlertPlan: '422 INVALID',
  // What was taken away by the example before has no readers.
  listReaders: '404 NOT_FOUND',
  remindReaders: '404 NOT_FOUND',
}

const named = Object.values(domains).flatMap((domain) => Object.entries(domain.calls))
it.each(named)('the example of %s, copied from the page, runs in a shell', async (id, call) => {
  const caller = roles.find((name) => call.access[name])
  expect(await run(id, caller)).toBe(refused[id] ?? '200')
})

it('nothing of it was unforeseen', () => {
  expect(app.faults).toEqual([])
})
