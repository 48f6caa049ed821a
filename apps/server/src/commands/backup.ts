import { existsSync } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { backUpNow } from '../backups.ts'
import { readConfig } from '../config.ts'
import { openClock } from '../platform/clock.ts'
import { clusterOf } from '../platform/postgres/cluster.ts'
import { launchArchiving } from '../platform/postgres/archiving.ts'
import { copyKeys, keyFiles } from '../restore.check.ts'
import { CommandError, ending, optionsOf, placeOf } from './command.ts'

const usage = 'Usage : npm run backup [-- --to DOSSIER] [--keys DOSSIER]'

await ending(async () => {
  const { values } = optionsOf({ to: { type: 'string' }, keys: { type: 'string' } }, usage)
  const config = readConfig(process.env)
  const { dataDir } = config
  if (config.databaseUrl)
    throw new CommandError(
      `La base est la vôtre (DATABASE_URL) : sauvegardez-la avec ses propres outils (pg_basebackup, pg_dump). Après elle, copiez ${config.proofDir}${config.s3 ? '' : ` et ${path.join(dataDir, 'files')}`}, et à part les clés (${keyFiles.join(', ')} de ${dataDir}, ou SECRET_KEY et SIGNING_KEY).`,
    )
  if (!existsSync(path.join(clusterOf(dataDir), 'PG_VERSION'))) throw new CommandError(`Il n’y a pas de base de données dans ${dataDir}.`)
  const to = values.to === undefined ? path.join(dataDir, 'backups') : placeOf(values.to)
  await mkdir(to, { recursive: true, mode: 0o700 })
  const stopped = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped.abort())
  const began = performance.now()
  const postgres = await launchArchiving(dataDir, config.backup !== undefined)
  try {
    const { file, bytes, files } = await backUpNow(config, to, openClock(config.testClock), stopped.signal)
    const { size } = await stat(file)
    const seconds = ((performance.now() - began) / 1000).toFixed(1).replace('.', ',')
    console.log(`Sauvegarde écrite : ${file}`)
    console.log(`${files} fichiers, ${inMegabytes(bytes)} Mo, comprimés en ${inMegabytes(size)} Mo, en ${seconds} s.`)
  } finally {
    await postgres.stop()
  }
  if (values.to === undefined) console.log('Elle est sur le même disque que la base : copiez-la ailleurs, ou indiquez --to DOSSIER.')
  if (config.s3) console.log('Les documents sont dans le compartiment S3 et ne sont pas dans la sauvegarde.')
  await tellOfKeys(dataDir, values.keys)
  return 0
})

function inMegabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1).replace('.', ',')
}

async function tellOfKeys(dataDir: string, keys: string | undefined): Promise<void> {
  if (keys === undefined) {
    console.log(`Les clés (${keyFiles.join(', ')}) n’y sont pas : gardez-les à part, par --keys DOSSIER.`)
    return
  }
  const copied = await copyKeys(dataDir, placeOf(keys))
  if (copied.length > 0) console.log(`Les clés (${copied.join(', ')}) sont copiées à part, dans ${placeOf(keys)}.`)
  if (copied.length < keyFiles.length) console.log('Les clés données par SECRET_KEY et SIGNING_KEY restent où vous les gardez.')
}
