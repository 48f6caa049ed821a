import type { SampleKit, Samples } from '../../../test/samples.ts'

export const samples = ({ fixture }: SampleKit): Samples => {
  const as = fixture.as('manager')
  return {
    'GET /resource/history': async () => ({ values: { resourceId: fixture.agentId }, as }),
    'GET /site/history': async () => ({ values: { siteId: fixture.siteId }, as }),
  }
}
