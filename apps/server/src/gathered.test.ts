import { expect, it } from 'vitest'
import { listsIn } from './gathered.ts'

it('joins the lists of all files in their order', () => {
  const files = [
    { file: 'agents/agents.tasks.ts', exports: { tasks: ['one', 'two'] } },
    { file: 'sites/sites.tasks.ts', exports: { tasks: ['three'] } },
  ]
  expect(listsIn('tasks', files)).toEqual(['one', 'two', 'three'])
})

it('stops the start with a file that exports no list, and names the file and the list', () => {
  expect(() => listsIn('handlers', [{ file: 'sites/sites.handlers.ts', exports: {} }])).toThrow(
    'apps/server/src/domains/sites/sites.handlers.ts must export its list as `handlers`',
  )
})
