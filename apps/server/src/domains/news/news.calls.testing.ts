import { photoExample } from '@vigie/contract/auth/profile.ts'
import type { SampleKit, Samples } from '../../../test/samples.ts'
import { rowOfRegister } from '../registers/registers.testing.ts'

/** Each asks about news of its own. */
export const samples = ({ app, fixture, company }: SampleKit): Samples => {
  const ofNews =
    (more: Readonly<Record<string, unknown>> = {}) =>
    async () => ({
      values: { id: (await rowOfRegister(app, company, 'news')).id, ...more },
      as: fixture.as('manager'),
    })
  const path = '/company/lists/news/picture'
  return { [`PUT ${path}`]: ofNews({ picture: photoExample }), [`GET ${path}`]: ofNews(), [`DELETE ${path}`]: ofNews() }
}
