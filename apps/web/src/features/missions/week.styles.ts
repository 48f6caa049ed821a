import type { Theme } from '@mui/material/styles'
import { dayGrounds } from '../../domains/schedules/dayGrounds.ts'
import { figures } from '../../theme/augment.ts'
import { forcedColours, forcedEdge } from '../../theme/forced.ts'

/** Seven days side by side: what is planned on its ground, what is offered dashed on none. */
export const weekStyles = (theme: Theme) =>
  ({
    display: 'grid',
    gap: '10px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: '14px 12px 12px',
    fontFamily: figures,
    '& .head': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: '12px',
      padding: '0 4px',
    },
    '& .head > span': { fontSize: '0.875rem', fontWeight: 600 },
    '& ul': {
      display: 'grid',
      gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
      gap: '4px',
      margin: 0,
      padding: 0,
      listStyle: 'none',
      textAlign: 'center',
      fontSize: '0.75rem',
      lineHeight: 1.35,
      color: theme.palette.text.secondary,
    },
    '& b': { display: 'block', fontSize: '0.875rem', lineHeight: 1.5, color: theme.palette.text.primary },
    '& i': {
      display: 'grid',
      placeContent: 'center',
      minHeight: 44,
      marginTop: '4px',
      borderRadius: '8px',
      border: '1px solid',
      fontStyle: 'normal',
      fontWeight: 700,
      lineHeight: 1.15,
      [forcedColours]: forcedEdge,
    },
    ...dayGrounds(theme),
    '& .offered': { borderWidth: 2, borderStyle: 'dashed', backgroundColor: 'transparent' },
  }) as const
