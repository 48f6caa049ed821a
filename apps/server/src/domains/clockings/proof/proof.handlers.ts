import { createPublicKey } from 'node:crypto'
import {
  changeRootRecipients,
  checkReceipt,
  listOwnClockings,
  listRoots,
  listSigningKeys,
} from '@vigie/contract/clockings/clockings.proof.ts'
import { readReceipt } from '@vigie/contract/clockings/clockings.receipts.rules.ts'
import { recipientProblems, recipientsOf } from '@vigie/contract/clockings/clockings.roots.rules.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import { largestId } from '@vigie/contract/kit/values.ts'
import { say } from '@vigie/phrases/say.ts'
import { isInstantKey, pageOf, readCursor } from '../../../kit/cursor.ts'
import { refuseFields } from '../../../kit/field-problems.ts'
import { handle, reading } from '../../../kit/handle.ts'
import { nextNightAt } from '../../../platform/queue/nights.ts'
import { saveSettings, storedSettings } from '../../companies/companies.settings.store.ts'
import { ownStates } from './own.states.ts'
import { readPlaceOf } from '../read-place.ts'
import { linesWithReasons, ownLines } from './proof.store.ts'
import { recipientsKey, versionOf } from './recipients.ts'
import { receiptOf } from './receipt.ts'
import { judgeReceipt } from './receipt.check.ts'
import { rootWord } from './root.entry.ts'
import { rootOfRow } from './root.rows.ts'
import { rootsStanding } from './root.standing.rules.ts'
import { lastRootOf, notedRoots, uncoveredActs } from './root.store.ts'

export const handlers = [
  reading(listOwnClockings, async ({ input, db, session, company, installation, language }) => {
    const { agentId } = session.user
    requires(agentId, 'NOT_FOUND')
    const { month, limit } = input
    const cursor = readCursor(month, input.cursor, (key) => isOwnKey(key))
    const [happenedAt, clockingUuid] = cursor?.key.split(' ') ?? []
    const after = happenedAt !== undefined && clockingUuid !== undefined ? { happenedAt, clockingUuid } : undefined
    const rows = await db.read(ownLines(db, { agentId, month, limit: limit + 1, after }))
    const { page, nextCursor } = pageOf(rows, limit, month, (row) => ({ key: `${row.happenedAt} ${row.clockingUuid}`, id: 0 }))
    const stateOf = ownStates(await db.read(linesWithReasons(db, [...new Set(page.map(({ shiftId }) => shiftId))])), language)
    // Asked for together, so that they share signatures.
    const clockings = page.map(async (row) => ({
      ...row,
      ...readPlaceOf(row),
      ...stateOf(row),
      receipt: await receiptOf(installation, company, row),
    }))
    return { clockings: await Promise.all(clockings), nextCursor }
  }),

  handle(checkReceipt, async ({ input, db, company, installation, language }) => {
    const receipt = readReceipt(input.receipt)
    const judged = await judgeReceipt(db, company.code, installation.signer, receipt)
    const message = say(language, `messages.receipts.${judged.isCovered ? 'covered' : judged.state}`)
    return { ...judged, message, isHeld: judged.state === 'held', said: judged.isSigned && receipt ? receipt.said : null }
  }),

  handle(listSigningKeys, ({ installation: { signer } }) => ({
    keys: signer.keys.map(({ id, key, since }) => ({
      id,
      publicKey: createPublicKey({ key: Buffer.from(key, 'base64url'), format: 'der', type: 'spki' })
        .export({ type: 'spki', format: 'pem' })
        .toString(),
      since,
      isCurrent: id === signer.keyId,
    })),
  })),

  handle(listRoots, async ({ input, db, company, now }) => {
    const { limit } = input
    const before = readCursor('number', input.cursor)?.id ?? largestId
    const [rows, [about], [waiting]] = await db.batch(notedRoots(db, before, limit + 1), lastRootOf(db), uncoveredActs(db))
    const { page, nextCursor } = pageOf(rows, limit, 'number', ({ number }) => ({ key: '', id: number }))
    const roots = page.map((row) => {
      const noted = rootOfRow(row, company.code)
      const { number, kind, at, sites, acts, root, key } = noted
      return { number, kind, at, siteCount: sites, actCount: acts, root, keyId: key, word: rootWord(noted) }
    })
    const recipients = [...(about?.recipients ?? [])]
    const waitingSince = waiting?.since ?? null
    const standing = rootsStanding({ lastNight: about?.lastNight ?? null, waitingSince, nextNight: nextNightAt(now), now })
    return { roots, recipients, version: versionOf(recipients), waitingCount: waiting?.count ?? 0, waitingSince, ...standing, nextCursor }
  }),

  handle(changeRootRecipients, async ({ input, db }) => {
    const recipients = recipientsOf(input.recipients)
    // What is stored is read first: whatever is changed after it keeps this change from being saved.
    const [[stored], [about]] = await db.batch(storedSettings(db, [recipientsKey]), lastRootOf(db))
    const was = about?.recipients ?? []
    requires(versionOf(was) === input.version, 'CONFLICT')
    // Those that were named before are not judged anew: one of them would keep all others from being named or taken away.
    const named = recipients.filter((one) => !was.includes(one))
    refuseFields(recipientProblems(named), changeRootRecipients.input)
    requires(await saveSettings(db, [{ key: recipientsKey, was: stored?.stored ?? null, value: recipients }]), 'CONFLICT')
    return { recipients, version: versionOf(recipients) }
  }),
]

function isOwnKey(key: string): boolean {
  const [at, uuid, ...more] = key.split(' ')
  return at !== undefined && isInstantKey(at) && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(uuid ?? '') && more.length === 0
}
