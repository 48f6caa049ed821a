import { changePassword, confirmEmail, readLink, resetPassword, sendConfirmEmail, sendResetLink } from '@vigie/contract/auth/auth.ts'
import { requires, type FieldProblem } from '@vigie/contract/kit/refusal.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { isStrongToken, minimumLength } from '@vigie/contract/auth/passwords.rules.ts'
import { hasBeenDisconnected } from '@vigie/contract/auth/sessions.events.ts'
import { isLanguage } from '@vigie/phrases/languages.ts'
import { audience } from '../../../kit/audience.ts'
import { refuseFields } from '../../../kit/field-problems.ts'
import { handle, type RequestContext } from '../../../kit/handle.ts'
import { networkOf } from '../../../kit/network.ts'
import type { Company } from '../../../kit/session.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { newLinkToken } from '../sessions/auth.tokens.ts'
import { liveLink, newLink, useLink, type LinkKind } from '../links/links.store.ts'
import { mailLink, pageLink } from '../links/messages.store.ts'
import { fits, hashPassword, problemsOf } from '../hashing/passwords.ts'
import { endOtherSessions } from '../sessions/sessions.store.ts'
import { countUse, foldedEmail, refuseWrong, subject, tried } from '../tries/throttle.ts'
import { accountOf, accountsOf, confirmUserEmail, endAccessesOf, lockUser, savePassword, type Account } from '../users.store.ts'

const passwordLinks: readonly LinkKind[] = ['reset', 'invitation']

export const handlers = [
  handle(sendResetLink, async (context) => {
    const { input, company, db, now, address, installation } = context
    const [email, network] = [foldedEmail(input.email), networkOf(address)]
    await countUse(
      db,
      [subject('reset.address', network), subject('reset.accountAtAddress', email, network), subject('reset.account', email)],
      now,
    )
    // The answer is the same for everybody, and so is the time that it takes: whose address it is, is looked at after it.
    context.after(async () => {
      const accounts = await accountsOf(db, company, input.email, now)
      await db.batch(...accounts.flatMap((account) => linkStatements(context, account, 'reset')))
    })
    return { success: true, isSent: installation.mailer !== undefined }
  }),
  handle(readLink, async ({ input, company, db, now, address }) => {
    const { account, kind } = await accountOfLink(db, company, input.token, [...passwordLinks, 'confirmation'], address, now)
    return {
      kind,
      firstName: account.firstName,
      email: account.email,
      isStrong: account.isPasswordStrong,
      minimumLength: minimumLength(demandsOf(company, account, false)),
    }
  }),
  handle(resetPassword, async ({ input, company, db, now, address, emit }) => {
    const { account } = await accountOfLink(db, company, input.token, passwordLinks, address, now)
    const form = { current: '', next: input.password, confirmation: input.password }
    const isOld = await fits(input.password, account.passwordHash)
    refuseFields([...problemsOf(form, demandsOf(company, account, false)), ...(isOld ? [same] : [])], resetPassword.input, 'password')
    const passwordHash = await hashPassword(input.password)
    // The new password closes every other link of the user (migration 0012): of two used at once, the first counts.
    const [, ended] = await db.transaction(async (held) => {
      const [, [used]] = await held.batch(lockUser(held, account.userId), useLink(held, input.token, now))
      requires(used, 'LINK_DEAD')
      return held.batch(
        savePassword(held, account.userId, passwordHash),
        endOtherSessions(held, account.userId, null, now),
        endAccessesOf(held, account.userId, now),
      )
    })
    emit(
      hasBeenDisconnected,
      {},
      ended.map(({ tokenHash }) => audience.session(company.id, tokenHash)),
    )
    return { success: true }
  }),
  handle(changePassword, async ({ input, company, session, db, now, emit }) => {
    const account = await accountOf(db, company, session.user.id, now)
    requires(account, 'NOT_FOUND')
    const isCurrentRequired = !session.user.isFirstLogin && !session.user.isPasswordExpired
    const form = { ...input, current: input.current ?? '' }
    const problems = problemsOf(form, demandsOf(company, account, isCurrentRequired))
    if (problems.length === 0) problems.push(...(await oldPasswordProblems(db, account, form, isCurrentRequired, now)))
    refuseFields(problems, changePassword.input, 'next')
    const passwordHash = await hashPassword(input.next)
    const [, ended] = await db.batch(
      savePassword(db, account.userId, passwordHash),
      endOtherSessions(db, account.userId, session.tokenHash, now),
      endAccessesOf(db, account.userId, now),
    )
    emit(
      hasBeenDisconnected,
      {},
      ended.map(({ tokenHash }) => audience.session(company.id, tokenHash)),
    )
    return { success: true }
  }),
  handle(sendConfirmEmail, async (context) => {
    const { company, session, db, now, installation } = context
    await countUse(db, [subject('confirm.user', session.user.id)], now)
    const account = await accountOf(db, company, session.user.id, now)
    requires(account, 'NOT_FOUND')
    await db.batch(...linkStatements(context, account, 'confirmation'))
    return { success: true, isSent: installation.mailer !== undefined }
  }),
  handle(confirmEmail, async ({ input, company, db, now, address }) => {
    const { account } = await accountOfLink(db, company, input.token, ['confirmation'], address, now)
    await db.batch(useLink(db, input.token, now), confirmUserEmail(db, account.userId))
    return { success: true }
  }),
]

/** A message is in the language that the person has chosen, else in that of the page that asked for it. */
const languageChosen = ({ language }: Account) => (language !== null && isLanguage(language) ? language : null)

const same: FieldProblem = { field: 'next', problem: 'password.same' }

const demandsOf = (company: Company, account: Account, isCurrentRequired: boolean) => ({
  isStrong: account.isPasswordStrong,
  companyMinimum: company.settings.password_min_length,
  isCurrentRequired,
})

/** A new link with the mail that carries it. */
function linkStatements({ db, company, language, now, installation }: RequestContext, account: Account, kind: LinkKind) {
  const token = newLinkToken(account.isPasswordStrong)
  const page = kind === 'confirmation' ? '/confirm-email' : '/reset-password'
  const link = pageLink(installation.addresses.linkUrl, page, company.code, token)
  return [
    ...newLink(db, kind, account.userId, token, now),
    mailLink(db, {
      kind,
      to: account,
      company,
      address: installation.addresses.linkUrl,
      link,
      language: languageChosen(account) ?? language,
      now,
    }),
  ]
}

async function accountOfLink(db: Db, company: Company, token: string, kinds: readonly LinkKind[], address: string, now: Instant) {
  const link = await liveLink(db, token, kinds, now)
  const account = link && (await accountOf(db, company, link.userId, now))
  // A live one opens whatever was tried before: of 256 random bits nothing is guessed, and whoever shares an address is not kept out.
  if (!link || !account) return refuseWrong(db, [subject('link.address', networkOf(address))], 'LINK_DEAD', now)
  // The token says it too: who was promised the strong rules when the link was sent keeps them.
  return { account: { ...account, isPasswordStrong: account.isPasswordStrong || isStrongToken(token) }, kind: link.kind }
}

/** The old password is asked unless it is new or expired; then the new one must only differ from it. */
async function oldPasswordProblems(
  db: Db,
  account: Account,
  form: { current: string; next: string },
  isCurrentRequired: boolean,
  now: Instant,
) {
  const trying = { db, now, subjects: [subject('password.user', account.userId)] as const }
  const isWrong = (isOld: boolean) => isOld !== isCurrentRequired
  const isOld = await tried({ ...trying, isWrong }, () => fits(isCurrentRequired ? form.current : form.next, account.passwordHash))
  if (!isCurrentRequired) return isOld ? [same] : []
  return isOld ? [] : [{ field: 'current', problem: 'password.currentWrong' }]
}
