import { addComment, changeComment, listComments, removeComment } from '@vigie/contract/comments/comments.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { fixtureOf, freshFixture } from '../../../test/fixture.ts'
import { outputOf } from '../../../test/transports.ts'

const app = await openTestApp()
const fixture = freshFixture(app)
let shift_id: number
beforeEach(async () => {
  const { siteId, agentId } = fixture
  const times = { startsAt: '2026-10-12T19:00:00Z', endsAt: '2026-10-13T04:00:00Z' }
  shift_id = await app.rows.shift(fixture.company.id, { siteId, agentId, ...times })
})

const shown = { is_visible_client: true, is_visible_resource: false }
const post = (text: string) => app.http(addComment, { shift_id, text, ...shown }, fixture.as('manager'))
const written = async (text: string) => outputOf(addComment, await post(text)).comment
const listed = async (page = {}) => outputOf(listComments, await app.http(listComments, { shift_id, ...page }, fixture.as('manager')))

describe('comments on a service', () => {
  it('keep what is written as it was written, trimmed', async () => {
    for (const text of ['👮🏽‍♀️ vu', 'مرحبا', '<script>alert(1)</script>']) expect((await written(`  ${text} `)).text).toBe(text)
    expect((await listed()).comments).toHaveLength(3)
  })

  it('hold some text, and no more than 2,000 characters', async () => {
    for (const text of ['', ' \n\t ', 'x'.repeat(2001)]) expect((await post(text)).status).toBe(422)
  })

  it('are changed from the version that was seen, and from no older one', async () => {
    const { id, version } = await written('Un')
    const change = (text: string) => app.http(changeComment, { id, text, ...shown, version }, fixture.as('manager'))
    expect(outputOf(changeComment, await change('Deux')).comment).toMatchObject({ text: 'Deux', version: version + 1 })
    expect((await change('Trois')).status).toBe(409)
    expect((await listed()).comments).toMatchObject([{ text: 'Deux' }])
  })

  it('come a page at a time, the latest first', async () => {
    for (const text of ['1', '2', '3']) await written(text)
    const first = await listed({ limit: 2 })
    expect(first.comments.map(({ text }) => text)).toEqual(['3', '2'])
    expect((await listed({ limit: 2, cursor: first.nextCursor })).comments.map(({ text }) => text)).toEqual(['1'])
  })

  it('are neither read, written, changed nor deleted by another company', async () => {
    const { id } = await written('Secret')
    const other = (await fixtureOf(app.rows)).as('manager')
    expect((await app.http(listComments, { shift_id }, other)).status).toBe(404)
    expect((await app.http(addComment, { shift_id, text: 'x', ...shown }, other)).status).toBe(404)
    expect((await app.http(changeComment, { id, text: 'x', ...shown }, other)).status).toBe(404)
    expect((await app.http(removeComment, { id }, other)).status).toBe(404)
    expect((await app.http(removeComment, { id, version: 2 }, fixture.as('manager'))).error?.code).toBe('CONFLICT')
    expect((await app.http(removeComment, { id, version: 1 }, fixture.as('manager'))).status).toBe(200)
    expect((await listed()).comments).toEqual([])
  })
})
