import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { launch } from '../apps/server/src/platform/postgres/launcher.ts'
import { withClient } from '../apps/server/src/platform/postgres/pool.ts'
import { runCommand } from './command.ts'
import type { Endings } from './endings.ts'
import type { Ground } from './ground.ts'

/** A backup that was taken while devices were at work and servers were killed. */
export interface TakenBackup {
  /** Acts that stood in the journal when it began. */
  readonly held: ReadonlySet<string>
  /** How often it was begun: one whose database is killed fails, and is begun again. */
  readonly tries: number
}
const folderOf = ({ dataDir }: Ground): string => path.join(dataDir, 'trial-backups')

/** Takes a backup, again for as long as it fails; none any more once all is ended. */
export async function takeBackup(ground: Ground, endings: Endings): Promise<TakenBackup | undefined> {
  const ending = new AbortController()
  endings.add(() => ending.abort())
  mkdirSync(folderOf(ground), { recursive: true })
  for (let tries = 1; !ending.signal.aborted; tries++) {
    const held = await actsIn(ground).catch(() => undefined)
    if (!held) {
      await wait(100)
      continue
    }
    const { isGood } = await runCommand(
      'backup',
      ['--to', folderOf(ground), '--keys', path.join(ground.dataDir, 'trial-keys')],
      ground.dataDir,
    )
    if (isGood) return { held: new Set(held), tries }
  }
  return undefined
}

const actsIn = async ({ read }: Ground): Promise<string[]> =>
  (await read<{ uuid: string }>('select clocking_uuid as uuid from clockings')).map(({ uuid }) => uuid)

/** What is wrong with the backup, once it is restored into an empty folder: by the restore's own word, and by its acts. */
export async function backupFaults(ground: Ground, { held }: TakenBackup): Promise<string[]> {
  const to = path.join(ground.dataDir, 'trial-restored')
  const { isGood, said } = await runCommand(
    'restore',
    ['--from', folderOf(ground), '--to', to, '--keys', path.join(ground.dataDir, 'trial-keys')],
    ground.dataDir,
  )
  if (!isGood) return [`the backup is not restored: ${said.slice(-300)}`]
  const running = await launch(to)
  try {
    const { rows } = await withClient(running.location('postgres', 'vigie'), (client) =>
      client.query<{ uuid: string }>('select clocking_uuid as uuid from clockings'),
    )
    const restored = new Set(rows.map(({ uuid }) => uuid))
    const lost = [...held].filter((uuid) => !restored.has(uuid))
    return lost.length > 0
      ? [`${lost.length} of ${held.size} acts are not in the backup that began after them: ${lost.slice(0, 3).join(', ')}`]
      : []
  } finally {
    await running.stop()
  }
}
