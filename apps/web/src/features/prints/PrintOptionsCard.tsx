import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useExchange } from '../../session/store.ts'
import { finePointer } from '../../theme/media.ts'
import { SwitchLine } from '../../ui/fields/SwitchLine.tsx'
import { Card } from '../../ui/page/Card.tsx'
import { IdentityPart } from './identity/IdentityPart.tsx'
import type { ChangePrint, PrintView } from './view.ts'

/** What stands on each sheet beside the services. */
export function PrintOptionsCard({ view, onChange }: { view: PrintView; onChange: ChangePrint }) {
  const { t } = useTranslation()
  const { features } = useExchange().environment
  const { kind, hasHolidays, hasTotals, hasDeclaration } = view
  return (
    <Card component="section" aria-label={t('prints.options.title')} sx={styles}>
      <Typography variant="h3" component="h2" sx={{ mb: 0.25 }}>
        {t('prints.options.title')}
      </Typography>
      {/* A signature sheet marks none. */}
      {kind === 'plannings' && (
        <SwitchLine name={t('prints.options.hasHolidays')} isOn={hasHolidays} onChange={(isOn) => onChange({ hasHolidays: isOn })} />
      )}
      <SwitchLine name={t(`prints.options.hasTotals.${kind}`)} isOn={hasTotals} onChange={(isOn) => onChange({ hasTotals: isOn })} />
      {features.includes('declarationNumber') && (
        <SwitchLine
          name={t('prints.options.hasDeclaration')}
          isOn={hasDeclaration}
          onChange={(isOn) => onChange({ hasDeclaration: isOn })}
        />
      )}
      <IdentityPart />
    </Card>
  )
}

const styles = {
  px: 2,
  pt: 1.5,
  pb: 0.75,
  // As low as a pointer allows, for the list above.
  [finePointer]: { '& label': { minHeight: 36 } },
} as const
