import type { checks as french } from '../../fr/clockings/checks.ts'
import type { Translated } from '../../translated.ts'

export const checks: Translated<typeof french> = {
  next: 'Next check call at {{time}}',
  phone: {
    title: 'Is all well?',
    due: 'Check call of {{time}}. Answer before {{by}}.',
    late: 'Check call of {{time}}, unanswered since {{by}}. Answer now; your manager will see it.',
    answer: 'All is well',
    sending: 'Sending…',
    atTablet: 'Answer at the site’s tablet, with your code.',
    help: 'In danger? Call\u00a0112.',
    answered: 'Answer recorded',
    kept: 'Answer kept on this phone; it leaves when the network is back.',
    known: 'You have already answered this check call.',
    notKept: 'The answer could not be recorded. Try again.',
  },
  tablet: {
    confirm: 'answers the check call',
    due: 'Check call due',
    done: 'check call answered at {{time}}',
    thanks: 'Thank you, {{name}}',
    awaited_one: '{{count, number}} check call due',
    awaited_other: '{{count, number}} check calls due',
  },
  story: {
    missed: 'Check call without an answer',
    by: 'Due between {{time}} and {{by}}.',
    late: 'late',
    count_one: '{{count, number}} check call without an answer',
    count_other: '{{count, number}} check calls without an answer',
  },
  settings: {
    title: 'Check calls on duty',
    off: 'Officers are asked for no check call while they are on duty.',
    on: 'Every {{every, number}} minutes on duty the officer confirms that all is well, within {{answer, number}} minutes. Without an answer, managers are told.',
    change: 'Change',
  },
}
