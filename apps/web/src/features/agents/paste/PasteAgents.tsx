import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ClipboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { SubmitButton } from '../../../ui/SubmitButton.tsx'
import { PastedRows } from './PastedRows.tsx'
import { usePaste } from './usePaste.ts'

/** Agents from a table that is pasted from a spreadsheet. Nothing is added before the button is pressed. */
export function PasteAgents({ onAdded }: { onAdded: () => void }) {
  const { t } = useTranslation()
  const pasted = usePaste(onAdded)
  const { table, lines, ready, refusal, isBusy } = pasted
  const hear = (event: ClipboardEvent) => {
    event.preventDefault()
    pasted.paste(event.clipboardData.getData('text/plain'))
  }
  if (table.rows.length === 0) {
    return (
      <>
        {refusal && <Banner tone="missing">{refusal}</Banner>}
        <Box
          component="textarea"
          aria-label={t('firstSteps.paste.label')}
          placeholder={t('firstSteps.paste.here')}
          onPaste={hear}
          readOnly={false}
          value=""
          onChange={() => undefined}
          sx={zone}
        />
        <Typography color="textSecondary" sx={{ fontSize: '0.875rem' }}>
          {t('firstSteps.paste.hint')}
        </Typography>
      </>
    )
  }
  const known = table.columns.filter((field) => field !== null).length
  const stopped = [...lines.keys()].filter((row) => !ready.includes(row))
  const withoutCard = lines.filter(({ card }) => card?.kind === 'missing').length
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void pasted.add()
      }}
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography role="status">
          <b>{t('firstSteps.paste.lines', { count: lines.length })}</b>
          {' · '}
          {t('firstSteps.paste.columns', { count: known, of: table.columns.length })}
        </Typography>
        <Button color="inherit" variant="outlined" onClick={pasted.forget} disabled={isBusy}>
          {t('firstSteps.paste.again')}
        </Button>
      </Box>
      <PastedRows pasted={pasted} />
      {refusal && <Banner tone="missing">{refusal}</Banner>}
      {stopped.length > 0 && (
        <Banner tone="missing">
          {t('firstSteps.paste.stopped', { count: stopped.length })} {stopped.slice(0, mostNamed).map(pasted.nameOfLine).join(', ')}
          {stopped.length > mostNamed && '…'}
        </Banner>
      )}
      {withoutCard > 0 && <Banner tone="late">{t('firstSteps.paste.withoutCard', { count: withoutCard })}</Banner>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <SubmitButton isBusy={isBusy} size="medium" fullWidth={false} disabled={ready.length === 0}>
          {t(stopped.length > 0 ? 'firstSteps.paste.addReady' : 'firstSteps.paste.add', { count: ready.length })}
        </SubmitButton>
        <Typography color="textSecondary" sx={{ fontSize: '0.875rem' }}>
          {t('firstSteps.paste.nothingYet')}
        </Typography>
      </Box>
    </Box>
  )
}

/** Lines to correct that the message below the table names; each says in its cell what is wrong. */
const mostNamed = 5

const zone = {
  width: 1,
  minHeight: 120,
  p: 2,
  font: 'inherit',
  color: 'inherit',
  bgcolor: 'transparent',
  border: '2px dashed',
  borderColor: 'divider',
  borderRadius: '12px',
  resize: 'none',
} as const
