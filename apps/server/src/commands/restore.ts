import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { BackupFault } from '../platform/backup/contents.ts'
import { restoreFiles } from '../platform/backup/restore-files.ts'
import { checkRestored, copyKeys, keyFiles } from '../restoring.ts'
import { CommandError, ending, optionsOf, placeOf } from './command.ts'

const usage = 'Usage : npm run restore -- --from FICHIER --to DOSSIER [--keys DOSSIER]'

await ending(async () => {
  const { values } = optionsOf({ from: { type: 'string' }, to: { type: 'string' }, keys: { type: 'string' } }, usage)
  if (!values.from || !values.to) throw new CommandError(usage)
  const [from, to] = [placeOf(values.from), placeOf(values.to)]
  await readable(from)
  const read = await restoreFiles(async () => createReadStream(from), to).catch((error: unknown) => {
    if (error instanceof BackupFault) throw new CommandError(`${from} n’est pas restauré : ${error.message}.`, { cause: error })
    throw error
  })
  console.log(`Sauvegarde du ${read.heldUntil}, de Vigie ${read.product} (PostgreSQL ${read.postgres}) : ${read.files} fichiers vérifiés.`)
  const missing = await missingKeys(values.keys && placeOf(values.keys), to)
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

async function readable(file: string): Promise<void> {
  try {
    const handle = await open(file)
    const isFile = (await handle.stat()).isFile()
    await handle.close()
    if (!isFile) throw new Error('a folder')
  } catch {
    throw new CommandError(`Le fichier « ${file} » ne peut pas être lu.`)
  }
}

/** Copies the keys that are there; answers those that are not. */
async function missingKeys(from: string | undefined, to: string): Promise<string[]> {
  const copied = from === undefined ? [] : await copyKeys(from, to)
  return keyFiles.filter((name) => !copied.includes(name))
}
