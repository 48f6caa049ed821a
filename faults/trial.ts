import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { backupFaults, takeBackup, type TakenBackup } from './backup.ts'
import { chanceOf } from './chance.ts'
import { runCommand } from './command.ts'
import { openDevice, type Trial } from './device.ts'
import type { Endings } from './endings.ts'
import { openGround, type Ground, type GroundSettings } from './ground.ts'
import type { Blow } from './kills.ts'
import { openFaultyLine } from './line.ts'
import type { DevicePage } from './page.ts'
import type { Apart } from './plan.rules.ts'
import { faultsOf, type FoundLine } from './verdict.rules.ts'
import { openWatch, type Watch } from './watch.ts'

export interface TrialSettings extends GroundSettings {
  readonly seed: number
  readonly apart: Apart
  /**
   * Acts after which each browser is killed without network once; null: none is. In its first seconds it has not written its local
   * storage: the page that begins then remembers nobody.
   */
  readonly earlyKillAfter: number | null
  /** In turn, evenly over the acts. */
  readonly blows: readonly Blow[]
}

export interface Outcome {
  readonly acts: number
  readonly said: string
  readonly faults: readonly string[]
}

/**
 * One whole trial: devices at work over a line that fails, a server that is killed; then all is let come to rest and counted. One
 * that stands still fails, and says what it waits for.
 */
export function runTrial(settings: TrialSettings, devicePage: DevicePage, endings: Endings): Promise<Outcome> {
  const watch = openWatch()
  return watch.over(wholeTrial(settings, devicePage, { endings, watch }))
}

interface Kept {
  readonly endings: Endings
  readonly watch: Watch
}

async function wholeTrial(settings: TrialSettings, devicePage: DevicePage, { endings, watch }: Kept): Promise<Outcome> {
  const from = performance.now()
  watch.does('the trial', 'begins')
  const chance = chanceOf(settings.seed)
  const ground = await openGround(settings, endings)
  const line = await openFaultyLine(ground.ports, chance)
  endings.add(() => line.close())
  const befallen = { reloads: 0, kills: 0, outages: 0, clocks: 0, slowest: 0, byItself: 0 }
  const trial: Trial = {
    line,
    apart: settings.apart,
    earlyKillAfter: settings.earlyKillAfter,
    files: devicePage.files,
    chance,
    befallen,
    made: [],
    complaints: [],
    isOver: false,
    endings,
    watch,
  }
  const devices = await Promise.all(ground.devices.map((own) => openDevice(trial, own)))
  await Promise.all(devices.map((device) => device.met()))
  const begun = performance.now()
  const blows = settings.blows.filter((what) => what !== 'disk' || ground.canFill)
  line.become('failing')
  const total = ground.devices.reduce((sum, { shifts }) => sum + shifts.reduce((acts, shift) => acts + shift.acts.length, 0), 0)
  const striking = strikeAlong(blows, ground, trial, total).then(() => (trial.isOver ||= settings.isCareless))
  const backingUp = settings.isCareless ? undefined : made(trial, total / 2).then(() => takeBackup(ground, endings))
  await Promise.all([striking, ...devices.map((device) => device.work())])
  const worked = performance.now()
  line.become('sound')
  line.cutSockets()
  const ends = await Promise.all(devices.map((device) => device.settle()))
  watch.does('the backup', 'is taken')
  const backup = await backingUp
  watch.does('the trial', 'counts and verifies')
  const receipts = ends.flatMap((end) => end.receipts)
  const lines = (await linesOf(ground)).filter(({ clockingUuid }) => !ground.former.has(clockingUuid))
  const receipted = new Set(receipts.map(({ clockingUuid }) => clockingUuid))
  const left = ends.flatMap((end) => end.left)
  const faults = [
    ...faultsOf(trial.made, { lines, receipted, done: await doneOf(ground) }),
    ...(left.length > 0 ? [`${left.length} still wait on their devices: ${left.slice(0, 3).join(', ')}`] : []),
    ...many(trial.complaints),
    ...(await verified(
      ground,
      receipts.map(({ text }) => text),
    )),
    ...(backup ? await backupFaults(ground, backup) : []),
    ...ground.unforeseen().map((message) => `the server did not foresee: ${message}`),
  ]
  const [toBegin, atWork, toRest] = [begun - from, worked - begun, performance.now() - worked].map((ms) => Math.round(ms / 1000))
  const seconds = `${atWork} s (${toBegin} s to begin, ${toRest} s to come to rest and be counted)`
  return { acts: trial.made.length, said: saidOf(trial, { settings, blows, seconds, lines, receipts: receipts.length, backup }), faults }
}

interface Ended {
  readonly settings: TrialSettings
  /** Those that could be struck. */
  readonly blows: readonly Blow[]
  readonly seconds: string
  readonly lines: readonly FoundLine[]
  readonly receipts: number
  readonly backup: TakenBackup | undefined
}
const counted = (counts: Iterable<readonly [string, number]>): string => [...counts].map(([what, count]) => `${count} ${what}`).join(', ')

function saidOf({ made, line, befallen }: Trial, { settings, blows, seconds, lines, receipts, backup }: Ended): string {
  const { reloads, kills, outages, clocks, slowest, byItself } = befallen
  const doubts = Map.groupBy(lines, ({ doubt }) => doubt ?? 'believed')
  const kinds = Map.groupBy(lines, ({ kind }) => kind)
  const lengths = (groups: Map<string, readonly unknown[]>) => counted([...groups].map(([what, of]) => [what, of.length] as const))
  return [
    `${made.length} acts of ${settings.phones} phones and ${settings.tablets} tablets in ${seconds}: ${lengths(doubts)}; ${receipts} receipts`,
    `${lengths(kinds)}; for ${byItself} the tablet recognised its agent by itself`,
    `calls: ${counted(Object.entries(line.met))}`,
    `devices: ${reloads} pages and ${kills} browsers ended, ${outages} outages, ${clocks} clocks set; slowest start ${Math.round(slowest)} ms`,
    ...(backup ? [`a backup meanwhile, at the ${backup.tries}. try, with ${backup.held.size} acts`] : []),
    `${settings.servers > 1 ? `${settings.servers} servers` : 'server'}, struck ${blows.length} times: ${lengths(Map.groupBy(blows, (what) => what))}`,
    ...(blows.length < settings.blows.length ? ['no disk was full: only root may make one that is filled'] : []),
  ].join('\n')
}

/** Until so many acts have been made, or no more are. */
async function made(trial: Trial, count: number): Promise<void> {
  while (trial.made.length < count && !trial.isOver) await wait(5)
}

/** Strikes each time when so many acts have been made; ends with the last blow, or when no more are made. */
async function strikeAlong(blows: readonly Blow[], ground: Ground, trial: Trial, total: number): Promise<void> {
  for (const [at, what] of blows.entries()) {
    await made(trial, (total * (at + 1)) / (blows.length + 1))
    if (trial.isOver) return
    trial.watch.does('the server', what === 'disk' ? 'has no room on its disk' : `is killed (${what}), and begins again`)
    await ground.strike(what)
    trial.line.cutSockets()
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
async function verified({ dataDir }: Ground, receipts: readonly string[]): Promise<string[]> {
  const file = path.join(dataDir, 'receipts')
  writeFileSync(file, receipts.join('\n'))
  const { isGood, said, faults } = await runCommand('clockings-verify', ['--receipts', file], dataDir)
  return isGood ? [] : [`clockings:verify: ${faults.length} faults: ${said.slice(0, 600)}`]
}
