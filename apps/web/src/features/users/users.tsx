import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Theme } from '@mui/material/styles'
import { pageCodes } from '@vigie/contract/companies/settings.ts'
import { epochOf } from '@vigie/contract/kit/time.ts'
import { rightColumns } from '@vigie/contract/users/users.kinds.ts'
import { listUsers, readUser, userChanged, type ListedUser } from '@vigie/contract/users/users.ts'
import { readUserHistory } from '@vigie/contract/changes/changes.ts'
import { defineList, type ListColumn } from '../../lists/defineList.ts'
import { LinkCard } from '../../lists/LinkCard.tsx'
import { ofCall } from '../../lists/ofCall.ts'
import { usersAddress } from '../../routing/addresses/users.ts'
import { EmptyState } from '../../ui/feedback/StatePage.tsx'
import { veil } from '../../ui/lists/table.styles.ts'
import { Avatar } from '../../ui/marks/Avatar.tsx'
import { Tag } from '../../ui/marks/Tag.tsx'
import { InviteUser } from './invite/InviteUser.tsx'
import { UserPanel } from './panel/UserPanel.tsx'
import { RightLegend, RightMark } from './RightMark.tsx'
import { columnsOf, groupOf, rowsOf, wordOf, type ColumnKey, type Row } from './rows.rules.ts'
import { nameOf, toneOfState, useUserWords } from './useUserWords.ts'

type Context = ReturnType<typeof useUserWords>
const source = ofCall(listUsers, { path: '/users', chips: 'group' })

/** The six columns of the table: of each group others, which its heading names. */
const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const
const markColumn = (key: (typeof places)[number], at: number): ListColumn<Row, Context> => ({
  key,
  width: 'minmax(4.5rem, 1fr)',
  cell: (row, { t }) => {
    const column = row.kind === 'user' ? columnsOf(groupOf(row.user))[at] : undefined
    const word = row.kind === 'user' && column !== undefined ? wordOf(row.user, column, row.off) : undefined
    return column !== undefined && word !== undefined && <RightMark word={word} of={t(`users.short.${column}`)} />
  },
})
/** In a file each right has a column of its own. */
const wordColumn = (key: string, column: ColumnKey): ListColumn<Row, Context> => ({
  key,
  value: (row, { t }) => {
    const word = row.kind === 'user' ? wordOf(row.user, column, row.off) : undefined
    return word === undefined ? null : t(`users.words.${word}`)
  },
})
const ofUser =
  (value: (user: ListedUser, context: Context) => string | null) =>
  (row: Row, context: Context): string | null =>
    row.kind === 'user' ? value(row.user, context) : null

/** Seconds of a day. */
const day = 86_400

/** Who may enter: managers with their rights, clients and partners with their pages; one of them beside the list. */
export const list = defineList({
  name: 'users',
  ...source,
  address: usersAddress,
  rowsOf,
  useContext: useUserWords,
  rowRem: 2.875,
  hasFieldsBeside: true,
  // Under its headings it has one order.
  sorts: { keys: [], usual: null },
  isTextShort: true,
  columns: [
    {
      key: 'name',
      width: 'minmax(8rem, 1.7fr)',
      isLink: true,
      value: ofUser(nameOf),
      cell: ofUser(nameOf),
      mark: (row) => row.kind === 'user' && <Avatar {...row.user} size={28} />,
      small: ofUser((user, { small }) => small(user)),
    },
    ...places.map(markColumn),
    { key: 'kind', value: ofUser(({ role }, { t }) => t(`users.kinds.${role}`)) },
    { key: 'company', value: ofUser((user, { company }) => company(user)) },
    { key: 'email', value: ofUser(({ email }) => email) },
    { key: 'phone', value: ofUser(({ phone }) => phone) },
    { key: 'state', value: ofUser((user, { state }) => state(user)) },
    ...rightColumns.map(({ key }) => wordColumn(`manager${key.charAt(0).toUpperCase()}${key.slice(1)}`, key)),
    ...pageCodes.map((code) => wordColumn(code, code)),
  ],
  isHeading: ({ kind }) => kind === 'heading',
  lookOf: (row, { t }) => {
    if (row.kind === 'user') return { className: row.user.isActive ? '' : 'closed' }
    const title = (
      <>
        <b>{t(`users.filters.group.${row.group}`)}</b> {row.count}
      </>
    )
    const names = columnsOf(row.group).map((key) => t(`users.short.${key}`))
    return { className: 'group', rem: 2.25, cells: [title, ...places.map((_, at) => names[at] ?? '')] }
  },
  rowStyles,
  card: (row, { t, small, state, stateOf }, open) =>
    row.kind === 'user' && (
      <LinkCard
        target={() => open(row.id)}
        title={nameOf(row.user)}
        isOwnName
        mark={<Avatar {...row.user} size={40} />}
        facts={[t(`users.kinds.${row.user.role}`), small(row.user)]}
        tags={<Tag tone={toneOfState[stateOf(row.user)]}>{state(row.user)}</Tag>}
        height={84}
      />
    ),
  cardHeight: 92,
  panel: {
    key: 'userId',
    show: (_, { id, isByKey, close }) => <UserPanel userId={id} takesFocus={isByKey} onClose={close} />,
  },
  text: ({ first, context: { t, now } }) => {
    if (!first) return undefined
    const { total, waitingCount, waitingSince } = first
    const days = waitingSince === null ? 0 : Math.floor((epochOf(now) - epochOf(waitingSince)) / 1000 / day)
    const span = days < 1 ? t('users.today') : t('users.days', { count: days })
    const waiting = waitingCount > 0 && t('users.waiting', { count: waitingCount, span })
    return [t('users.total', { count: total ?? 0 }), waiting].filter(Boolean).join(' · ')
  },
  actions: () => <InviteUser />,
  below: () => <RightLegend />,
  notices: ({ view: { clientId, partnerId }, showAll, context: { t } }) =>
    (clientId !== null || partnerId !== null) && (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        {t('users.ofCompany.narrowed')}
        <Button variant="outlined" color="inherit" onClick={showAll}>
          {t('users.ofCompany.everybody')}
        </Button>
      </Box>
    ),
  empty: ({ context: { t } }) => <EmptyState title={t('users.empty.title')} text={t('users.empty.text')} action={<InviteUser />} />,
  live: [userChanged],
  alsoAnew: [readUser, readUserHistory],
})

function rowStyles(theme: Theme) {
  const { palette } = theme
  const line = {
    cursor: 'default',
    fontSize: '0.8125rem',
    fontWeight: 600,
    color: palette.text.secondary,
    backgroundColor: veil(theme, palette.tone.wait.soft, 45),
  }
  return {
    // Each group has a heading of its own, which names its columns.
    '& .head': { position: 'absolute', width: '1px', height: '1px', padding: 0, border: 0, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& .rows > .row': { columnGap: '8px' },
    '& .row.group, & .row.group:hover': line,
    '& .row.group': { height: '2.25rem' },
    '& .row.group b': { color: palette.text.primary, marginInlineEnd: '6px' },
    '& .row.closed .names :is(a, b)': { color: palette.text.secondary },
    // Where it is narrow, the words stay and their signs go.
    '@container (max-width: 44rem)': {
      '& .mark svg': { display: 'none' },
      '& .row .link > :first-of-type:not(.names)': { display: 'none' },
    },
  }
}
