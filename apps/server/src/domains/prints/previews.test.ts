import type { Instant, Month } from '@vigie/contract/kit/time.ts'
import { expect, it } from 'vitest'
import type { PreviewJobInput } from './previews.job.ts'
import { previewOf } from './previews.ts'

const asked: PreviewJobInput = {
  companyId: 1,
  span: { kind: 'plannings', month: '202611' as Month },
  siteIds: [7],
  agentIds: [],
  options: { hasHolidays: true, hasTotals: true, hasDeclaration: true },
  language: 'fr',
  editor: 'Camille Rochebel',
  now: '2026-11-26T08:00:10Z' as Instant,
  page: 1,
  identityVersion: 1,
}

/** Runs nothing by itself: says how many drawings were begun, ends one, and asks whether anybody still waits for it. */
function drawings() {
  const begun: { end: (svg: string) => void; isGone: () => boolean }[] = []
  const previewers = {
    run: ({ isGone }: { isGone: () => boolean }) =>
      new Promise((resolve) => begun.push({ end: (svg) => resolve({ svg, pageCount: 1 }), isGone })),
  } as unknown as Parameters<typeof previewOf>[0]['previewers']
  return {
    begun,
    ask: (more: Partial<PreviewJobInput> = {}, isGone = () => false) => previewOf({ previewers }, { ...asked, ...more }, isGone),
  }
}

it('a sheet that two ask for in one minute is drawn once, for both', async () => {
  const { begun, ask } = drawings()
  const both = [ask(), ask({ now: '2026-11-26T08:00:50Z' as Instant })]
  expect(begun).toHaveLength(1)
  begun[0]!.end('drawn')
  expect((await Promise.all(both)).map(({ svg }) => svg)).toEqual(['drawn', 'drawn'])
  // Once it is there, the next one is drawn anew: the planning may be another.
  void ask()
  expect(begun).toHaveLength(2)
})

it('what stands otherwise on the sheet is drawn by itself: another minute, page, person, language, company or address', () => {
  const { begun, ask } = drawings()
  const others: Partial<PreviewJobInput>[] = [
    { page: 3 },
    { now: '2026-11-26T08:01:00Z' as Instant },
    { page: 2 },
    { editor: 'Léa Valmorin' },
    { language: 'de' },
    { companyId: 2 },
    { identityVersion: 2 },
  ]
  for (const other of others) void ask(other)
  expect(begun).toHaveLength(others.length)
})

it('the drawing is given up once everybody who waits for it has gone, and not before', () => {
  const { begun, ask } = drawings()
  const gone = new Set<string>()
  void ask({ page: 9 }, () => gone.has('one'))
  void ask({ page: 9 }, () => gone.has('other'))
  gone.add('one')
  expect(begun[0]!.isGone()).toBe(false)
  gone.add('other')
  expect(begun[0]!.isGone()).toBe(true)
})
