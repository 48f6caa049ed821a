import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { LineCard } from './LineCard.tsx'
import { Section } from './Section.tsx'

/** Lines of several parts under one title; without any line nothing of it stands. */
export const Todo = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box sx={{ '&:not(:has(li))': { display: 'none' } }}>
    <Section title={title}>
      <LineCard>{children}</LineCard>
    </Section>
  </Box>
)
