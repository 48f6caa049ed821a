import { expect, it } from 'vitest'
import { concerns } from './comments.rules.ts'

const seen = (isVisibleClient: boolean, isVisibleAgent: boolean) => ({ isVisibleClient, isVisibleAgent })
const published = { isPublished: true }

it('a comment for the managers alone concerns nobody else', () => {
  expect(concerns([seen(false, false)], published)).toEqual({ client: false, agent: false })
})

it('who no longer sees a comment is told, as is who sees it now', () => {
  expect(concerns([seen(true, false), seen(false, true)], published)).toEqual({ client: true, agent: true })
  expect(concerns([seen(true, false)], published)).toEqual({ client: true, agent: false })
})

it('an agent hears nothing of a service that is not published', () => {
  expect(concerns([seen(true, true)], { isPublished: false })).toEqual({ client: true, agent: false })
})
