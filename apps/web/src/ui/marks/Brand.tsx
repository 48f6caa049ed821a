import Box from '@mui/material/Box'
import { useState } from 'react'
import { useSession } from '../../session/store.ts'
import { figures } from '../../theme/augment.ts'
import { Mark } from './Mark.tsx'
import { atServer } from '../../session/company.ts'

/** The company's own logo where it has one, else the mark; and its name, else the product's. */
export function Brand({ isMarkOnly = false, size = 34 }: { isMarkOnly?: boolean; size?: number }) {
  const isLarge = size > 40
  const theme = useSession().exchange?.theme
  const [broken, setBroken] = useState<string>()
  const name = theme?.name || product
  const logo = theme?.logoUrl && theme.logoUrl !== broken ? theme.logoUrl : null
  return (
    <Box title={name} sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
      {logo ? (
        <Box
          component="img"
          src={atServer(logo)}
          alt={isMarkOnly ? name : ''}
          onError={() => setBroken(logo)}
          // White below it: a logo is drawn for paper, and also stands on navy and in the dark.
          sx={{
            height: size,
            minWidth: size,
            maxWidth: size * 2.25,
            p: '3px',
            objectFit: 'contain',
            borderRadius: '8px',
            bgcolor: '#fff',
            flex: 'none',
          }}
        />
      ) : (
        <Mark size={size} {...(isMarkOnly && { name })} />
      )}
      {!isMarkOnly && (
        <Box component="span" sx={{ minWidth: 0, fontFamily: figures, lineHeight: 1.2 }}>
          <Box component="span" sx={{ ...twoLines, ...sizeOf(name, isLarge) }}>
            {name}
          </Box>
          {isLarge && name !== product && (
            <Box component="span" sx={{ display: 'block', fontSize: '0.9375rem', fontWeight: 500, opacity: 0.72, mt: 0.25 }}>
              {product}
            </Box>
          )}
        </Box>
      )}
    </Box>
  )
}

/** A short name stands in one line; a long one is let down, so that it keeps its words. */
function sizeOf(name: string, isLarge: boolean) {
  if (isLarge) return { fontSize: '1.25rem' }
  if (name.length <= 16) return { fontSize: '1.1875rem' }
  return name.length <= 32 ? { fontSize: '0.9375rem' } : { fontSize: '0.8125rem', WebkitLineClamp: 3 }
}

const product = 'Vigie'
const twoLines = {
  fontWeight: 700,
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  letterSpacing: '-0.02em',
  lineHeight: 1.2,
} as const
