import Box, { type BoxProps } from '@mui/material/Box'

/** Something that is told to those who cannot see it, when it changes and without interrupting (`role="status"`). */
export function LiveRegion({ sx, ...rest }: BoxProps<'output'>) {
  return <Box component="output" sx={[{ display: 'block' }, ...(Array.isArray(sx) ? sx : [sx])]} {...rest} />
}
