import type { comments as french } from '../../fr/shifts/comments.ts'
import type { Translated } from '../../translated.ts'

/** What managers write on a service. */
export const comments: Translated<typeof french> = {
  title: 'Comments',
  none: 'No comments.',
  lost: 'The comments could not be read.',
  more: 'Show older ones',
  add: 'Add a comment',
  send: 'Send',
  visible: 'Visible to',
  client: 'Client',
  agent: 'Officer',
  required: 'Write a comment.',
  saved: 'Comment saved',
  removed: 'Comment deleted',
  notSaved: 'It could not be sent. Try again later.',
  notRemoved: 'It could not be deleted. Try again later.',
  moved: 'This comment has changed meanwhile. Read it again, then retry.',
  changed: 'edited',
  options: 'Comment by {{author}}, {{time}}',
  edit: 'Edit',
  remove: 'Delete',
  removing: 'Delete this comment?',
  seen: {
    both: 'Client and officer',
    client: 'Client, not the officer',
    agent: 'Officer, not the client',
    nobody: 'Team only',
  },
}
