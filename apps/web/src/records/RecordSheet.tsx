import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import type { RecordFields, RecordOf } from '@vigie/contract/kit/fields.ts'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadingPlaceholder } from '../ui/feedback/LoadingPlaceholder.tsx'
import { ErrorState } from '../ui/feedback/StatePage.tsx'
import { Card } from '../ui/page/Card.tsx'
import { PageTitle } from '../ui/page/PageTitle.tsx'
import { withTheRest } from './groups.ts'
import { RecordCard } from './RecordCard.tsx'
import { useRecordWords, type CardName } from './useRecordWords.ts'

interface RecordSheetProps<F extends RecordFields, R extends RecordOf<F>, N extends string> {
  /** The part of the phrases that names the fields; its `title` stands until the record has come. */
  readonly name: CardName<N, F, keyof F>
  readonly fields: F
  /** The record as it is asked for. */
  readonly query: { readonly data: R | undefined; readonly isError: boolean; readonly error: unknown; readonly refetch: () => unknown }
  readonly titleOf: (record: R) => string
  /** What stands below its name. */
  readonly text?: ReactNode
  /** Its cards: each with its title, `<name>.groups.<group>`, and its fields; the last has whatever no card names. */
  readonly groups: readonly { readonly group: string; readonly keys: readonly (keyof F & string)[] }[]
  /** What fields show instead of their value: the name of a row elsewhere. */
  readonly showsOf?: (record: R) => Partial<Record<keyof F & string, ReactNode>>
  /** The form over what is shown; unset: the reader may not change it. */
  readonly renderForm?: (record: R, onClose: () => void) => ReactNode
}

/** The page of one record: its name, the way to change it, and its fields in cards. */
export function RecordSheet<F extends RecordFields, R extends RecordOf<F>, const N extends string>(props: RecordSheetProps<F, R, N>) {
  const { name, fields, query, titleOf, text, showsOf, renderForm } = props
  const groups = withTheRest(fields, props.groups)
  const { t } = useTranslation()
  const words = useRecordWords(name)
  const [isOpen, setOpen] = useState(false)
  const { data } = query
  if (data === undefined) {
    return (
      <Box sx={page}>
        <PageTitle title={words.title} />
        {query.isError ? (
          <Card sx={{ py: 4 }}>
            <ErrorState error={query.error} onRetry={() => void query.refetch()} />
          </Card>
        ) : (
          <LoadingPlaceholder sx={cards}>
            {groups.map(({ group }) => (
              <Skeleton key={group} variant="rounded" height={180} />
            ))}
          </LoadingPlaceholder>
        )}
      </Box>
    )
  }
  const edit = renderForm && (
    <Button variant="outlined" color="inherit" onClick={() => setOpen(true)}>
      {t('widgets.form.edit')}
    </Button>
  )
  return (
    <Box sx={page}>
      <PageTitle title={titleOf(data)} text={text} actions={edit} />
      <Box sx={cards}>
        {groups.map(({ group, keys }) => (
          <RecordCard<F, keyof F & string, N>
            key={group}
            name={name as CardName<N, F, keyof F & string>}
            group={group}
            fields={fields}
            values={data}
            keys={keys}
            {...(showsOf && { shows: showsOf(data) })}
          />
        ))}
      </Box>
      {isOpen && renderForm?.(data, () => setOpen(false))}
    </Box>
  )
}

const page = { display: 'grid', gap: 2.25 } as const
/** One below the other in two columns: a short card leaves no hole beside a long one. */
const cards = {
  columnCount: { md: 2 },
  columnGap: 2,
  mb: -2,
  '& > *': { breakInside: 'avoid', mb: 2 },
} as const
