import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { localeOf } from '../../../kit/dates.ts'
import { figures } from '../../../theme/augment.ts'
import { contrastLines, statedRatio, type ContrastLine, type ContrastUse } from '../../../theme/contrasts.ts'
import { DoneIcon, ErrorIcon } from '../../../ui/firstIcons.tsx'

interface ContrastsProps {
  readonly colour: string
  readonly uses: readonly ContrastUse[]
  /** Its text stands on counts, and not on buttons. */
  readonly isBadge: boolean
}

/** What the theme writes with a colour, how well it is read, and what it sets aside. */
export function Contrasts({ colour, uses, isBadge }: ContrastsProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const wordsOf = ({ use, isBlack, isMoved }: ContrastLine): string => {
    const ink = t(`settings.appearance.${isBlack ? 'black' : 'white'}`)
    if (use === 'rejected') return t('settings.appearance.rejected', { ink: t(`settings.appearance.${isBlack ? 'Black' : 'White'}`) })
    if (use === 'text') return t(`settings.appearance.${isBadge ? 'badgeText' : 'buttonText'}`, { ink })
    return t(`settings.appearance.${use}${isMoved ? 'Moved' : ''}`)
  }
  const ratioOf = (ratio: number): string =>
    t('settings.appearance.ratio', {
      ratio: statedRatio(ratio).toLocaleString(localeOf(language), { minimumFractionDigits: 1 }),
    })
  return (
    <Box component="ul" sx={styles}>
      {contrastLines(colour, uses).map((line) => {
        const isBad = line.use === 'rejected'
        const Icon = isBad ? ErrorIcon : DoneIcon
        return (
          <li key={line.use}>
            <i aria-hidden="true" style={{ backgroundColor: line.ground, color: line.ink }}>
              Aa
            </i>
            <span>{wordsOf(line)}</span>
            <Box component="b" sx={{ color: `tone.${isBad ? 'missing' : 'done'}.ink` }}>
              {ratioOf(line.ratio)}
              <Icon size={16} />
            </Box>
          </li>
        )
      })}
    </Box>
  )
}

const styles = {
  m: 0,
  p: 0,
  listStyle: 'none',
  fontSize: '0.8125rem',
  '& li': { display: 'flex', alignItems: 'center', gap: 1.25, minHeight: 32 },
  '& li > span': { flex: 1, minWidth: 0, lineHeight: 1.25 },
  '& i': {
    flex: 'none',
    width: 44,
    py: '3px',
    textAlign: 'center',
    fontStyle: 'normal',
    fontFamily: figures,
    fontWeight: 700,
    fontSize: '0.75rem',
    borderRadius: '7px',
    forcedColorAdjust: 'none',
  },
  '& b': { display: 'inline-flex', alignItems: 'center', gap: 0.75, fontFamily: figures, fontWeight: 600, whiteSpace: 'nowrap' },
} as const
