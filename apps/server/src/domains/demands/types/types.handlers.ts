import { role } from '@vigie/contract/access.ts'
import { addDemandType, listDemandTypes, offerDemandType } from '@vigie/contract/demands/demands.types.ts'
import { firstOwnType, nameOfDemandType } from '@vigie/contract/demands/demands.forms.ts'
import { Refusal, requires } from '@vigie/contract/kit/refusal.ts'
import { handle } from '../../../kit/handle.ts'
import { shownType, typesOf } from '../demands.types.ts'
import { askedTypesOf, insertType, saveOffered } from './types.store.ts'

/** Letters of an answer to a company's own question. */
const longest = { text: 200, longText: 2000, email: 254, phone: 30 } as const

export const handlers = [
  handle(listDemandTypes, async ({ db, company, session, language }) => {
    const all = await typesOf(db, company)
    const { agentId } = session.user
    // What was asked by a type that is withheld since is read by its form all the same.
    const asked = new Set(agentId === null ? [] : (await db.read(askedTypesOf(db, agentId))).map(({ id }) => id))
    const seen = session.user.role === role.agent ? all.filter(({ id, isOffered }) => isOffered || asked.has(id)) : all
    return { types: seen.map((type) => shownType(type, company, language)) }
  }),

  handle(addDemandType, async ({ input, db, company, language }) => {
    const without = input.fields.findIndex(({ kind, options }) => (kind === 'choice') !== (options !== undefined))
    if (without >= 0)
      throw new Refusal('INVALID', {}, [{ field: 'fields', problem: 'demand.choices', values: { label: input.fields[without]!.label } }])
    const fields = input.fields.map((field, at) => ({
      ...field,
      name: `f${at + 1}`,
      maxLength: longest[field.kind as keyof typeof longest],
    }))
    const [made] = await db.save(insertType(db, { name: input.name, fields, text: input.text, files: input.files }))
    requires(made, 'NOT_FOUND')
    return { type: shownType(made, company, language) }
  }),

  handle(offerDemandType, async ({ input, db, company, language }) => {
    const isOwn = input.id >= firstOwnType
    requires(isOwn || nameOfDemandType(input.id) !== undefined, 'NOT_FOUND')
    const [kept] = await db.save(saveOffered(db, input.id, input.isOffered, isOwn))
    requires(kept, 'NOT_FOUND')
    return { type: shownType(kept, company, language) }
  }),
]
