import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../ui/links/ButtonLink.tsx'
import { Segments } from '../../ui/pickers/Segments.tsx'

const ways = ['byHand', 'paste', 'file'] as const

/** The first agents: by hand, pasted from a spreadsheet, or from a file. */
export function AgentsStep({ byHand, paste, model }: { byHand: ReactNode; paste: ReactNode; model: ReactNode }) {
  const { t } = useTranslation()
  const [way, setWay] = useState<(typeof ways)[number]>('byHand')
  return (
    <>
      <div>
        <Segments
          label={t('firstSteps.ways.label')}
          value={way}
          choices={ways.map((value) => ({ value, text: t(`firstSteps.ways.${value}`) }))}
          onChange={setWay}
        />
      </div>
      {way === 'byHand' && byHand}
      {way === 'paste' && paste}
      {way === 'file' && (
        <>
          <Typography color="textSecondary">{t('firstSteps.ways.fileText')}</Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <ButtonLink to="/import" variant="contained">
              {t('firstSteps.elsewhere.import')}
            </ButtonLink>
            {model}
          </Box>
        </>
      )}
    </>
  )
}
