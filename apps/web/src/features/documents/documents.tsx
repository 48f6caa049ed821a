import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useLocation } from '@tanstack/react-router'
import { role } from '@vigie/contract/access.ts'
import * as may from '@vigie/contract/access.calls.ts'
import { listFilingChoices } from '@vigie/contract/documents/documents.choices.ts'
import { listReaders } from '@vigie/contract/documents/documents.filing.ts'
import { documentOwners, documentPages } from '@vigie/contract/documents/documents.kinds.ts'
import { readingStateOf } from '@vigie/contract/documents/documents.rules.ts'
import {
  countDocuments,
  documentChanged,
  listDocuments,
  listDocumentTypes,
  readDocument,
  type Document,
} from '@vigie/contract/documents/documents.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../../api/queries.ts'
import { useLanguage } from '../../i18n/i18n.ts'
import { ownWords } from '../../i18n/ownWords.ts'
import { digitsOf, writtenDay } from '../../kit/dates.ts'
import { defineList } from '../../lists/defineList.ts'
import { LinkCard } from '../../lists/LinkCard.tsx'
import { documentsAddress, type DocumentsView } from '../../routing/addresses/documents.ts'
import { inPlace } from '../../routing/useAddress.ts'
import { useExchange, useUser } from '../../session/store.ts'
import { mayUse } from '../../session/subject.ts'
import { todayNow } from '../../session/today.ts'
import { EmptyState, StatePage } from '../../ui/feedback/StatePage.tsx'
import { QuietDrawing } from '../../ui/illustrations/pages.tsx'
import { Tag } from '../../ui/marks/Tag.tsx'
import { DocumentMark } from './DocumentMark.tsx'
import { FilingZone } from './filing/FilingZone.tsx'
import { RemindButton } from './panel/RemindButton.tsx'
import { toneOf } from './states.rules.ts'
import { useDocumentWords } from './words.ts'
import { ReadPart, ValidationPart } from './list/ManagerParts.tsx'
import { OpenDocument } from './OpenDocument.tsx'
import { filtersOf, narrowedBy, placeOf, questionOf } from './list/question.rules.ts'

/** Of whom the documents are, what the reader does with them, and what is counted and chosen from beside them. */
function useDocumentsContext(view: DocumentsView) {
  const { t } = useTranslation()
  const language = useLanguage()
  const words = useDocumentWords()
  const { pathname } = useLocation()
  const { role: reader } = useUser()
  const isManager = reader === role.manager
  const isFiling = mayUse(useExchange(), may.fileDocuments) && isManager
  const place = useMemo(() => placeOf(pathname, view, reader), [pathname, view, reader])
  const { owner, ownerId } = place
  const isOne = owner === 'company' || (owner !== null && ownerId !== null)
  const filed = useAsk(listFilingChoices, { owner: owner ?? 'company', ownerId: ownerId ?? undefined }, { isEnabled: isOne && isFiling })
  const counts = useAsk(countDocuments, narrowedBy(place, view), { keepsFormer: true }).data
  // Whoever reads finds its few by their names.
  const asked = useAsk(listDocumentTypes, {}, { isEnabled: isManager, staleTime: 300_000 })
  const types = asked.data?.types
  return {
    t,
    language,
    words,
    reader,
    isManager,
    isFiling,
    place,
    counts,
    types: types ?? [],
    // Their place is there before they are: every company begins with some.
    hasTypes: isManager && (types === undefined || types.length > 0),
    /** Of the one whose documents the page shows: as a manager files for it, else as its documents say it. */
    nameOf: (first: Document | undefined) => (isOne ? (filed.data?.name ?? first?.ownerName) : undefined),
  }
}
type Context = ReturnType<typeof useDocumentsContext>
const isManager = (context: Context) => context.isManager
const isReader = (context: Context) => !context.isManager
const countNames: Readonly<Record<string, 'all' | 'unviewed' | 'toValidate' | 'toRemind'>> = {
  all: 'all',
  unviewed: 'unviewed',
  to_validate: 'toValidate',
  to_remind: 'toRemind',
}
const isUnopened = (document: Document) => readingStateOf(document) === 'unviewed'
/** Widths of the table in rem from which whose they are and when they were filed have columns. */
const [ownerFrom, dayFrom] = [56, 70]

/** The documents of an address: a manager files them and sees who has read them, whoever they are for reads them. */
export const list = defineList({
  name: 'documents',
  call: listDocuments,
  address: documentsAddress,
  input: (view, { place }: Context) => questionOf(place, view),
  mostRows: documentPages.at(-1)!,
  rowsOf: ({ documents }) => documents,
  totalOf: ({ total }) => total,
  pageSizes: documentPages,
  useContext: useDocumentsContext,
  filters: [
    {
      as: 'chips',
      key: 'filter',
      words: ({ reader }) => filtersOf(reader),
      wordOf: (word, { t, isManager }) =>
        isManager && (word === 'unviewed' || word === 'viewed' || word === 'validated') ? t(`documents.byAll.${word}`) : undefined,
      usual: 'all',
      isChoice: true,
      countOf: (word, _, { counts }) => counts?.[countNames[word]!] ?? undefined,
    },
    {
      as: 'select',
      key: 'owner',
      words: ['all', ...documentOwners],
      usual: 'all',
      isShown: ({ isManager, place }) => isManager && place.owner === null,
    },
    {
      as: 'pick',
      key: 'typeId',
      isShown: ({ hasTypes }) => hasTypes,
      choices: (_, { types }) => types.map(({ id, name }) => ({ id, label: name })),
    },
  ],
  hasFieldsBeside: true,
  foldsOnPhone: true,
  sorts: {
    keys: ({ isManager }) => (isManager ? ['created_at', 'name', 'read', 'validated'] : ['created_at', 'name']),
    usual: '-created_at',
  },
  rowRem: 3.5,
  columns: [
    {
      key: 'name',
      sort: 'name',
      width: 'minmax(0, 1.6fr)',
      // Where there is no room for the column of days, it is said all the same how they are ordered.
      headNote: (sort, { t }) =>
        sort?.endsWith('created_at') && (
          <Box component="span" sx={orderStyles}>
            · {t(`documents.order.${sort === 'created_at' ? 'oldest' : 'newest'}`)}
          </Box>
        ),
      isLink: true,
      mark: (document) => <DocumentMark document={document} />,
      value: ({ name }) => name,
      cell: (document, { isManager }) => (
        <span {...ownWords} title={document.name} style={{ fontWeight: isManager ? 600 : isUnopened(document) ? 700 : 500 }}>
          {document.name}
        </span>
      ),
      small: (document, { words, place }) => <Small document={document} words={words} hasOwner={place.ownerId === null} />,
    },
    { key: 'file', value: ({ fileName }) => fileName },
    { key: 'kind', value: ({ owner }, { t }) => t(`documents.owners.${owner}`) },
    {
      key: 'owner',
      width: 'minmax(8rem, 0.9fr)',
      from: ownerFrom,
      value: ({ ownerName }) => ownerName,
      cell: (document, { words }) => words.owner(document),
    },
    { key: 'version', value: ({ version }) => version },
    {
      key: 'created_at',
      sort: 'created_at',
      width: '7rem',
      from: dayFrom,
      isFigure: true,
      value: ({ filedAt }, { language }) => digitsOf(filedAt, language),
      cell: ({ createdAt }, { words }) => words.day(createdAt),
    },
    { key: 'validateBy', value: ({ validateBy }, { language }) => validateBy && writtenDay(validateBy, language, 'digits') },
    {
      key: 'read',
      sort: 'read',
      width: 'minmax(7.25rem, 0.42fr)',
      from: 40,
      isShown: isManager,
      cell: (document) => <ReadPart document={document} />,
    },
    {
      key: 'validated',
      sort: 'validated',
      width: 'minmax(9rem, 0.5fr)',
      isShown: isManager,
      cell: (document) => <ValidationPart document={document} />,
    },
    { key: 'act', width: '5.5rem', from: 40, isAct: true, isShown: isManager, cell: (document) => <RemindButton document={document} /> },
    { key: 'readers', isShown: isManager, value: ({ readerCount }) => readerCount },
    { key: 'viewed', isShown: isManager, value: ({ viewedCount }) => viewedCount },
    { key: 'asked', isShown: isManager, value: ({ askedCount }) => askedCount },
    { key: 'validatedBy', isShown: isManager, value: ({ validatedCount }) => validatedCount },
    {
      key: 'state',
      width: 'minmax(9.5rem, 13rem)',
      isShown: isReader,
      value: (document, { t }) => t(`documents.states.${readingStateOf(document)}`),
      cell: (document, { words }) => <Tag tone={toneOf(document)}>{words.state(document)}</Tag>,
    },
    { key: 'viewedAt', isShown: isReader, value: ({ viewedAt }, { language }) => viewedAt && digitsOf(viewedAt, language) },
    { key: 'validatedAt', isShown: isReader, value: ({ validatedAt }, { language }) => validatedAt && digitsOf(validatedAt, language) },
    { key: 'size', value: ({ bytes }, { words }) => words.bytes(bytes) },
  ],
  card: (document, { words, isManager }, open) => (
    <LinkCard
      target={() => open(document.id)}
      title={document.name}
      isOwnName
      isQuiet={!isManager && !isUnopened(document)}
      mark={<DocumentMark document={document} size={40} />}
      facts={[words.owner(document)]}
      tags={
        <>
          <Box component="span" sx={{ flex: '1 0 100%', fontSize: '0.8125rem' }}>
            {words.meta(document)}
          </Box>
          {isManager ? (
            <>
              <Box component="span" sx={{ flex: '1 1 9rem', maxWidth: '14rem' }}>
                <ReadPart document={document} />
              </Box>
              <ValidationPart document={document} />
            </>
          ) : (
            <Tag tone={toneOf(document)}>{words.state(document)}</Tag>
          )}
        </>
      }
      height={116}
    />
  ),
  cardHeight: 124,
  panel: {
    key: 'documentId',
    // Who reads has it over the list.
    covers: isReader,
    show: ({ view, change, context }, opened) => (
      <OpenDocument
        opened={opened}
        isManager={context.isManager}
        isWhole={view.isWhole}
        onWhole={(isWhole) => change({ isWhole }, isWhole ? inPlace : undefined)}
      />
    ),
  },
  fileName: () => todayNow(),
  text: ({ first, context: { t, isManager, counts, nameOf } }) => {
    if (!counts) return null
    const name = nameOf(first?.documents[0])
    const waiting = isManager ? counts.toRemind : counts.unviewed
    const said = [
      t('documents.count', { count: counts.all }),
      waiting && t(isManager ? 'documents.waitingForOthers' : 'documents.unread', { count: waiting }),
    ]
    return (
      <span style={{ overflowWrap: 'anywhere' }}>
        {name && <span {...ownWords}>{name} · </span>}
        {said.filter(Boolean).join(' · ')}
      </span>
    )
  },
  isTextShort: true,
  notices: ({ context: { isFiling, place } }) => isFiling && <FilingZone place={place} />,
  empty: ({ view: { filter }, context: { t, isFiling }, showAll }) => {
    if (filter === 'all')
      return <EmptyState title={t('documents.empty.title')} text={t(isFiling ? 'documents.empty.file' : 'documents.empty.text')} />
    const all = (
      <Button variant="outlined" color="inherit" onClick={showAll}>
        {t('documents.empty.showAll')}
      </Button>
    )
    // What waits for nobody is good news.
    return filter === 'viewed' || filter === 'validated' ? (
      <EmptyState title={t('documents.empty.filtered')} action={all} />
    ) : (
      <StatePage drawing={<QuietDrawing />} title={t(`documents.empty.fine.${filter}`)} action={all} />
    )
  },
  live: [documentChanged],
  alsoAnew: [readDocument, countDocuments, listReaders],
})

/** Below a name: whose it is and when it was filed, where there is no room for their columns, and what the file is. */
function Small({ document, words, hasOwner }: Pick<Context, 'words'> & { document: Document; hasOwner: boolean }) {
  const [filed, first] = [words.day(document.filedAt), words.day(document.createdAt)]
  return (
    <>
      {hasOwner && (
        <Box component="span" sx={until(ownerFrom)}>
          {words.owner(document)} ·{' '}
        </Box>
      )}
      {words.meta(document, false)}
      {/* Beside its column it says something else only of another version. */}
      <Box component="span" sx={filed === first ? until(dayFrom) : undefined}>
        {' '}
        · {filed}
      </Box>
    </>
  )
}

const until = (rem: number) => ({ [`@container (min-width: ${rem}rem)`]: { display: 'none' } })
const orderStyles = { ml: 0.5, color: 'text.secondary', fontWeight: 400, whiteSpace: 'nowrap', ...until(dayFrom) } as const
