import Box from '@mui/material/Box'

/** Percent from which on a battery is said to be low. */
export const lowBattery = 20

/** How full a battery is. The word beside it says the figure. */
export function BatteryMark({ percent }: { percent: number }) {
  return (
    <Box
      component="span"
      sx={{ color: percent <= lowBattery ? 'tone.missing.ink' : 'text.secondary', display: 'inline-flex', flex: 'none' }}
    >
      <svg
        width="26"
        height="14"
        viewBox="0 0 26 14"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        aria-hidden="true"
        focusable="false"
      >
        <rect x="1" y="1" width="21" height="12" rx="3" />
        <path d="M24.500 5v4" strokeLinecap="round" />
        <rect x="3.500" y="3.500" width={(16 * percent) / 100} height="7" rx="1.5" fill="currentColor" stroke="none" />
      </svg>
    </Box>
  )
}
