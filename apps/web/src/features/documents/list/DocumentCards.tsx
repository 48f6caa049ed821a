import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { readingStateOf } from '@vigie/contract/documents/documents.rules.ts'
import type { Document } from '@vigie/contract/documents/documents.ts'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { CardList, cardStyles } from '../../../ui/lists/CardList.tsx'
import { ownWords } from '../../../i18n/ownWords.ts'
import { Tag } from '../../../ui/marks/Tag.tsx'
import { twoLines } from '../../../ui/twoLines.ts'
import { DocumentMark } from '../DocumentMark.tsx'
import { toneOf } from '../states.rules.ts'
import { useDocumentWords } from '../words.ts'
import { ReadPart, ValidationPart } from './ManagerParts.tsx'

interface DocumentCardsProps {
  /** Of all pages that have come. */
  readonly documents: readonly Document[]
  readonly total: number
  readonly isManager: boolean
  readonly onOpen: (id: number) => void
  readonly onSeen: (index: number) => void
  readonly gridRef: Ref<HTMLElement | null>
}

/** Pixels, until it is measured. */
export const cardHeight = 116

/** The documents on a phone: one card each, of which only those in sight exist. */
export function DocumentCards({ documents, total, isManager, onOpen, onSeen, gridRef }: DocumentCardsProps) {
  const { t } = useTranslation()
  return (
    <CardList
      label={t('documents.list')}
      count={documents.length}
      total={total}
      height={cardHeight + 8}
      keyOf={(at) => documents[at]!.id}
      listRef={gridRef}
      onSeen={onSeen}
      sx={styles}
    >
      {(at) => <DocumentCard document={documents[at]!} isManager={isManager} onOpen={onOpen} />}
    </CardList>
  )
}

function DocumentCard({ document, isManager, onOpen }: { document: Document; isManager: boolean; onOpen: (id: number) => void }) {
  const words = useDocumentWords()
  const state = readingStateOf(document)
  return (
    <ButtonBase className={!isManager && state === 'unviewed' ? 'new' : undefined} onClick={() => onOpen(document.id)}>
      <DocumentMark document={document} size={40} />
      <span className="what">
        <b {...ownWords}>{document.name}</b>
        <span className="soft">{words.owner(document)}</span>
        <span className="soft">{words.meta(document)}</span>
        <span className="states">
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
        </span>
      </span>
    </ButtonBase>
  )
}

const styles = {
  '& > li > button': {
    ...cardStyles,
    // A button has a font of its own.
    fontFamily: 'inherit',
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'flex-start',
    gap: 1.5,
    width: '100%',
    minHeight: cardHeight,
    textAlign: 'start',
  },
  '& .what': { flex: 1, minWidth: 0, display: 'grid', gap: '2px' },
  '& b': { ...twoLines, fontSize: '0.9375rem', lineHeight: 1.3, fontWeight: 500, overflowWrap: 'anywhere' },
  '& .new b': { fontWeight: 700 },
  '& .soft': { color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' },
  '& .states': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.75, minHeight: 24 },
} as const
