import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { mostSeveral, type SeveralOutput } from '@vigie/contract/kit/several.ts'
import type { Call } from '@vigie/contract/kit/call.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { invalidate } from '../api/queries.ts'
import { ownWords } from '../i18n/ownWords.ts'
import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog.tsx'
import { Modal } from '../ui/dialogs/Modal.tsx'
import { useSentence } from '../ui/feedback/sentences.ts'
import { toast } from '../ui/feedback/toast.ts'
import { SubmitButton } from '../ui/SubmitButton.tsx'

type Done = 'archived' | 'restored' | 'closed' | 'reopened'
interface Question {
  readonly title: string
  readonly text: string
}
export interface SeveralAct {
  readonly act: 'archive' | 'restore' | 'close' | 'reopen'
  /** The rows that it would change. */
  readonly ids: readonly number[]
  /** Changes some of them, at most `mostSeveral`. */
  readonly ask: (ids: readonly number[]) => Promise<SeveralOutput>
  /** Closes those that were kept all the same, once that is confirmed. */
  readonly insist?: (ids: readonly number[]) => Promise<SeveralOutput>
  /** What is asked before; unset: it is done at once. */
  readonly confirm?: Question
}

interface Outcome {
  readonly title: string
  readonly kept: SeveralOutput['kept']
  /** Changes those that were kept; unset: a rule keeps them. */
  readonly insisted: SeveralAct | undefined
}

interface SeveralActsProps {
  readonly acts: readonly SeveralAct[]
  /** What shows the rows. */
  readonly readers: readonly Call[]
  readonly onDone: () => void
}

const doneOf = { archive: 'archived', restore: 'restored', close: 'closed', reopen: 'reopened' } as const satisfies Record<string, Done>

/** What can be done with several rows at once. Those that a rule keeps as they are are named afterwards, each with its reason. */
export function SeveralActs({ acts, readers, onDone }: SeveralActsProps) {
  const { t } = useTranslation()
  const sentenceOf = useSentence()
  const [asked, setAsked] = useState<SeveralAct | null>(null)
  const [isInsisting, setInsisting] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const run = async (act: SeveralAct) => {
    setAsked(null)
    const kept: SeveralOutput['kept'] = []
    let count = 0
    try {
      for (let from = 0; from < act.ids.length; from += mostSeveral) {
        const answer = await act.ask(act.ids.slice(from, from + mostSeveral))
        count += answer.doneIds.length
        kept.push(...answer.kept)
      }
      const done = t(`widgets.several.${doneOf[act.act]}`, { count })
      if (kept.length === 0) {
        toast('success', done)
        setOutcome(null)
        onDone()
      } else {
        const insisted = act.insist && { act: act.act, ids: kept.map(({ id }) => id), ask: act.insist }
        setOutcome({ title: `${done}, ${t('widgets.several.kept', { count: kept.length })}`, kept, insisted })
      }
    } catch (error) {
      // What came before it is done, and shown.
      toast('error', sentenceOf(error))
    }
    await invalidate(...readers)
  }
  const insist = async (act: SeveralAct) => {
    setInsisting(true)
    await run(act)
    setInsisting(false)
  }
  return (
    <>
      {acts
        .filter(({ ids }) => ids.length > 0)
        .map((act) => (
          <Button
            key={act.act}
            variant="outlined"
            color="inherit"
            onClick={() => (act.confirm ? setAsked(act) : void run(act))}
            sx={{ minHeight: 44 }}
          >
            {t(`widgets.several.${act.act}`)}
          </Button>
        ))}
      <ConfirmDialog
        isOpen={asked !== null}
        variant="warning"
        title={asked?.confirm?.title ?? ''}
        confirm={asked ? t(`widgets.several.${asked.act}`) : ''}
        onConfirm={() => (asked ? run(asked) : undefined)}
        onCancel={() => setAsked(null)}
      >
        {asked?.confirm?.text}
      </ConfirmDialog>
      <Modal
        isOpen={outcome !== null}
        maxWidth="sm"
        isWide
        title={outcome?.title ?? ''}
        onClose={() => setOutcome(null)}
        onClosed={onDone}
        actions={
          <>
            {outcome?.insisted && (
              <SubmitButton
                type="button"
                size="medium"
                fullWidth={false}
                isBusy={isInsisting}
                onClick={() => void insist(outcome.insisted!)}
              >
                {t('widgets.several.closeAnyway', { count: outcome.kept.length })}
              </SubmitButton>
            )}
            <Button
              variant={outcome?.insisted ? 'outlined' : 'contained'}
              color={outcome?.insisted ? 'inherit' : 'primary'}
              onClick={() => setOutcome(null)}
            >
              {t('common.close')}
            </Button>
          </>
        }
      >
        <Box component="ul" sx={lines}>
          {outcome?.kept.map(({ id, name, reason }) => (
            <li key={id}>
              <b {...ownWords}>{name}</b>
              <span>{reason}</span>
            </li>
          ))}
        </Box>
      </Modal>
    </>
  )
}

const lines = {
  m: 0,
  p: 0,
  listStyle: 'none',
  fontSize: '0.875rem',
  '& li': { display: 'grid', py: 1, overflowWrap: 'anywhere' },
  '& li + li': { borderTop: 1, borderColor: 'divider' },
  '& span': { color: 'text.secondary' },
} as const
