import type { registers as french } from '../../fr/pages/registers.ts'
import type { Translated } from '../../translated.ts'

/** What every list of the company says alike: the state of its rows, its count, its form. */
const shared = {
  saved: 'Saved',
  changed: 'Someone has just changed this row. Check what is marked, then go on.',
  count_one: '{{count, number}} row',
  count_other: '{{count, number}} rows',
} as const
const state = {
  title: 'State of the row',
  active: 'In use',
  archived: 'Archive',
  all: 'All',
} as const
const empty = {
  filtered: 'No row matches',
  showAll: 'Show the whole list',
} as const
const roles = {
  manager: 'Managers',
  resource: 'Officers',
  manager_partner: 'Partners',
  client: 'Clients',
  client_user: 'Client users',
} as const

/** The words of one list: its columns are its fields, and whether a row is archived. */
const listed = <const T extends { readonly fields: object; readonly more?: object; readonly empty: object; readonly filters?: object }>(
  own: T,
) => {
  const { fields, more, filters } = own
  return {
    ...shared,
    searchHint: 'Name',
    ...own,
    empty: { ...empty, ...own.empty } as typeof empty & T['empty'],
    columns: { ...fields, ...more, state: 'State' } as T['fields'] & T['more'] & { readonly state: string },
    filters: { state, ...filters } as T['filters'] & { readonly state: typeof state },
  }
}

export const title = 'Lists'
export const registers: Translated<typeof french> = {
  title,
  nav: 'Lists of the company',
  choose: 'List',
  add: 'Add',
  archivedTag: 'Archived',
  archive: 'Archive',
  restore: 'Restore',
  remove: 'Delete',
  archiveSome_one: 'Archive the chosen row',
  archiveSome_other: 'Archive the {{count, number}} chosen rows',
  restoreSome_one: 'Restore the chosen row',
  restoreSome_other: 'Restore the {{count, number}} chosen rows',
  removeSome_one: 'Delete the chosen row',
  removeSome_other: 'Delete the {{count, number}} chosen rows',
  archivedDone: 'Archived: no form offers it any more.',
  restoredDone: 'Restored: forms offer it again.',
  removedDone: 'Deleted.',
  keptDone_one: '{{count, number}} row is still in use: it has been archived.',
  keptDone_other: '{{count, number}} rows are still in use: they have been archived.',
  removeTitle: 'Delete?',
  removeText: 'Rows that your data still uses stay readable there: they are archived, and no longer offered.',
  history: 'History',
  historyOf: 'History of the list',
  up: 'Move {{name}} up',
  down: 'Move {{name}} down',

  requirements: 'Requirements',

  everyYear: 'Every year',
  everywhere: 'Everywhere',
  noTime: 'By its hours',

  of: {
    holidays: listed({
      title: 'Public holidays',
      text: 'They raise pay rates in hours and show in schedules, on all sites or in their zones.',
      edit: 'Edit the public holiday',
      new: 'New public holiday',
      empty: {
        title: 'No public holidays',
        text: 'Add the holidays that raise your officers’ hours. Those set by French law are created each year.',
      },
      fields: {
        name: 'Name',
        monthDay: 'Day',
        year: 'Year',
        sectorIds: 'Zones',
      },
      more: {
        thisYear: 'This year',
        nextYear: 'Next year',
      },
      hints: {
        year: 'Leave empty for every year.',
        sectorIds: 'Without a zone the holiday applies everywhere.',
      },
    }),
    sectors: listed({
      title: 'Zones',
      text: 'They group sites: a public holiday can be limited to zones, and the list of sites is filtered by zone.',
      edit: 'Edit the zone',
      new: 'New zone',
      empty: {
        title: 'No zones',
        text: 'A zone groups sites, such as a French department. A public holiday can be limited to it.',
      },
      fields: {
        code: 'Code',
        name: 'Name',
      },
      hints: {
        code: 'The one in your imports. The zone’s sites follow it.',
      },
    }),
    activities: listed({
      title: 'Activities',
      text: 'What your company does. Each shift in the schedule can have one.',
      edit: 'Edit the activity',
      new: 'New activity',
      empty: {
        title: 'No activities',
        text: 'Activities classify your shifts: guarding, fire safety, events…',
      },
      fields: {
        name: 'Name',
      },
    }),
    prestations: listed({
      title: 'Service types',
      text: 'What you sell. A service also says what the officer on the shift must have.',
      edit: 'Edit the service',
      new: 'New service',
      empty: {
        title: 'No services',
        text: 'Services classify what you sell, and say which card or degree is needed.',
      },
      fields: {
        name: 'Name',
      },
    }),
    profiles: listed({
      title: 'Profiles',
      text: 'They say whether a shift counts as day or night: codes J and N, colours and counters.',
      edit: 'Edit the profile',
      new: 'New profile',
      empty: {
        title: 'No profiles',
        text: 'A profile says whether a shift is by day or by night. Without one, its hours decide.',
      },
      fields: {
        name: 'Name',
        time: 'Counts as',
      },
      words: {
        time: {
          day: 'Day',
          night: 'Night',
        },
      },
      hints: {
        time: 'Without a choice, the shift’s hours decide.',
      },
    }),
    anomalyReasons: listed({
      title: 'Anomaly reasons',
      text: 'An officer picks one when a clocking differs from the plan, a manager when correcting it.',
      edit: 'Edit the reason',
      new: 'New reason',
      empty: {
        title: 'No reasons',
        text: 'Reasons explain a late start, an early leave or a clocking outside the area.',
      },
      fields: {
        name: 'Name',
        explains: 'Explains',
        isEarlyLeaveAccepted: 'Early leave accepted',
        dependsOn: 'Depends on',
        isPrivate: 'Confidential',
      },
      words: {
        explains: {
          start: 'An arrival',
          end: 'A departure',
          place: 'The place',
        },
        dependsOn: {
          relief: 'The relief’s arrival',
          manager: 'A manager’s consent',
        },
      },
      hints: {
        explains: 'The reason is offered there alone.',
        isEarlyLeaveAccepted: 'Leaving early for this reason is not an anomaly.',
        dependsOn: 'Until this is confirmed, the departure remains an anomaly.',
        isPrivate: 'It concerns health: it is printed on no sheet that a client signs.',
      },
    }),
    contractTypes: listed({
      title: 'Contract types',
      text: 'They are chosen when a contract is created, and group contracts in lists.',
      edit: 'Edit the contract type',
      new: 'New contract type',
      empty: {
        title: 'No contract types',
        text: 'Each contract has one: permanent, fixed-term, casual… You need at least one to add a contract.',
      },
      fields: {
        name: 'Name',
        documentTypeIds: 'Papers required',
      },
      hints: {
        documentTypeIds: 'The officer’s file says which are missing.',
      },
    }),
    unavailabilityTypes: listed({
      title: 'Absence types',
      text: 'They are chosen when an officer asks for an absence or a manager records one.',
      edit: 'Edit the absence type',
      new: 'New absence type',
      empty: {
        title: 'No absence types',
        text: 'Each absence has one: paid leave, illness, training…',
      },
      fields: {
        name: 'Name',
      },
    }),
    documentTypes: listed({
      title: 'Document types',
      text: 'They are chosen when a document is filed, and filter the list of documents.',
      edit: 'Edit the document type',
      new: 'New document type',
      empty: {
        title: 'No document types',
        text: 'They classify your documents: instructions, notices, reports…',
      },
      fields: {
        name: 'Name',
      },
    }),
    qualifications: listed({
      title: 'Qualifications',
      text: 'The catalogue of what an officer can have. A service can require it, an import names it by its code.',
      edit: 'Edit the qualification',
      new: 'New qualification',
      empty: {
        title: 'No qualifications',
        text: 'Degrees, clearances, equipment… that you give to officers and that your services require.',
      },
      fields: {
        kind: 'Kind',
        code: 'Code',
        name: 'Name',
      },
      words: {
        kind: {
          degree: 'Degree',
          empowerment: 'Clearance',
          equipment: 'Equipment',
          formality: 'Formality',
          job: 'Job',
          language: 'Language',
          nationality: 'Nationality',
        },
      },
      hints: {
        code: 'Unique in its kind; degrees and clearances share their codes.',
      },
      filters: {
        kind: {
          title: 'Kind',
          all: 'All kinds',
          degree: 'Degree',
          empowerment: 'Clearance',
          equipment: 'Equipment',
          formality: 'Formality',
          job: 'Job',
          language: 'Language',
          nationality: 'Nationality',
        },
      },
    }),
    links: listed({
      title: 'Useful links',
      text: 'They show on the home page of the people chosen, in this order.',
      edit: 'Edit the link',
      new: 'New link',
      empty: {
        title: 'No links',
        text: 'Give your officers or clients the addresses that they need.',
      },
      fields: {
        name: 'Name',
        url: 'Address',
        roles: 'Shown to',
      },
      more: {
        place: 'Order',
        moves: 'Move',
      },
      words: { roles },
    }),
    news: listed({
      title: 'News',
      text: 'They show on the home page of the people chosen from their date on. Archived news are withdrawn.',
      edit: 'Edit the news',
      new: 'New announcement',
      empty: {
        title: 'No news',
        text: 'Announce an instruction or a change: people read it on their home page from the date you choose.',
      },
      searchHint: 'Title or text',
      fields: {
        title: 'Title',
        body: 'Text',
        publishedOn: 'Published on',
        roles: 'Shown to',
        pictureText: 'Picture description',
      },
      groups: { picture: 'Picture' },
      hints: { pictureText: 'Tells readers who cannot see the picture what it shows. Empty: the picture is decoration only.' },
      picture: {
        add: 'Add a picture',
        change: 'Change the picture',
        none: 'No picture',
        hint: 'Drop a picture here, or choose one. It is cropped to 16:9 and reduced on this device before it is sent.',
        saved: 'Picture saved',
        removed: 'Picture removed',
        kept: 'It will be saved with the announcement.',
        failed: 'The announcement is saved, but without its picture. {{reason}}',
      },
      words: { roles },
    }),
  },
}
