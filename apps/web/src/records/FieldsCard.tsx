import Box from '@mui/material/Box'
import type { RecordFields as Fields } from '@vigie/contract/kit/fields.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { forcedColours } from '../theme/forced.ts'
import { ContactLink } from '../ui/links/ContactLink.tsx'
import type { FieldGroup } from './groups.ts'
import { RecordField } from './RecordField.tsx'
import type { RecordFieldsProps } from './RecordFields.tsx'
import { SheetCard } from './SheetCard.tsx'
import { useFieldWords } from './useFieldWords.ts'

export interface SheetGroup<F extends Fields> extends Required<FieldGroup<F>> {
  /** Columns of twelve that a field takes where the card has room for two side by side; six, or all of a long one, unless said. */
  readonly spans?: Partial<Record<keyof F, number>>
}

interface FieldsCardProps<F extends Fields> extends Pick<
  RecordFieldsProps<F>,
  'form' | 'placeholders' | 'hints' | 'suggestions' | 'choices' | 'searches'
> {
  readonly group: SheetGroup<F>
  /** At the right of the title. */
  readonly aside?: ReactNode
  /** Beside its fields: what is not typed (`SheetCell`). */
  readonly more?: ReactNode
  /** Below its fields. */
  readonly children?: ReactNode
}

const long: ReadonlySet<string> = new Set(['lines', 'switch', 'choices', 'references', 'url'])

/** Some fields of a record in a card of its sheet, changed where they stand: each that was typed in is marked, with what it was. */
export function FieldsCard<F extends Fields>({ form, group, aside, more, children, choices, ...given }: FieldsCardProps<F>) {
  const { t } = useTranslation()
  const { words, before } = useFieldWords(form, choices)
  const { placeholders, hints, suggestions, searches } = given
  return (
    <SheetCard title={words.group(group.group)} aside={aside}>
      <Box sx={{ containerType: 'inline-size' }}>
        <Box sx={fieldsGrid}>
          {group.keys.map((key) => {
            const { kind } = form.fields[key]!
            const was = before(key)
            const stored: unknown = form.from[key]
            const isReached = (kind === 'phone' || kind === 'email') && was === undefined && stored !== ''
            return (
              <SheetCell key={key} span={group.spans?.[key] ?? (long.has(kind) ? 12 : 6)} isChanged={was !== undefined}>
                {was !== undefined && (
                  <span className="was" title={was}>
                    {t('widgets.form.wasBrief', { words: kind === 'phone' ? endOf(was) : was })}
                  </span>
                )}
                <RecordField
                  form={form}
                  name={key}
                  placeholder={placeholders?.[key]}
                  hint={hints?.[key] ?? words.hint(key)}
                  suggestions={suggestions?.[key]}
                  choices={choices?.[key] ?? []}
                  search={searches?.[key]}
                  end={isReached && <ContactLink kind={kind} value={String(stored)} name={words.field(key)} />}
                />
              </SheetCell>
            )
          })}
          {more}
        </Box>
      </Box>
      {children}
    </SheetCard>
  )
}

interface SheetCellProps {
  readonly span?: number
  readonly isChanged?: boolean
  readonly children: ReactNode
}

/** A place of the grid of a card. */
export const SheetCell = ({ span = 6, isChanged = false, children }: SheetCellProps) => (
  <Box sx={[cell, { '@container (min-width: 20rem)': { gridColumn: `span ${span}` } }, isChanged && changed]}>{children}</Box>
)

/** By the end of a telephone number people tell it from another. */
const endOf = (number: string): string => (number.length > 8 ? `…\u00a0${number.slice(-5)}` : number)

const fieldsGrid = {
  display: 'grid',
  columnGap: 1.75,
  rowGap: 0.5,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
} as const
const cell = {
  position: 'relative',
  minWidth: 0,
  gridColumn: '1 / -1',
  // A desk has many of them on one page; a finger keeps its room.
  '@media (pointer: fine)': {
    '& .MuiOutlinedInput-root': { minHeight: 38, fontSize: '0.875rem' },
    '& .MuiOutlinedInput-input': { py: '8px', px: 1.5 },
  },
  // A number of a telephone, or a day, stands beside its act in half of a narrow card.
  '& .MuiInputBase-adornedEnd': { pr: 1 },
  // Below a field there is room for a sentence only while there is one: cards show what stands there.
  '& [id$="-below"]:has(> span:only-child:empty)': { minHeight: 4 },
  '& .was': {
    position: 'absolute',
    top: 0,
    right: 0,
    maxWidth: '60%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: '0.75rem',
    lineHeight: '21px',
    color: 'primary.readable',
  },
} as const
const changed = {
  '& .MuiOutlinedInput-notchedOutline': { borderColor: 'primary.main', borderWidth: 2 },
  '& label': { maxWidth: 'calc(100% - 5.5rem)', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  [forcedColours]: { '& .MuiOutlinedInput-notchedOutline': { borderColor: 'Highlight' } },
} as const
