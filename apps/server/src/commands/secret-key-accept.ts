import { withClient } from '../platform/postgres/pool.ts'
import { knownSecretKey } from '../secret-key.ts'
import { CommandError, optionsOf, runCommand } from './command.ts'

const usage = 'Usage : npm run secret-key:accept'

await runCommand(async ({ config, postgres }) => {
  optionsOf({}, usage)
  if (!postgres.owner) throw new CommandError('Indiquez DATABASE_OWNER_URL : le propriétaire du schéma accepte une autre clé.')
  await withClient(postgres.owner, (client) => client.query(`delete from installation where name = 'secret_key'`))
  await knownSecretKey(config, postgres.database)
  console.log(
    'La clé secrète présente est désormais celle de cette base.\n' +
      'Si ce n’est pas l’ancienne, les codes de pointage donnés avant ne sont plus reconnus : donnez-en de nouveaux aux agents.',
  )
  return 0
})
