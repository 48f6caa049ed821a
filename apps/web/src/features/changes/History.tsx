import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { isListed } from '@vigie/contract/changes/changes.fields.ts'
import {
  readClientHistory,
  readPartnerHistory,
  readSettingsHistory,
  readSiteHistory,
  readUserHistory,
  type HistoryEntry,
  type HistoryField,
} from '@vigie/contract/changes/changes.ts'
import { clockOf, dayOf, localOf } from '@vigie/contract/kit/time.ts'
import type { RegisterName } from '@vigie/contract/registers/registers.all.ts'
import { readRegisterHistory } from '@vigie/contract/registers/registers.ts'
import { useTranslation } from 'react-i18next'
import { usePages } from '../../api/pages.ts'
import { useLanguage } from '../../i18n/i18n.ts'
import { ownWords } from '../../i18n/ownWords.ts'
import { capital, listedDay, ownZone } from '../../kit/dates.ts'
import { useToday } from '../../session/today.ts'
import { figures } from '../../theme/augment.ts'
import { ErrorState } from '../../ui/feedback/StatePage.tsx'
import { useEntryWords } from './useEntryWords.ts'

export const limit = 10
/** Letters of a value that are shown: instructions may be pages. */
const mostLetters = 160

/** What was changed in a list of the company, or of one of its rows. */
export function RegisterHistory({ name, id }: { name: RegisterName; id?: number }) {
  return (
    <Pages
      {...usePages(readRegisterHistory, { name, limit, ...(id !== undefined && { id }) }, ({ entries }) => entries)}
      isOfOne={id !== undefined}
    />
  )
}

/** What was changed of a site. */
export function SiteHistory({ siteId }: { siteId: number }) {
  return <Pages {...usePages(readSiteHistory, { siteId, limit }, ({ entries }) => entries)} />
}

/** What was changed of a client. */
export function ClientHistory({ clientId }: { clientId: number }) {
  return <Pages {...usePages(readClientHistory, { clientId, limit }, ({ entries }) => entries)} />
}

/** What was changed of a partner. */
export function PartnerHistory({ partnerId }: { partnerId: number }) {
  return <Pages {...usePages(readPartnerHistory, { partnerId, limit }, ({ entries }) => entries)} />
}

/** What was changed of a user; `nameOf` says what a right or a page is called. */
export function UserHistory({ userId, nameOf }: { userId: number; nameOf: (code: string) => string }) {
  return <Pages {...usePages(readUserHistory, { userId, limit }, ({ entries }) => entries)} nameOf={nameOf} />
}

/** What was changed of the company's settings; `nameOf` says what a setting or a text is called, `wordsOf` what its value is. */
export function SettingsHistory({ nameOf, wordsOf }: Required<Pick<PagesProps, 'nameOf' | 'wordsOf'>>) {
  return <Pages {...usePages(readSettingsHistory, { limit }, ({ entries }) => entries)} nameOf={nameOf} wordsOf={wordsOf} />
}

interface PagesProps {
  readonly query: {
    readonly error: Error | null
    readonly isPending: boolean
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly fetchNextPage: () => unknown
    readonly refetch: () => unknown
  }
  readonly rows: readonly HistoryEntry[]
  /** Of one row alone, whose name stands above. */
  readonly isOfOne?: boolean
  /** Of some of it alone. */
  readonly isNarrowed?: boolean
  readonly nameOf?: (code: string) => string
  /** What a value of what has this code is in words. */
  readonly wordsOf?: (code: string, value: string) => string
}

/** The entries by their day, the latest first. */
export function Pages({ query, rows, isOfOne = false, isNarrowed = false, nameOf, wordsOf }: PagesProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const today = useToday()
  if (query.error && rows.length === 0) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  if (query.isPending) return <Typography color="textSecondary">{'\u00a0'}</Typography>
  if (rows.length === 0) return <Typography color="textSecondary">{t(isNarrowed ? 'changes.noneOfIt' : 'changes.none')}</Typography>
  const days = Map.groupBy(rows, ({ changedAt }) => dayOf(localOf(changedAt, ownZone())))
  return (
    <>
      {[...days].map(([day, entries]) => (
        <section key={day}>
          <Typography component="h3" color="textSecondary" sx={{ fontSize: '0.8125rem', mb: 0.5 }}>
            {capital(listedDay(day, today, language))}
          </Typography>
          <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={nameOf && isCoded(entry) ? inWords(entry, nameOf, wordsOf) : entry} isOfOne={isOfOne} />
            ))}
          </Box>
        </section>
      ))}
      {query.hasNextPage && (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
          sx={{ justifySelf: 'start', minHeight: 44 }}
        >
          {t('changes.more')}
        </Button>
      )}
    </>
  )
}

const isCoded = ({ entity }: HistoryEntry) => ['right', 'closedPage', 'setting', 'pageText'].includes(entity)
/** What has a value alone, which stands below its name. */
const isValue = (entity: HistoryEntry['entity']) => entity === 'setting' || entity === 'pageText'

/** An entry about a code, in words. */
function inWords(entry: HistoryEntry, nameOf: (code: string) => string, wordsOf?: PagesProps['wordsOf']): HistoryEntry {
  const { entityName: code, fields } = entry
  const said = (value: string | null) => (value === null || !wordsOf ? value : wordsOf(code, value))
  return { ...entry, entityName: nameOf(code), fields: fields.map((field) => ({ ...field, from: said(field.from), to: said(field.to) })) }
}
function Entry({ entry, isOfOne }: { entry: HistoryEntry; isOfOne: boolean }) {
  const { titleOf, byOf } = useEntryWords()
  const { entity, act, changedAt, fields } = entry
  const name = titleOf(entry, isOfOne)
  return (
    <Box component="li" sx={line}>
      <time dateTime={changedAt}>{clockOf(localOf(changedAt, ownZone()))}</time>
      <div>
        {name && <b {...ownWords}>{name}</b>}
        {(act === 'removed' && isListed(entity) ? [] : fields).map((field) => (
          <FieldLine key={field.name} field={field} entity={entity} isViewed={act === 'viewed'} />
        ))}
        <Typography component="span" color="textSecondary" sx={{ display: 'block', fontSize: '0.8125rem' }}>
          <span {...ownWords}>{byOf(entry)}</span>
        </Typography>
      </div>
    </Box>
  )
}

/** «Ville : Albi → Colomiers»; of a secret that it changed. */
function FieldLine({ field, entity, isViewed }: { field: HistoryField; entity: HistoryEntry['entity']; isViewed: boolean }) {
  const { t } = useTranslation()
  const { labelOf, written } = useEntryWords()
  const { name, kind, from, to } = field
  const label = labelOf(entity, name)
  const shown = (value: string) => {
    const text = written(field, value)
    return text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text
  }
  if (kind === 'secret') return <div>{entity === 'badge' ? null : t(isViewed ? 'changes.viewed' : 'changes.secret', { label })}</div>
  return (
    <div className="field">
      {!isValue(entity) && <span className="label">{t('changes.label', { label })}</span>}{' '}
      {from !== null && <s {...ownWords}>{shown(from)}</s>}{' '}
      {from !== null && (
        <span aria-hidden="true" className="arrow">
          →
        </span>
      )}{' '}
      {to === null ? <i>{t('changes.empty')}</i> : <span {...ownWords}>{shown(to)}</span>}
    </div>
  )
}

const line = {
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr)',
  columnGap: 1,
  fontSize: '0.875rem',
  '& time': { fontFamily: figures, fontWeight: 600 },
  '& b': { fontFamily: figures, fontWeight: 600 },
  '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
  '& .field > .label': { color: 'text.secondary' },
  '& s, & .arrow': { color: 'text.secondary' },
} as const
