import type { home as french } from '../fr/home.ts'
import type { Translated } from '../translated.ts'

export const home: Translated<typeof french> = {
  morning: 'Hello {{name}}',
  evening: 'Good evening {{name}}',
  today: {
    title: 'Today',
    all: 'View the clockings',
    none: 'No shift is planned today.',
    at: 'Figures of {{time}}',
    missed: 'Not arrived',
    late: 'Late',
    outsideArea: 'Outside the area',
    unassigned: 'Unassigned',
    finished: 'Finished',
    present: 'On duty',
    presentOf: '{{present, number}} / {{expected, number}}',
    number: '{{value, number}}',
  },
  todo: { title: 'To do' },
  news: {
    title: 'News',
    none: 'No news',
    noneText: 'What your company publishes for you will appear here.',
    open: 'Read more',
    close: 'Show less',
  },
  links: { title: 'Useful links', newTab: 'new tab' },
  account: { title: 'Your account', profile: 'My profile', password: 'Change the password', settings: 'Language and display' },
  urgency: { title: 'Emergency number', call: 'Call {{phone}}' },
  noContract: {
    title: 'No current contract',
    text: 'Your space will open as soon as {{company}} has recorded your contract. If it should be there already, ask your operations manager.',
    textCall: 'Your space will open as soon as {{company}} has recorded your contract. If it should be there already, call {{company}}.',
    call: 'Call {{phone}}',
    again: 'Check again',
  },
}
