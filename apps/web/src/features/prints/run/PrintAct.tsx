import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { mostSheets, type Print } from '@vigie/contract/prints/prints.ts'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CloseButton } from '../../../ui/dialogs/CloseButton.tsx'
import { LiveRegion } from '../../../ui/feedback/LiveRegion.tsx'
import { DoneIcon, ErrorIcon } from '../../../ui/firstIcons.tsx'
import { PrintIcon } from '../../../ui/icons.tsx'
import { ToneTile } from '../../../ui/marks/ToneTile.tsx'
import { SubmitButton } from '../../../ui/SubmitButton.tsx'
import type { NoSheetReason } from '../preview/NoSheet.tsx'
import type { Sheets } from '../useSheets.ts'
import type { PrintView } from '../view.ts'
import { obstacleOf } from './request.rules.ts'
import { PrintFileButtons } from './PrintFileButtons.tsx'
import type { PrintRequest, Run } from './useRun.ts'
import { useActWords } from './useActWords.ts'

interface PrintActProps {
  readonly view: PrintView
  readonly sheets: Sheets
  /** Why there is no sheet, where that is known. */
  readonly reason: NoSheetReason | null
  /** How many there are is still on its way. */
  readonly isCounting: boolean
  readonly request: PrintRequest
  readonly run: Run
  readonly secondsLeft: number | null
  readonly onOpen: (id: number) => void
  /** What else can be done with what is chosen. */
  readonly beside?: ReactNode
}

/** The one main act; progress takes its place, and then the file. */
export function PrintAct(props: PrintActProps) {
  const { t } = useTranslation()
  const { run, secondsLeft, onOpen } = props
  const words = useActWords()
  const { print } = run
  return (
    // A button that is pressed goes: the keyboard stays here (disabledFocus.ts), and does not cancel by a key held too long.
    <Box role="group" aria-label={t('prints.act.create')} tabIndex={-1} sx={{ display: 'flex', flex: 1, minWidth: 0 }}>
      <LiveRegion className="visually-hidden">{print ? words.told(print) : ''}</LiveRegion>
      {!print && <Ready {...props} />}
      {print && (print.state === 'waiting' || print.state === 'running') && <UnderWay print={print} run={run} secondsLeft={secondsLeft} />}
      {print?.state === 'done' && <Made print={print} run={run} onOpen={onOpen} />}
      {print?.state === 'failed' && <Failed {...props} print={print} />}
    </Box>
  )
}

function Ready({ view, sheets, reason, isCounting, request, run, beside }: PrintActProps) {
  const { t } = useTranslation()
  const obstacle = isCounting ? null : obstacleOf(sheets.count)
  const tick = view.kind === 'plannings' ? t('prints.act.nothingText') : t('prints.act.nothingSite')
  const nothing = reason === 'empty' ? t('prints.choices.empty') : reason === 'gone' ? t('prints.preview.gone') : tick
  const parts = [
    sheets.siteCount > 0 && t('prints.act.sites', { count: sheets.siteCount }),
    sheets.agentCount > 0 && t('prints.act.agents', { count: sheets.agentCount }),
  ].filter(Boolean)
  const below = { nothing, tooMany: t('prints.act.tooManyText', { limit: mostSheets }) }
  return (
    <Line
      mark={<ToneTile tone={obstacle === 'tooMany' ? 'late' : 'run'} icon={PrintIcon} />}
      title={isCounting ? '…' : obstacle === 'nothing' ? t('prints.act.nothing') : t('prints.act.ready', { count: sheets.count })}
      text={isCounting ? '' : obstacle ? below[obstacle] : parts.join(', ')}
    >
      {beside}
      <SubmitButton
        type="button"
        fullWidth={false}
        isBusy={run.isStarting}
        disabled={isCounting || obstacle !== null || !request}
        onClick={run.start}
      >
        {t('prints.act.create')}
      </SubmitButton>
    </Line>
  )
}

function UnderWay({ print, run, secondsLeft }: { print: Print; run: Run; secondsLeft: number | null }) {
  const { t } = useTranslation()
  const id = useId()
  const words = useActWords()
  const { doneCount: done, sheetCount: count, state } = print
  const isWaiting = state === 'waiting'
  return (
    <Line
      mark={<ToneTile tone="run" icon={PrintIcon} />}
      title={
        <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', columnGap: 2, flexWrap: 'wrap' }}>
          <span id={id}>{isWaiting ? t('prints.act.waiting') : t('prints.act.running', { count, done })}</span>
          <Typography component="span" variant="body2" color="textSecondary" sx={{ fontWeight: 400 }}>
            {isWaiting ? t('prints.act.waitingText') : words.left(secondsLeft)}
          </Typography>
        </Box>
      }
      text={
        <LinearProgress
          aria-labelledby={id}
          variant={isWaiting || done === 0 ? 'indeterminate' : 'determinate'}
          {...(!isWaiting && done > 0 && { value: Math.round((done / count) * 100) })}
          sx={{ height: 6, borderRadius: 99, mt: 1 }}
        />
      }
    >
      <Button variant="outlined" color="inherit" size="large" disabled={run.isCancelling} onClick={() => run.cancel(print.id)}>
        {t('common.cancel')}
      </Button>
    </Line>
  )
}

function Made({ print, run, onOpen }: { print: Print; run: Run; onOpen: (id: number) => void }) {
  const { t } = useTranslation()
  const words = useActWords()
  return (
    <Line
      mark={<ToneTile tone="done" icon={DoneIcon} />}
      title={t('prints.act.done', { count: print.sheetCount })}
      text={words.kept(print)}
      onClose={run.leave}
    >
      <PrintFileButtons print={print} isMain onOpen={onOpen} />
    </Line>
  )
}

function Failed({ print, run, request }: PrintActProps & { print: Print }) {
  const { t } = useTranslation()
  return (
    <Line
      mark={<ToneTile tone="missing" icon={ErrorIcon} />}
      title={t('prints.act.failed')}
      text={print.message ?? t('prints.act.failedText')}
      onClose={run.leave}
    >
      <SubmitButton type="button" fullWidth={false} isBusy={run.isStarting} disabled={!request} onClick={run.start}>
        {t('common.retry')}
      </SubmitButton>
    </Line>
  )
}

interface LineProps {
  readonly mark: ReactNode
  readonly title: ReactNode
  readonly text: ReactNode
  readonly onClose?: () => void
  readonly children: ReactNode
}

/** One height for all of it: what it says changes, and nothing moves. */
function Line({ mark, title, text, onClose, children }: LineProps) {
  return (
    <Box sx={line}>
      <Box component="span" className="mark">
        {mark}
      </Box>
      <Box className="said">
        <Typography component="div" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        <Typography component="div" variant="body2" color="textSecondary">
          {text}
        </Typography>
      </Box>
      <Box className="acts">
        {children}
        {onClose && <CloseButton onClose={onClose} />}
      </Box>
    </Box>
  )
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  flex: 1,
  minWidth: 0,
  minHeight: 46,
  '& .mark': { display: { xs: 'none', sd: 'block' } },
  '& .said': { flex: '1 1 15rem', minWidth: 0 },
  '& .acts': { display: 'flex', gap: 1, alignItems: 'center', flex: { xs: '1 1 100%', sm: 'none' } },
  '& .acts > .MuiButton-root': { flex: { xs: 1, sm: 'none' }, minHeight: 44, whiteSpace: 'nowrap' },
} as const
