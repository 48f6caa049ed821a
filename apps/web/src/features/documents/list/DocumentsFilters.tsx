import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { documentOwners, type DocumentSort } from '@vigie/contract/documents/documents.kinds.ts'
import { listDocumentTypes, type countDocuments } from '@vigie/contract/documents/documents.ts'
import type { Output } from '@vigie/contract/kit/call.ts'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Role } from '@vigie/contract/access.ts'
import { useAsk } from '../../../api/queries.ts'
import type { DocumentFilter, DocumentsView } from '../../../routing/addresses/documents.ts'
import { Combobox, pillHeight } from '../../../ui/fields/choices/Combobox.tsx'
import { DownIcon } from '../../../ui/icons.tsx'
import { filterBarBeside, threeFields } from '../../../ui/lists/filterBar.ts'
import { FilterChips } from '../../../ui/lists/FilterChips.tsx'
import { ListSearch } from '../../../ui/lists/ListSearch.tsx'
import { SortSelect } from '../../../ui/lists/SortSelect.tsx'
import type { ListWords } from '../../../ui/lists/useListSearch.ts'
import { filtersOf } from './question.rules.ts'

interface DocumentsFiltersProps {
  readonly view: DocumentsView
  readonly reader: Role
  /** Undefined while they are on their way. */
  readonly counts: Output<typeof countDocuments> | undefined
  /** The list holds documents of several kinds of owners. */
  readonly hasOwners: boolean
  readonly search: ListWords
  readonly onChange: (changes: Partial<DocumentsView>) => void
  /** What a phone has beside the order. */
  readonly forPhone: ReactNode | undefined
}

/** What narrows the documents: what waits, words, whose they are; on a phone their order as well. */
export function DocumentsFilters({ view, reader, counts, hasOwners, search, onChange, forPhone }: DocumentsFiltersProps) {
  const { t } = useTranslation()
  const names: readonly DocumentFilter[] = filtersOf(reader)
  const number = (value: number | null | undefined) =>
    value === undefined || value === null ? undefined : t('documents.number', { value })
  const countOf = (name: DocumentFilter) => {
    const counted = countNames[name]
    return counted && number(counts?.[counted])
  }
  // Whoever reads finds its few by their names.
  const asked = useAsk(listDocumentTypes, {}, { isEnabled: reader === 'manager', staleTime: 300_000 })
  const types = asked.data?.types ?? []
  // Its place is there before its choices are: every company begins with some.
  const hasTypes = reader === 'manager' && (asked.isPending || types.length > 0)
  const fieldCount = 1 + Number(hasOwners) + Number(hasTypes)
  const kinds = documentOwners.map((owner, id) => ({ id, label: t(`documents.filters.owners.${owner}`) }))
  const isOffered = names.includes(view.filter)
  // On a phone what is seldom needed waits behind a button: the documents begin on the first view.
  const isFolding = forPhone !== undefined && fieldCount > 1
  const [isOpen, setOpen] = useState(false)
  const chosenCount = Number(hasOwners && view.owner !== null) + Number(hasTypes && view.typeId !== null)
  const hasMore = !isFolding || isOpen
  const words = (
    <ListSearch
      label={t('documents.filters.search')}
      placeholder={t('documents.filters.searchHint')}
      clear={t('documents.filters.clear')}
      search={search}
      maxLength={100}
    />
  )
  return (
    <Box sx={filterBarBeside(fieldCount === 3 ? '66rem' : '50rem', widths[fieldCount] ?? '16rem')}>
      <FilterChips<DocumentFilter>
        label={t('documents.filters.title')}
        // Another state that an address names is there for as long as it is on.
        names={isOffered ? names : [...names, view.filter]}
        chosen={view.filter}
        wordOf={(name) => t(`documents.filters.${reader === 'manager' ? 'manager' : 'reader'}.${name}`)}
        countOf={countOf}
        onChoose={(filter) => onChange({ filter })}
        usual="all"
        isPassing={(name) => !names.includes(name)}
      />
      <Box sx={fieldCount === 3 ? threeFields : fieldCount === 2 ? twoFields : oneField}>
        {isFolding ? (
          <Box sx={{ display: 'flex', gap: 1 }}>
            {words}
            <Button
              variant="outlined"
              color="inherit"
              aria-expanded={isOpen}
              endIcon={<DownIcon size={16} style={{ transform: isOpen ? 'rotate(180deg)' : undefined }} />}
              onClick={() => setOpen(!isOpen)}
              sx={fold}
            >
              {t('documents.filters.more', { count: chosenCount })}
            </Button>
          </Box>
        ) : (
          words
        )}
        {hasMore && hasOwners && (
          <Combobox
            isFilter
            label={t('documents.filters.owner')}
            choices={kinds}
            value={view.owner === null ? null : documentOwners.indexOf(view.owner)}
            onChange={(at) => onChange({ owner: at === null ? null : documentOwners[at]! })}
            placeholder={t('documents.filters.allOwners')}
            noChoice={t('widgets.choices.none')}
            open={t('widgets.choices.open')}
            clear={t('documents.filters.clear')}
          />
        )}
        {hasMore && hasTypes && (
          <Combobox
            isFilter
            label={t('documents.filters.type')}
            choices={types.map(({ id, name }) => ({ id, label: name }))}
            value={view.typeId}
            onChange={(typeId) => onChange({ typeId })}
            placeholder={t('documents.filters.allTypes')}
            noChoice={t('widgets.choices.none')}
            open={t('widgets.choices.open')}
            clear={t('documents.filters.clear')}
          />
        )}
        {hasMore && forPhone && (
          <SortSelect<DocumentSort>
            columns={(reader === 'manager' ? managerSorts : readerSorts).map((key) => [key, t(`documents.sorts.${key}`)] as const)}
            sort={view.sort}
            usual="-created_at"
            onSort={(sort) => onChange({ sort })}
            beside={forPhone}
          />
        )}
      </Box>
    </Box>
  )
}

const fold = { ...pillHeight, flex: 'none', borderRadius: 99, borderColor: 'edge', bgcolor: 'background.paper', px: 1.75 } as const
const countNames: Readonly<Partial<Record<DocumentFilter, keyof Output<typeof countDocuments>>>> = {
  all: 'all',
  unviewed: 'unviewed',
  to_validate: 'toValidate',
  to_remind: 'toRemind',
}
const managerSorts = ['created_at', 'name', 'read', 'validated'] as const
const readerSorts = ['created_at', 'name'] as const
const widths: Readonly<Record<number, string>> = { 1: '16rem', 2: '27rem', 3: '40rem' }
const oneField = { display: 'grid', gap: 1.25, gridTemplateColumns: 'minmax(0, 1fr)' } as const
const twoFields = {
  ...oneField,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1.3fr) minmax(0, 1fr)' },
} as const
