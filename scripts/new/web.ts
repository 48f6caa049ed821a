import { capital, type Names } from './names.ts'

// Templates of the phrases and of the browser. What stands in escaped braces is the new file's own.

/** The words of a language, before a person writes them. */
const words = {
  fr: [
    'Nom',
    'État',
    'Actif',
    'Inactif',
    'Tous',
    'affiché',
    'Ajouter',
    'Enregistré',
    'Général',
    'Rien pour le moment',
    'Ce que vous ajoutez apparaîtra ici.',
    'Rien ne correspond',
    'Tout voir',
    'Quelqu’un vient de le modifier. Vos saisies sont gardées : relisez, puis continuez.',
  ],
  en: [
    'Name',
    'State',
    'Active',
    'Inactive',
    'All',
    'shown',
    'Add',
    'Saved',
    'General',
    'Nothing yet',
    'What you add will appear here.',
    'Nothing matches',
    'View all',
    'Somebody has just changed this. What you typed is kept: read it again, then go on.',
  ],
  de: [
    'Name',
    'Status',
    'Aktiv',
    'Inaktiv',
    'Alle',
    'angezeigt',
    'Hinzufügen',
    'Gespeichert',
    'Allgemein',
    'Noch nichts',
    'Was Sie hinzufügen, erscheint hier.',
    'Nichts passt',
    'Alles zeigen',
    'Jemand hat das soeben geändert. Ihre Eingaben bleiben erhalten: Lesen Sie sie erneut, dann machen Sie weiter.',
  ],
} as const

export function phrases({ many, Many }: Names, language: keyof typeof words): string {
  const [name, state, active, inactive, all, shown, add, saved, general, none, noneText, filtered, showAll, changed] = words[language]
  const isFrench = language === 'fr'
  const head = isFrench
    ? ''
    : `import type { ${many} as french } from '../../fr/pages/${many}.ts'\nimport type { Translated } from '../../translated.ts'\n\n`
  return `${head}export const title = '${Many}'
export const ${many}${isFrench ? '' : ': Translated<typeof french>'} = {
  title,
  add: '${add}',
  columns: { name: '${name}', state: '${state}' },
  filters: { state: { title: '${state}', all: '${all}', active: '${active}', inactive: '${inactive}' } },
  searchHint: '${name}',
  count_one: '{{count, number}} ${shown}',
  count_other: '{{count, number}} ${isFrench ? `${shown}s` : shown}',
  empty: { title: '${none}', text: '${noneText}', filtered: '${filtered}', showAll: '${showAll}' },
  edit: {
    title: '${Many}',
    saved: '${saved}',
    changed: '${changed}',
    groups: { main: '${general}' },
    fields: { name: '${name}', isActive: '${active}' },
  },
}${isFrench ? ' as const' : ''}
`
}

export const listFile = ({ many, One, Many, one }: Names) => `import { list${Many} } from '@vigie/contract/${many}/${many}.ts'
import { useTranslation } from 'react-i18next'
import { defineList } from '../../lists/defineList.ts'
import { LinkCard } from '../../lists/LinkCard.tsx'
import { ofCall } from '../../lists/ofCall.ts'
import { ${one}Address } from '../../routing/addresses/${many}.ts'
import { linkTo } from '../../routing/linkTo.ts'
import { EmptyState } from '../../ui/feedback/StatePage.tsx'
import { Tag } from '../../ui/marks/Tag.tsx'
import { Add${One} } from './${One}Form.tsx'

const linkOf = ({ id }: { readonly id: number }) => linkTo(${one}Address, { ${one}Id: id })

export const list = defineList({
  name: '${many}',
  ...ofCall(list${Many}, { path: '/${many}', chips: 'state' }),
  useContext: () => ({ t: useTranslation().t }),
  columns: [
    { key: 'name', sort: 'name', isLink: true, width: 'minmax(12rem, 1fr)', value: ({ name }) => name, cell: ({ name }) => name },
    {
      key: 'state',
      width: '10rem',
      value: ({ isActive }, { t }) => t(\`${many}.filters.state.\${isActive ? 'active' : 'inactive'}\`),
      cell: ({ isActive }, { t }) => (
        <Tag tone={isActive ? 'done' : 'wait'}>{t(\`${many}.filters.state.\${isActive ? 'active' : 'inactive'}\`)}</Tag>
      ),
    },
  ],
  card: (row, { t }) => (
    <LinkCard target={linkOf(row)} title={row.name} facts={[t(\`${many}.filters.state.\${row.isActive ? 'active' : 'inactive'}\`)]} height={64} />
  ),
  cardHeight: 72,
  open: linkOf,
  actions: () => <Add${One} />,
  empty: ({ context: { t } }) => <EmptyState title={t('${many}.empty.title')} text={t('${many}.empty.text')} />,
  hasRefresh: true,
})
`

export const formFile = ({ many, one, One, Many }: Names) => `import Button from '@mui/material/Button'
import { change${One}, create${One}, list${Many}, read${One}, ${one}Fields, type ${One}, type ${One}Form as Filled } from '@vigie/contract/${many}/${many}.ts'
import { emptyRecord } from '@vigie/contract/kit/fields.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../api/ask.ts'
import { invalidate } from '../../api/queries.ts'
import { RecordForm } from '../../records/RecordForm.tsx'
import { useRecordForm } from '../../records/useRecordForm.ts'

const empty: Filled = { ...emptyRecord(${one}Fields), isActive: true }

/** The form of a new one, or over one that stands. */
export function ${One}Form({ ${one}, onClose }: { ${one}?: ${One}; onClose: () => void }) {
  const form = useRecordForm({
    name: '${many}.edit',
    fields: ${one}Fields,
    values: ${one} ?? empty,
    version: ${one}?.version ?? null,
    send: (record, version) =>
      ${one} ? ask(change${One}, { ${one}Id: ${one}.id, ...record, version: version ?? ${one}.version }) : ask(create${One}, record),
    refresh: () => invalidate(list${Many}, read${One}),
    onDone: onClose,
  })
  return <RecordForm form={form} onClose={onClose} {...(${one} && { subtitle: ${one}.name })} />
}

export function Add${One}() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {t('${many}.add')}
      </Button>
      {isOpen && <${One}Form onClose={() => setOpen(false)} />}
    </>
  )
}
`

export const sheetFile = ({ many, one, One }: Names) => `import { read${One}, ${one}Fields } from '@vigie/contract/${many}/${many}.ts'
import { useAsk } from '../../api/queries.ts'
import { RecordSheet } from '../../records/RecordSheet.tsx'
import { ${one}Address } from '../../routing/addresses/${many}.ts'
import { useAddress } from '../../routing/useAddress.ts'
import { ${One}Form } from './${One}Form.tsx'

export default function ${One}Sheet() {
  const [{ ${one}Id }] = useAddress(${one}Address)
  const { data, isError, error, refetch } = useAsk(read${One}, { ${one}Id: ${one}Id ?? 0 })
  return (
    <RecordSheet
      name="${many}.edit"
      fields={${one}Fields}
      query={{ data: data?.${one}, isError, error, refetch }}
      titleOf={({ name }) => name}
      groups={[{ group: 'main', keys: ['name'] }]}
      renderForm={(${one}, onClose) => <${One}Form ${one}={${one}} onClose={onClose} />}
    />
  )
}
`

export const addressFile = ({ one }: Names) => `import { named } from '../address.ts'
import { id } from '../parameters.ts'

/** The sheet of one. */
export const ${one}Address = named('/${one}', { ${one}Id: id('id') })
`

export const rows = ({ many, one }: Names, at: number) => `  {
    path: '/${many}',
    query: keeps('state', 'search', 'sort'),
    who: mayOpen.administrators,
    frame: 'shell',
    words: '${many}',
    menu: [{ in: 'manage', at: ${at}, icon: 'document' }],
    hasOwnSearch: true,
    screen: () => import('../../features/${many}/${many}.tsx'),
  },
  {
    ...${one}Address,
    who: mayOpen.administrators,
    frame: 'shell',
    title: 'record',
    words: '${many}',
    crumbs: ['/${many}'],
    screen: () => import('../../features/${many}/${capital(one)}Sheet.tsx'),
  },
]
`
