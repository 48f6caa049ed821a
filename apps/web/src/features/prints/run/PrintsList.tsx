import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Print, PrintState } from '@vigie/contract/prints/prints.ts'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { writtenInstant } from '../../../kit/dates.ts'
import type { Tone } from '../../../theme/palette.ts'
import { ListStates } from '../../../ui/lists/ListStates.tsx'
import { RowsSkeleton } from '../../../ui/lists/skeletons.tsx'
import { FileIcon } from '../../../ui/marks/FileIcon.tsx'
import { Tag } from '../../../ui/marks/Tag.tsx'
import { Card } from '../../../ui/page/Card.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { usePrintWords } from '../usePrintWords.ts'
import { PrintFileButtons } from './PrintFileButtons.tsx'
import { useActWords } from './useActWords.ts'
import { shownPrints, type Prints } from './usePrints.ts'

const toneOf: Record<PrintState, Tone> = { waiting: 'wait', running: 'run', done: 'done', failed: 'missing', cancelled: 'wait' }

interface PrintsListProps {
  readonly prints: Prints
  /** Where it stands, for what leads to it. */
  readonly place: Ref<HTMLDivElement>
  readonly onOpen: (id: number) => void
}

/** What the reader has printed this week: each file for as long as it is kept. */
export function PrintsList({ prints: { query, prints = [], hasMore }, place, onOpen }: PrintsListProps) {
  const { t } = useTranslation()
  return (
    <Box ref={place} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
      <Section title={t('prints.list.title')}>
        <ListStates
          query={query}
          isEmpty={prints.length === 0}
          skeleton={<RowsSkeleton rows={1} height={72} />}
          empty={<Nothing />}
          emptyStyles={{ minHeight: 72, display: 'grid', alignContent: 'center' }}
        >
          <Card component="ul" sx={list}>
            {prints.map((print) => (
              <PrintLine key={print.id} print={print} onOpen={onOpen} />
            ))}
          </Card>
          {hasMore && (
            <Typography variant="body2" color="textSecondary">
              {t('prints.list.latest', { count: shownPrints })}
            </Typography>
          )}
        </ListStates>
      </Section>
    </Box>
  )
}

/** Beside what can be chosen above it takes no more room than a file would. */
function Nothing() {
  const { t } = useTranslation()
  return (
    <Box sx={{ px: 2 }}>
      <Typography sx={{ fontWeight: 600 }}>{t('prints.list.empty')}</Typography>
      <Typography variant="body2" color="textSecondary">
        {t('prints.list.emptyText')}
      </Typography>
    </Box>
  )
}

function PrintLine({ print, onOpen }: { print: Print; onOpen: (id: number) => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { nameOf } = usePrintWords()
  const { kept } = useActWords()
  const { state, sheetCount, pageCount } = print
  const name = nameOf(print)
  const size = [
    t('prints.act.ready', { count: sheetCount }),
    pageCount !== null && pageCount !== sheetCount && t('prints.list.pages', { count: pageCount }),
    t('prints.list.at', { at: writtenInstant(print.createdAt, language) }),
  ]
  return (
    <li>
      <FileIcon name="pdf" size={34} />
      <div className="said">
        <b>{name}</b>
        <span>{size.filter(Boolean).join(' · ')}</span>
        {state === 'done' && <span>{kept(print)}</span>}
        {state === 'failed' && <span>{print.message ?? t('prints.act.failedText')}</span>}
      </div>
      <Tag tone={toneOf[state]}>{t(`prints.list.states.${state}`)}</Tag>
      <Box className="acts">{state === 'done' && <PrintFileButtons print={print} name={name} onOpen={onOpen} />}</Box>
    </li>
  )
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, px: 2, py: 1.25, minHeight: 72 },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
  '& .said': { flex: '1 1 16rem', minWidth: 0, display: 'grid', fontSize: '0.8125rem', color: 'text.secondary', lineHeight: 1.45 },
  '& .said b': { fontSize: '0.875rem', color: 'text.primary' },
  '& .acts': { display: 'flex', gap: 1, flex: { xs: '1 1 100%', sm: 'none' }, justifyContent: 'end', minWidth: { lg: 268 } },
  '& .acts:empty': { display: { xs: 'none', lg: 'flex' } },
  '& .acts > *': { flex: { xs: 1, sm: 'none' } },
} as const
