import { isForNow, refusalCodes, type RefusalCode } from '@vigie/contract/kit/refusal.ts'
import { say } from '@vigie/phrases/say.ts'
import { refTo } from './schemas.ts'
import type { Reference, Response } from './types.ts'

/** The responses of an operation's refusals: one for each status, with its codes, their sentences and an example of each. */
export function responsesOf(codes: readonly RefusalCode[]): Record<string, Response> {
  const byStatus = Object.groupBy(codes, (code) => String(refusalCodes[code]))
  return Object.fromEntries(Object.entries(byStatus).map(([status, some]) => [status, responseOf(some!)]))
}

function responseOf(codes: readonly RefusalCode[]): Response {
  return {
    description: codes.map((code) => `\`${code}\`: ${say('en', `refusals.${code}`)}`).join('\n\n'),
    ...(codes.some(isForNow) && { headers: { 'retry-after': { $ref: '#/components/headers/RetryAfter' } } }),
    content: {
      'application/json': {
        schema: { allOf: [refTo('Refusal'), { type: 'object', required: ['code'], properties: { code: { enum: codes } } }] },
        examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
      },
    },
  }
}

/** The examples that responses refer to. */
export const refusalExamples = (codes: Iterable<RefusalCode>) =>
  Object.fromEntries([...codes].toSorted().map((code) => [code, { value: { code, message: say('en', `refusals.${code}`) } }]))

/** A response's name among the components: its codes. */
const nameOf = ({ content }: Response): string => Object.keys(content['application/json'].examples!).join('.')

/** Takes the responses that several operations share out of them, to stand once among the components. */
export function sharedResponses(given: readonly Readonly<Record<string, Response>>[]) {
  const all = given.flatMap((responses) => Object.values(responses))
  const counts = Map.groupBy(all, nameOf)
  const isShared = (response: Response) => counts.get(nameOf(response))!.length > 1
  const components = Object.fromEntries(
    all
      .filter(isShared)
      .map((response) => [nameOf(response), response] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
  const inPlace = (responses: Readonly<Record<string, Response>>): Record<string, Response | Reference> =>
    Object.fromEntries(
      Object.entries(responses).map(([status, response]) => [
        status,
        isShared(response) ? { $ref: `#/components/responses/${nameOf(response)}` } : response,
      ]),
    )
  return { components, inPlace }
}
