import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { ReactNode } from 'react'
import { ownWords } from '../i18n/ownWords.ts'
import type { LinkTarget } from '../routing/linkTo.ts'
import { figures } from '../theme/augment.ts'
import { cardStyles } from '../ui/lists/CardList.tsx'
import { BoxLink } from '../ui/links/BoxLink.tsx'
import { twoLines } from '../ui/twoLines.ts'

interface LinkCardProps {
  /** Where it leads, or what it opens where it is. */
  readonly target: LinkTarget | (() => void)
  readonly title: string
  /** A name that the company has written itself; and one that nothing waits for. */
  readonly isOwnName?: boolean
  readonly isQuiet?: boolean
  /** At the left of everything: a face, an icon. */
  readonly mark?: ReactNode
  /** At the right: a figure. */
  readonly figure?: string | false | null
  /** Below the title, parted by points; what is empty is left out. */
  readonly facts: readonly (string | false | null | undefined)[]
  /** Tags and counts, in the last line. */
  readonly tags?: ReactNode
  /** Pixels. */
  readonly height: number
}

/** A card that opens what it shows as a whole: on a phone, the row of a table. */
export function LinkCard({ target, title, isOwnName = false, isQuiet = false, mark, figure, facts, tags, height }: LinkCardProps) {
  const known = facts.filter(Boolean).join(' · ')
  const card = { ...styles, minHeight: height }
  const shown = (
    <>
      {mark}
      <Box component="span" sx={{ display: 'grid', gap: 0.25, flex: 1, minWidth: 0 }}>
        <b title={title} {...(isOwnName && ownWords)} style={{ fontWeight: isQuiet ? 500 : undefined }}>
          {title}
        </b>
        <span className="facts" title={known}>
          {known}
        </span>
        {tags && <span className="tags">{tags}</span>}
      </Box>
      {figure && <span className="figure">{figure}</span>}
    </>
  )
  return typeof target === 'function' ? (
    <ButtonBase onClick={target} sx={{ ...card, ...asButton }}>
      {shown}
    </ButtonBase>
  ) : (
    <BoxLink {...target} sx={card}>
      {shown}
    </BoxLink>
  )
}

/** A button has a font of its own, and stands in the middle. */
const asButton = { width: '100%', justifyContent: 'flex-start', textAlign: 'start', fontFamily: 'inherit' } as const

const styles = {
  ...cardStyles,
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  textDecoration: 'none',
  '& b': { ...twoLines, fontSize: '0.9375rem', lineHeight: 1.3 },
  '& .facts': { ...twoLines, color: 'text.secondary', fontSize: '0.8125rem', lineHeight: 1.43 },
  '& .tags': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75, mt: 0.25, color: 'text.secondary' },
  '& .figure': { fontFamily: figures, fontWeight: 600, whiteSpace: 'nowrap' },
} as const
