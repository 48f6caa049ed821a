import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Tag } from '../../../ui/marks/Tag.tsx'
import { Card } from '../../../ui/page/Card.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { sideBySide } from '../setting.styles.ts'
import { ColourPart } from './ColourPart.tsx'
import { LogoPart } from './LogoPart.tsx'
import { Preview } from './Preview.tsx'
import { useAppearance, type Colours } from './useAppearance.ts'

/** The colours and the logo of the company. Colours are tried here and applied to everybody by a button. */
export function Appearance({ current }: { current: Colours }) {
  const { t } = useTranslation()
  const appearance = useAppearance(current)
  const { isUnsaved, isSaving, canApply, problem, apply, dropAll, states } = appearance
  const tried = { primary: states.color_primary.colour, secondary: states.color_secondary.colour }
  return (
    <Section
      title={t('settings.groups.appearance')}
      aside={
        isUnsaved && (
          <Box sx={acts}>
            <Tag tone="run">{t('settings.appearance.tried')}</Tag>
            <Button size="small" color="inherit" disabled={isSaving} onClick={dropAll}>
              {t('settings.appearance.drop')}
            </Button>
            <Button size="small" variant="contained" disabled={!canApply} loading={isSaving} onClick={() => void apply()}>
              {t('settings.appearance.apply')}
            </Button>
          </Box>
        )
      }
    >
      {problem && <Banner tone="missing">{problem}</Banner>}
      <Box sx={{ containerType: 'inline-size' }}>
        <Card sx={parts}>
          <ColourPart name="color_primary" uses={['text', 'rejected', 'links', 'menu']} appearance={appearance} />
          <ColourPart name="color_secondary" uses={['text', 'rejected']} appearance={appearance} />
          <Box>
            <LogoPart />
            <Box sx={{ display: 'grid', gap: 1 }}>
              <Preview {...tried} mode="light" />
              <Preview {...tried} mode="dark" />
            </Box>
          </Box>
        </Card>
      </Box>
    </Section>
  )
}

const acts = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  '& .MuiButton-root': { minHeight: { xs: 44, md: 'max(32px, var(--finger, 0px))' } },
} as const
const parts = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > div': { px: 2.25, py: 2, minWidth: 0 },
  '& > div + div': { borderTop: 1, borderColor: 'divider' },
  [sideBySide]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 17rem',
    '& > div + div': { borderTop: 0, borderLeft: 1, borderColor: 'divider' },
  },
} as const
