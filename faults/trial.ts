import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openBrowser } from '../e2e/kit/browser/browsers.ts'
import { chanceOf } from './chance.ts'
import { openDevice, type Trial } from './device.ts'
import { openGround, type Ground, type GroundSettings } from './ground.ts'
import type { Killing } from './kills.ts'
import { openFaultyLine } from './line.ts'
import type { DevicePage } from './page.ts'
import { faultsOf, type FoundLine } from './verdict.rules.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

export interface TrialSettings extends GroundSettings {
  readonly seed: number
  /** In turn, evenly over the acts. */
  readonly kills: readonly Killing[]
}

export interface Outcome {
  readonly acts: number
  readonly said: string
  readonly faults: readonly string[]
}

/** One whole trial: devices at work over a line that fails, a server that is killed; then all is let come to rest and counted. */
export async function runTrial(settings: TrialSettings, devicePage: DevicePage): Promise<Outcome> {
  const began = performance.now()
  const chance = chanceOf(settings.seed)
  const ground = await openGround(settings)
  const line = await openFaultyLine(ground.port, chance)
  const browser = await openBrowser()
  const befallen = { reloads: 0, outages: 0, clocks: 0 }
  const trial: Trial = { browser, line, files: devicePage.files, chance, befallen, made: [], complaints: [] }
  try {
    const devices = []
    for (const own of ground.devices) devices.push(await openDevice(trial, own))
    line.become('failing')
    const total = ground.devices.reduce((sum, { shifts }) => sum + 2 * shifts.length, 0)
    const killing = killAlong(settings.kills, ground, trial, total)
    await Promise.all(devices.map((device) => device.work()))
    await killing
    line.become('sound')
    line.cutSockets()
    const ends = await Promise.all(devices.map((device) => device.settle()))
    const receipts = ends.flatMap((end) => end.receipts)
    const found = {
      lines: await linesOf(ground),
      receipted: new Set(receipts.map(({ clockingUuid }) => clockingUuid)),
      done: await doneOf(ground),
    }
    const left = ends.flatMap((end) => end.left)
    const faults = [
      ...faultsOf(trial.made, found),
      ...(left.length > 0 ? [`${left.length} still wait on their devices: ${left.slice(0, 3).join(', ')}`] : []),
      ...many(trial.complaints),
      ...(await verified(
        ground,
        receipts.map(({ text }) => text),
      )),
      ...ground.unforeseen().map((message) => `the server did not foresee: ${message}`),
    ]
    const doubts = Map.groupBy(found.lines, ({ doubt }) => doubt ?? 'believed')
    const told = [...doubts].map(([doubt, of]) => `${of.length} ${doubt}`).join(', ')
    const met = Object.entries(line.met).map(([fault, count]) => `${count} ${fault}`)
    const said = [
      `${trial.made.length} acts of ${devices.length} devices in ${Math.round((performance.now() - began) / 1000)} s: ${told}`,
      `calls: ${met.join(', ')}; devices: ${befallen.reloads} reloads, ${befallen.outages} outages, ${befallen.clocks} clocks set`,
      `killed: ${settings.kills.join(', ')}; ${receipts.length} receipts`,
    ].join('\n')
    return { acts: trial.made.length, said, faults }
  } finally {
    await browser.close()
    line.close()
    await ground.close()
  }
}

/** Kills what is to be killed, each time when so many acts have been made; ends with the last. */
async function killAlong(kills: readonly Killing[], ground: Ground, { made, line }: Trial, total: number): Promise<void> {
  for (const [at, what] of kills.entries()) {
    while (made.length < (total * (at + 1)) / (kills.length + 1)) await wait(5)
    await ground.kill(what)
    line.cutSockets()
  }
}

const many = (complaints: readonly string[]): string[] =>
  complaints.length > 0 ? [`${complaints.length} were told otherwise: ${complaints.slice(0, 3).join(' · ')}`] : []

const linesOf = async ({ read }: Ground): Promise<FoundLine[]> => {
  const rows = await read<FoundLine & { happenedAt: string }>(
    `select clocking_uuid as "clockingUuid", site_id as "siteId", seq::int, shift_id as "shiftId", kind, doubt, happened_at as "happenedAt"
       from clockings order by site_id, seq`,
  )
  return rows.map((row) => ({ ...row, happenedAt: Date.parse(row.happenedAt) }))
}

const doneOf = async ({ read }: Ground): Promise<ReadonlySet<number>> => {
  const rows = await read<{ id: number }>(`select shift_id as id from shifts where arrived_at is not null and left_at is not null`)
  return new Set(rows.map(({ id }) => id))
}

/** What `clockings:verify` says against the chains and the receipts; nothing where all is as it must be. */
function verified({ dataDir }: Ground, receipts: readonly string[]): Promise<string[]> {
  const file = path.join(dataDir, 'receipts')
  writeFileSync(file, receipts.join('\n'))
  const env = { ...process.env, DATA_DIR: dataDir }
  return new Promise((resolve) => {
    const args = ['apps/server/src/commands/clockings-verify.ts', '--receipts', file]
    execFile(process.execPath, args, { cwd: root, env, maxBuffer: 64 * 1024 * 1024 }, (error, out, err) => {
      const lines = err.split('\n').filter((said) => said !== '')
      resolve(error ? [`clockings:verify: ${lines.length} faults: ${lines.slice(0, 3).join(' · ')} ${out.trim()}`] : [])
    })
  })
}
