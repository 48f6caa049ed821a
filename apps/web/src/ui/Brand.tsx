import Box from '@mui/material/Box'
import { useState } from 'react'
import { useSession } from '../session/store.ts'
import { figures } from '../theme/augment.ts'
import { Mark } from './Mark.tsx'

/** The company's own logo where it has one, else the mark; and its name, else the product's. */
export function Brand({ isMarkOnly = false, size = 34 }: { isMarkOnly?: boolean; size?: number }) {
  const theme = useSession().exchange?.theme
  const [isBroken, setBroken] = useState(false)
  const name = theme?.name || 'Vigie'
  const logo = theme?.logoUrl && !isBroken ? theme.logoUrl : null
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
      {logo ? (
        <Box
          component="img"
          src={logo}
          alt={isMarkOnly ? name : ''}
          onError={() => setBroken(true)}
          sx={{ width: size, height: size, objectFit: 'contain', borderRadius: '8px', flex: 'none' }}
        />
      ) : (
        <Mark size={size} {...(isMarkOnly && { name })} />
      )}
      {!isMarkOnly && (
        <Box component="span" sx={{ ...twoLines, fontFamily: figures, fontWeight: 700, fontSize: name.length > 16 ? '0.9375rem' : '1.1875rem' }}>
          {name}
        </Box>
      )}
    </Box>
  )
}

const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  letterSpacing: '-0.02em',
  lineHeight: 1.2,
} as const
