import Box, { type BoxProps } from '@mui/material/Box'

/** A flat surface with a hairline border. */
export function Card({ sx, ...rest }: BoxProps) {
  return (
    <Box
      sx={[
        { bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1, minWidth: 0 },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
      {...rest}
    />
  )
}
