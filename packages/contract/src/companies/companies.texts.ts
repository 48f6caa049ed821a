import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { role, type Role } from '../access.ts'
import { call } from '../kit/call.ts'
import { linesField } from '../kit/fields.ts'
import { fieldProblems } from '../kit/fields.rules.ts'
import type { FieldProblem } from '../kit/refusal.ts'
import { shape } from '../kit/shape.ts'
import { text, writtenText } from '../kit/values.ts'

/** The pages that bear a text of the company: where one signs in, and the homes of those whom it serves. */
export const textPages = ['login', 'resource', 'client', 'manager_partner'] as const
export type TextPage = (typeof textPages)[number]
export const textLanguages = ['fr', 'en', 'de'] as const
export type TextLanguage = (typeof textLanguages)[number]
/** Letters of one text. */
export const longestText = 600

/** Whose home shows which text; nobody else receives it. */
const homeOf: Partial<Record<Role, TextPage>> = {
  [role.agent]: 'resource',
  [role.client]: 'client',
  [role.clientUser]: 'client',
  [role.partner]: 'manager_partner',
}
/** The pages whose texts a reader receives: that of the sign-in, and of its own home. */
export const textPagesOf = (reader: Role | null): readonly TextPage[] => {
  const home = reader === null ? undefined : homeOf[reader]
  return home ? ['login', home] : ['login']
}

const fields = { text: linesField('text', longestText) } as const
/** What is wrong with a text; asked by the screen and by the server. */
export const textProblems = (given: string): FieldProblem[] => fieldProblems(fields, { text: given })

const place = { page: ['page', z.enum(textPages)], language: ['language', z.enum(textLanguages)] } as const
export const companyText = shape({ ...place, text: ['text', z.string()] })

export const readTexts = call({
  method: 'GET',
  path: '/company/texts',
  does: "The company's own texts on pages, in each language; a page without a text is not among them.",
  access: may.administer,
  isOurs: true,
  input: z.object({}),
  output: shape({ texts: ['texts', z.array(companyText)] }),
})

export const changeText = call({
  method: 'PUT',
  path: '/company/texts',
  does: 'Sets the text of a page in a language, or removes it where it is empty. `was` is the text that it replaces (empty: none). Refused (CONFLICT) when it is another by now. Every open session receives it.',
  access: may.administer,
  isOurs: true,
  refuses: ['CONFLICT'],
  example: { page: 'login', language: 'fr', text: 'Une question ? Appelez le siège.', was: '' },
  input: shape({ ...place, text: ['text', writtenText(longestText)], was: ['was', text(longestText)] }),
  output: companyText,
})
