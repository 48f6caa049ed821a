import { entranceLink, pageLink, mailLink } from '../domains/auth/links/messages.store.ts'
import { inviteManager } from '../domains/auth/links/invite.store.ts'
import { makeCompany } from '../companies.make.ts'
import { fillHolidays } from '../domains/sites/holidays.store.ts'
import { CommandError, optionsOf, runCommand } from './command.ts'

const usage =
  'Usage : npm run company:create -- --code ACME --name "Acme Sécurité" --manager-email nom@acme.fr --first-name Claire --last-name Leroy'
/** A new company asks for 12 characters. */
const passwordMinimum = 12

await runCommand(async ({ config, clock, postgres }) => {
  const { values } = optionsOf(
    {
      code: { type: 'string' },
      name: { type: 'string' },
      'manager-email': { type: 'string' },
      'first-name': { type: 'string' },
      'last-name': { type: 'string' },
    },
    usage,
  )
  const code = values.code?.toUpperCase() ?? ''
  const email = values['manager-email'] ?? ''
  if (!/^[A-Z0-9][A-Z0-9_-]{1,31}$/.test(code) || !values.name?.trim()) throw new CommandError(usage)
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) throw new CommandError(`« ${email} » n’est pas une adresse e-mail.\n${usage}`)
  const [firstName, lastName] = [values['first-name']?.trim(), values['last-name']?.trim()]
  if (!firstName || !lastName)
    throw new CommandError(
      `Qui dirige ${values.name.trim()} ? Indiquez son prénom et son nom : --first-name Claire --last-name Leroy.\n${usage}`,
    )
  if (!postgres.owner) throw new CommandError('Indiquez DATABASE_OWNER_URL : le propriétaire du schéma crée les sociétés.')
  const [taken] = await postgres.database.callPublic<{ company_by_code: number | null }>('company_by_code', [code])
  if (taken?.company_by_code != null) throw new CommandError(`Le code « ${code} » est déjà pris : choisissez-en un autre.`)
  const now = clock.now()
  const name = values.name.trim()
  const companyId = await makeCompany(postgres.owner, { code, name, now, passwordMinimum, hasUsualLists: true })
  const db = postgres.database.forCompany(companyId)
  await fillHolidays(db, now)
  const manager = { email, firstName, lastName }
  const { userId, token } = await inviteManager(db, { ...manager, now })
  const address = config.publicUrl ?? `http://localhost:${config.port}`
  const link = pageLink(address, '/reset-password', code, token)
  const to = { userId, email, firstName: manager.firstName }
  await db.save(mailLink(db, { kind: 'invitation', to, company: { name, code }, address, link, language: 'fr', now }))
  console.log(
    `Société ${code} créée. ${email} choisit son mot de passe ici, dans les 7 jours :\n${link}\nEnsuite, la société se connecte ici (code société ${code}) :\n${entranceLink(address, code)}`,
  )
  return 0
})
