import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { agentChanged, readAgent } from '@vigie/contract/agents/agents.ts'
import { listLoans, removeLoan, returnLoan, type Loan } from '@vigie/contract/agents/loans.ts'
import type { Day } from '@vigie/contract/kit/time.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../../api/ask.ts'
import { useLive } from '../../../../api/live.ts'
import { invalidate, useAsk } from '../../../../api/queries.ts'
import { ConfirmDialog } from '../../../../ui/dialogs/ConfirmDialog.tsx'
import { useSentence } from '../../../../ui/feedback/sentences.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Part, Quiet } from '../Part.tsx'
import { useRefusal } from '../../../../ui/feedback/useRefusal.ts'
import type { AgentWords } from '../../words.ts'
import { LoanForm } from './LoanForm.tsx'
import { LoanLine } from './LoanLine.tsx'
import { SignLoan } from './SignLoan.tsx'

const changes = [agentChanged]

interface LoansPartProps {
  readonly agent: { readonly id: number; readonly name: string }
  /** It is the reader's own: who is asked to say that it was received. */
  readonly isOwn: boolean
  readonly canEdit: boolean
  readonly today: Day
  readonly words: AgentWords
}

/** What was handed out to an agent; it says of each that it has received it. What has come back stands behind a button. */
export function LoansPart({ agent, isOwn, canEdit, today, words }: LoansPartProps) {
  const { t } = useTranslation()
  const sentenceOf = useSentence()
  const refused = useRefusal()
  const { data, error } = useAsk(listLoans, isOwn ? {} : { agentId: agent.id })
  const [isAdding, setAdding] = useState(false)
  const [signed, sign] = useState<Loan | null>(null)
  const [asked, askAbout] = useState<{ loan: Loan; act: 'back' | 'remove' } | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [areAllShown, showAll] = useState(false)
  useLive(changes, () => void invalidate(listLoans))
  const loans = data?.loans ?? []
  const returned = loans.filter(({ returnedOn }) => returnedOn !== null)
  const shown = areAllShown ? loans : loans.filter(({ returnedOn }) => returnedOn === null)
  // Clients and partners see none.
  if (isOwn && data && loans.length === 0) return null
  const confirm = async () => {
    if (!asked) return
    const { loan, act } = asked
    try {
      if (act === 'back') await ask(returnLoan, { id: loan.id, version: loan.version, returnedOn: today })
      else await ask(removeLoan, { id: loan.id, version: loan.version })
      toast('success', act === 'back' ? t('agentFile.loan.isBack', { name: loan.name }) : t('agentFile.loan.removed'))
    } catch (why) {
      refused(why)
    }
    await invalidate(listLoans, readAgent)
    setAsking(false)
  }
  const begin = (loan: Loan, act: 'back' | 'remove') => {
    askAbout({ loan, act })
    setAsking(true)
  }
  const add = canEdit && (
    <Button size="small" aria-label={t('agentFile.loan.addNamed')} onClick={() => setAdding(true)} sx={{ minHeight: 44, my: -1, mr: -1 }}>
      {t('agentFile.loan.add')}
    </Button>
  )
  const name = asked?.loan.name ?? ''
  return (
    <Part title={t('agentFile.loan.title')} aside={add}>
      {!data && error && <Quiet>{sentenceOf(error)}</Quiet>}
      {data && shown.length === 0 && <Quiet>{t('agentFile.loan.none')}</Quiet>}
      {shown.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {shown.map((loan) => (
            <LoanLine
              key={loan.id}
              loan={loan}
              words={words}
              {...(canEdit && loan.returnedOn === null && { onBack: () => begin(loan, 'back') })}
              {...(canEdit && loan.signedAt === null && { onRemove: () => begin(loan, 'remove') })}
              {...(isOwn && loan.signedAt === null && loan.returnedOn === null && { onSign: () => sign(loan) })}
            />
          ))}
        </Box>
      )}
      {returned.length > 0 && (
        <Button color="inherit" size="small" onClick={() => showAll(!areAllShown)} sx={{ justifySelf: 'start', minHeight: 44, mx: -1 }}>
          {areAllShown ? t('agentFile.loan.hideReturned') : t('agentFile.loan.returned', { count: returned.length })}
        </Button>
      )}
      {isAdding && <LoanForm agent={agent} onClose={() => setAdding(false)} />}
      {signed && <SignLoan loan={signed} name={agent.name} onClose={() => sign(null)} />}
      <ConfirmDialog
        isOpen={isAsking}
        variant={asked?.act === 'remove' ? 'warning' : 'info'}
        title={asked?.act === 'remove' ? t('agentFile.loan.removeTitle', { name }) : t('agentFile.loan.backTitle', { name })}
        confirm={t(asked?.act === 'remove' ? 'agentFile.loan.remove' : 'agentFile.loan.back')}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      >
        {t(asked?.act === 'remove' ? 'agentFile.loan.removeText' : 'agentFile.loan.backText')}
      </ConfirmDialog>
    </Part>
  )
}
