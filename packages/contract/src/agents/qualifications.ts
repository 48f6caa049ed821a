import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { id, requiredText } from '../kit/values.ts'

export const about = "The company's catalogue of what agents have: degrees, clearances, equipment and more."

/** The kinds of what an agent has (seven lists of ids). */
export const qualificationKinds = ['degree', 'empowerment', 'equipment', 'formality', 'job', 'language', 'nationality'] as const
export type QualificationKind = (typeof qualificationKinds)[number]

/** Those that the law requires of a guard, and the only ones that a client may see (decisions/03-access). */
export const shownToClients = ['degree', 'empowerment'] as const satisfies readonly QualificationKind[]

const kind = z.enum(qualificationKinds)

/** A line of the company's catalogue. */
export const qualification = shape({
  id: ['id', id],
  kind: ['kind', kind],
  code: ['code', z.string()],
  name: ['name', z.string()],
})
export type Qualification = z.output<typeof qualification>

export const listQualifications = call({
  method: 'GET',
  path: '/qualifications',
  does: "The company's catalogue of what agents have, by kind and name: what a form may choose, or also what is archived.",
  access: may.signedIn,
  isOurs: true,
  input: shape({ withArchived: ['with_archived', z._default(z.boolean(), false)] }),
  output: z.object({ qualifications: z.array(qualification) }),
})

export const addQualification = call({
  method: 'POST',
  path: '/qualifications',
  does: 'Adds a line to the catalogue; a code is one of its kind, and of degrees and empowerments together.',
  access: may.editAgents,
  isOurs: true,
  input: shape({ kind: ['kind', kind], code: ['code', requiredText(30)], name: ['name', requiredText(100)] }),
  output: z.object({ qualification }),
})
