import { access } from 'node:fs/promises'
import { readInstant, type Instant } from '@vigie/contract/kit/time.ts'
import { readConfig } from '../config.ts'
import { BackupFault } from '../platform/backup/contents.ts'
import { openTarget } from '../platform/backup/target.open.ts'
import type { BackupTarget } from '../platform/backup/target.ts'
import { restoreFrom } from '../restore.ts'
import { checkRestored, copyKeys, keyFiles } from '../restore.check.ts'
import { CommandError, ending, optionsOf, placeOf } from './command.ts'

const usage = 'Usage : npm run restore -- --from FICHIER|DOSSIER|s3 --to DOSSIER [--until INSTANT] [--series SÉRIE] [--keys DOSSIER]'

await ending(async () => {
  const { values } = optionsOf(
    { from: { type: 'string' }, to: { type: 'string' }, until: { type: 'string' }, series: { type: 'string' }, keys: { type: 'string' } },
    usage,
  )
  if (!values.from || !values.to) throw new CommandError(usage)
  const to = placeOf(values.to)
  const until = values.until === undefined ? undefined : instantIn(values.until)
  const { backup, log } = await restoreFrom(await sourceOf(values.from), to, { until, series: values.series }).catch((error: unknown) => {
    if (error instanceof BackupFault) throw new CommandError(`${values.from} n’est pas restauré : ${error.message}.`, { cause: error })
    throw error
  })
  console.log(
    `Sauvegarde du ${backup.heldUntil}, de Vigie ${backup.product} (PostgreSQL ${backup.postgres}) : ${backup.files} fichiers vérifiés.`,
  )
  if (log)
    console.log(`Journal archivé : ${log.segments} fichiers${log.lastAt === null ? '' : `, dernier changement repris le ${log.lastAt}`}.`)
  if (log?.gapAfter)
    console.error(`Le journal archivé a une lacune après ${log.gapAfter} : ce qu’il contient au-delà n’a pas pu être repris.`)
  const copied = values.keys === undefined ? [] : await copyKeys(placeOf(values.keys), to)
  const missing = keyFiles.filter((name) => !copied.includes(name))
  const { companies, acts, faults, apart } = await checkRestored(to, {
    tell: (sentence) => console.error(sentence),
    say: (sentence) => console.log(sentence),
  })
  if (apart > 0) console.log(`${apart} racine(s) plus récente(s) que la base restaurée, mises à part dans ${to}/proof-later.`)
  console.log(`Restauré dans ${to} : ${companies} société(s), ${acts} pointages.`)
  if (missing.length > 0)
    console.log(`Il manque encore les clés ${missing.join(' et ')} : copiez-les dans ${to}, ou indiquez SECRET_KEY et SIGNING_KEY.`)
  console.log(`Démarrez-la par DATA_DIR=${to} npm start.`)
  return faults === 0 ? 0 : 1
})

/** A file, a folder of backups, or the bucket of the settings. */
async function sourceOf(from: string): Promise<string | BackupTarget> {
  if (from === 's3') {
    const config = readConfig(process.env)
    if (!config.backup || 'folder' in config.backup.to) throw new CommandError('Indiquez S3_BUCKET et BACKUP_S3_PREFIX.')
    return openTarget(config)!
  }
  await access(placeOf(from)).catch(() => {
    throw new CommandError(`« ${placeOf(from)} » ne peut pas être lu.`)
  })
  return placeOf(from)
}

function instantIn(text: string): Instant {
  const instant = readInstant(text)
  if (instant === undefined) throw new CommandError(`« ${text} » n’est pas un instant avec décalage, comme 2026-11-26T14:30:00+01:00.`)
  return instant
}
