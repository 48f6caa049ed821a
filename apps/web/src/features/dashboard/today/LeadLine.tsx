import Box from '@mui/material/Box'
import type { LinkTarget } from '../../../routing/linkTo.ts'
import type { Tone } from '../../../theme/palette.ts'
import { BoxLink } from '../../../ui/links/BoxLink.tsx'
import { Tag } from '../../../ui/marks/Tag.tsx'
import { Card } from '../../../ui/page/Card.tsx'
import { nowList } from './now.styles.ts'

interface LeadLineProps {
  readonly label: string
  /** Null: nothing in the product mends it. */
  readonly link: LinkTarget | null
  readonly tone: Tone
  readonly tag: string
  /** How many wait. */
  readonly title: string
  readonly note: string | null
  /** What one goes there for. */
  readonly act?: string
}

/** How many of something wait for a manager, and the one click to them. */
export function LeadLine({ label, link, tone, tag, title, note, act }: LeadLineProps) {
  const inside = (
    <>
      <span className="tag">
        <Tag tone={tone}>{tag}</Tag>
      </span>
      <span className="two">
        <b>{title}</b>
        {note !== null && <small>{note}</small>}
      </span>
      {act && (
        <Box component="b" className="act" sx={{ color: 'primary.readable' }}>
          {act}
        </Box>
      )}
    </>
  )
  return (
    <Card sx={{ overflow: 'hidden' }}>
      <Box component="ul" aria-label={label} sx={nowList}>
        <li>
          {link ? (
            <BoxLink className="row" {...link} sx={columns}>
              {inside}
            </BoxLink>
          ) : (
            <Box className="row" sx={columns}>
              {inside}
            </Box>
          )}
        </li>
      </Box>
    </Card>
  )
}

const columns = {
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '14rem minmax(0, 1fr) max-content' },
  '& .act': { display: { xs: 'none', md: 'block' } },
} as const
