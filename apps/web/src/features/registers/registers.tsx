import type { Cell } from '@vigie/contract/kit/csv.ts'
import type { RecordField } from '@vigie/contract/kit/fields.ts'
import type { RegisterRow } from '@vigie/contract/kit/register.ts'
import { isDay, type Day } from '@vigie/contract/kit/time.ts'
import { registerChanged, countRegisters } from '@vigie/contract/registers/registers.ts'
import { registerOf, type RegisterName } from '@vigie/contract/registers/registers.all.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n.ts'
import { writtenDay } from '../../kit/dates.ts'
import { defineList, type ListColumn } from '../../lists/defineList.ts'
import { LinkCard } from '../../lists/LinkCard.tsx'
import { ofCall } from '../../lists/ofCall.ts'
import { useRecordWords } from '../../records/useRecordWords.ts'
import { registersAddress } from '../../routing/addresses/registers.ts'
import { useToday } from '../../session/today.ts'
import { EmptyState } from '../../ui/feedback/StatePage.tsx'
import { ButtonLink } from '../../ui/links/ButtonLink.tsx'
import { Tag } from '../../ui/marks/Tag.tsx'
import { AddRow } from './AddRow.tsx'
import { ChosenActs } from './ChosenActs.tsx'
import { Moves } from './Moves.tsx'
import { OpenRegisterRow } from './OpenRow.tsx'
import { nameOfRow } from './rows.ts'
import { useNamedRows } from './useNamedRows.ts'

/** What cells and files of every list use beside a row. */
function useContext(name: RegisterName) {
  const { t } = useTranslation()
  const language = useLanguage()
  const today = useToday()
  const words = useRecordWords(`registers.of.${name}`)
  const referred = new Map(useNamedRows(name).map(({ id, name: called }) => [id, called]))
  /** What a field shows: a day as it is written, a word in the reader's language, a row of another list by its name. */
  const written = (key: string, field: RecordField, value: unknown): string => {
    if (key === 'sectorIds' && Array.isArray(value) && value.length === 0) return t('registers.everywhere')
    if (key === 'year' && value === null) return t('registers.everyYear')
    if (key === 'time' && value === null) return t('registers.noTime')
    if (value === null || value === undefined) return ''
    if (field.kind === 'references') return (value as readonly number[]).map((id) => referred.get(id) ?? '…').join(', ')
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
    if (field.kind === 'choices') return words.list(key, value)
    if (field.kind === 'word') return words.word(key, text)
    if (field.kind === 'switch') return words.yesNo(value === true)
    if (field.kind === 'monthDay') return writtenDay(`2024-${text}` as Day, language, 'brief')
    if (field.kind === 'day') return writtenDay(value as Day, language, 'long')
    return text
  }
  /** The day of a holiday in a year; empty where it has none. */
  const dayIn = ({ monthDay, year }: { readonly monthDay: string; readonly year: number | null }, after: number): string => {
    const asked = Number(today.slice(0, 4)) + after
    const day = `${asked}-${monthDay}`
    return (year === null || year === asked) && isDay(day) ? writtenDay(day, language, 'short') : ''
  }
  return {
    t,
    written,
    dayIn,
    state: (isArchived: boolean) => t(`registers.of.${name}.filters.state.${isArchived ? 'archived' : 'active'}`),
  }
}
type Context = ReturnType<typeof useContext>
type Column = ListColumn<RegisterRow, Context>
const valueOf = (row: RegisterRow, key: string): unknown => (row as unknown as Readonly<Record<string, unknown>>)[key]

/** Where the table has room for a field, in rem: its name always, the others one after the other. */
const roomOf = (at: number): number => [0, 0, 34, 46, 58][at] ?? 70

/** The columns of a list: a column for each field, then what the list says of its rows. */
function columnsOf(name: RegisterName): readonly Column[] {
  const { fields, sorts } = registerOf(name)
  const naming = name === 'news' ? 'title' : 'name'
  const keys = [naming, ...Object.keys(fields).filter((key) => key !== naming)]
  const ofFields = keys.map((key, at): Column => {
    const field = fields[key]!
    const value = (row: RegisterRow, { written }: Context): Cell => written(key, field, valueOf(row, key))
    const sort = sorts.keys.includes(key) ? { sort: key } : {}
    if (key === naming) return { key, value, ...sort, isLink: true, width: 'minmax(11rem, 1.6fr)', cell: nameOfRow, small: Archived }
    // A long text is read where the row is open.
    if (field.kind === 'lines' || key === 'pictureText') return { key, value }
    return { key, value, cell: value as Column['cell'] & object, ...sort, width: 'minmax(6.5rem, 1fr)', from: roomOf(at) }
  })
  const ofHolidays = (key: string, after: number): Column => {
    const value = (row: RegisterRow, { dayIn }: Context) => dayIn(row as never, after)
    return { key, value, cell: value, width: '7.5rem', from: 44 + 10 * after }
  }
  const [first, second, third, ...rest] = ofFields
  return [
    ...[first!, second, third].flatMap((column) => column ?? []),
    ...(name === 'holidays' ? [ofHolidays('thisYear', 0), ofHolidays('nextYear', 1)] : []),
    ...rest,
    ...(registerOf(name).isOrdered
      ? [{ key: 'moves', cell: (row) => <Moves name={name} row={row} />, width: '6rem', isAct: true } satisfies Column]
      : []),
    { key: 'state', value: ({ isArchived }, { state }) => state(isArchived) },
  ]
}

const Archived = ({ isArchived }: RegisterRow, { t }: Context) => isArchived && t('registers.archivedTag')

/** The definition of the list of a register: it follows from the register's descriptor. */
function listOf(name: RegisterName) {
  const register = registerOf(name)
  const facts = (row: RegisterRow, { written }: Context): string[] =>
    Object.entries(register.fields)
      .filter(([key, { kind }]) => key !== 'name' && key !== 'title' && key !== 'pictureText' && kind !== 'lines' && kind !== 'switch')
      .map(([key, field]) => written(key, field, valueOf(row, key)))
  const source = ofCall(register.list, { path: registersAddress.path, chips: 'state' })
  const list = defineList({
    ...source,
    name: `registers.of.${name}`,
    address: { ...registersAddress, query: { ...registersAddress.query, sort: source.address.query.sort } },
    filters: source.filters.map((filter) => (filter.key === 'state' ? { ...filter, usual: 'active' } : filter)),
    input: (view) => source.input(view as never),
    rowsOf: (answer) => source.rowsOf(answer) as readonly RegisterRow[],
    // The list of a definition is the same at every render.
    // oxlint-disable-next-line react/hooks
    useContext: () => useContext(name),
    columns: columnsOf(name),
    card: (row, context, open) => (
      <LinkCard
        target={() => open(row.id)}
        title={nameOfRow(row)}
        isOwnName
        facts={facts(row, context)}
        tags={row.isArchived && <Tag tone="wait">{context.t('registers.archivedTag')}</Tag>}
        height={84}
      />
    ),
    cardHeight: 92,
    panel: {
      key: 'rowId',
      covers: () => true,
      show: (_, { id, rows, close }) => {
        const row = rows.find((one) => one.id === id)
        return row && <OpenRegisterRow key={row.id} name={name} row={row} onClose={close} />
      },
    },
    text: ({ context: { t } }) => t(`registers.of.${name}.text`),
    actions: () => (
      <>
        <AddRow name={name} />
        {name === 'prestations' && <Requirements />}
      </>
    ),
    several: {
      nameOf: nameOfRow,
      acts: ({ rows, clear }, { state }) => <ChosenActs name={name} rows={rows} isArchive={state === 'archived'} onDone={clear} />,
    },
    empty: ({ context: { t } }) => (
      <EmptyState
        title={t(`registers.of.${name}.empty.title`)}
        text={t(`registers.of.${name}.empty.text`)}
        action={<AddRow name={name} />}
      />
    ),
    live,
    alsoAnew,
    hasRefresh: true,
  })
  return list
}
const live = [registerChanged]
const alsoAnew = [countRegisters]

/** What a prestation asks of its agent has a screen of its own. */
function Requirements() {
  const { t } = useTranslation()
  return (
    <ButtonLink to="/prestations" variant="outlined" color="inherit">
      {t('registers.requirements')}
    </ButtonLink>
  )
}

/** The list of each register. */
export const registerLists = {
  holidays: listOf('holidays'),
  sectors: listOf('sectors'),
  activities: listOf('activities'),
  prestations: listOf('prestations'),
  profiles: listOf('profiles'),
  anomalyReasons: listOf('anomalyReasons'),
  contractTypes: listOf('contractTypes'),
  unavailabilityTypes: listOf('unavailabilityTypes'),
  documentTypes: listOf('documentTypes'),
  qualifications: listOf('qualifications'),
  links: listOf('links'),
  news: listOf('news'),
} as const satisfies Record<RegisterName, unknown>
