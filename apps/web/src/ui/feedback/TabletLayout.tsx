import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { tabletTarget } from '../page/tablet.ts'

/** Around a state of a page or a list on the wall tablet: read while one stands, and touched by a finger. */
export const TabletLayout = ({ children }: { children: ReactNode }) => <Box sx={styles}>{children}</Box>

const styles = {
  minWidth: 0,
  '& > div, & > div > div': { maxWidth: 640 },
  '& .MuiTypography-h1, & .MuiTypography-h2': { fontSize: 28, lineHeight: 1.25, textWrap: 'balance' },
  '& .MuiTypography-body1, & .MuiTypography-body2': { fontSize: 18, lineHeight: 1.45, textWrap: 'balance' },
  '& .MuiButton-root': { minHeight: tabletTarget, px: 4, borderRadius: '16px', fontSize: 18 },
} as const
