import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { settingsAddress } from '../../routing/addresses/settings.ts'
import { linkTo } from '../../routing/linkTo.ts'
import type { Tone } from '../../theme/palette.ts'
import type { Icon } from '../../ui/firstIcons.tsx'
import { ButtonLink } from '../../ui/links/ButtonLink.tsx'
import { ToneTile } from '../../ui/marks/ToneTile.tsx'
import { Card } from '../../ui/page/Card.tsx'

interface SettingCardProps {
  readonly icon: Icon
  readonly tone: Tone
  readonly title: string
  readonly text: string
  readonly change: string
}

/** What a setting of clocking is now, with the way to the settings. */
export function SettingCard({ icon, tone, title, text, change }: SettingCardProps) {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id} sx={styles}>
      <ToneTile tone={tone} icon={icon} size={36} />
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography id={id} variant="h3" component="h2">
          {title}
        </Typography>
        <Typography color="textSecondary" sx={{ textWrap: 'pretty' }}>
          {text}
        </Typography>
      </Box>
      <ButtonLink
        {...linkTo(settingsAddress, { group: 'clocking' })}
        variant="outlined"
        color="inherit"
        aria-describedby={id}
        sx={{ flex: { xs: '1 1 100%', sm: 'none' } }}
      >
        {change}
      </ButtonLink>
    </Card>
  )
}

const styles = { p: { xs: 2, sm: 2.5 }, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' } as const
