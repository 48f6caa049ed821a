import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { Card } from '../../../ui/page/Card.tsx'

/** A part of the sheet, under its name. */
export function Part({
  title,
  text,
  aside,
  isFlush = false,
  id: given,
  children,
}: {
  title: string
  /** Of its title, by which a button leads to it. */
  id?: string
  /** Beside the title. */
  text?: ReactNode
  aside?: ReactNode
  isFlush?: boolean
  children: ReactNode
}) {
  const own = useId()
  const id = given ?? own
  return (
    <Card component="section" aria-labelledby={id} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' }}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1, px: 2, pt: 1.75, pb: 1 }}
      >
        <Typography id={id} variant="h3" component="h2" {...(given && { tabIndex: -1 })} sx={{ scrollMarginTop: 112 }}>
          {title}
        </Typography>
        {text && (
          <Typography component="span" color="textSecondary" sx={{ flex: 1, fontSize: '0.8125rem' }}>
            {text}
          </Typography>
        )}
        {aside}
      </Box>
      <Box sx={{ px: isFlush ? 0 : 2, pb: isFlush ? 1 : 2, display: 'grid', gap: 1.25, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {children}
      </Box>
    </Card>
  )
}

export const Quiet = ({ children }: { children: ReactNode }) => (
  <Typography color="textSecondary" sx={{ m: 0 }}>
    {children}
  </Typography>
)
