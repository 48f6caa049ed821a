import type { Theme } from '@mui/material/styles'

/** What a small day of a week strip has in it: a service by day or by night on its ground, nothing inside dashes. */
export const dayGrounds = ({ palette: { group, divider } }: Theme) =>
  ({
    '& .free': { borderStyle: 'dashed', borderColor: divider },
    '& .day': { color: group.shiftDay.ink, backgroundColor: group.shiftDay.soft, borderColor: group.shiftDay.mark },
    '& .night': { color: group.shiftNight.ink, backgroundColor: group.shiftNight.soft, borderColor: group.shiftNight.mark },
  }) as const
