import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { contractStateOf } from '@vigie/contract/agents/agents.rules.ts'
import { removeContract, listContracts, type Contract } from '@vigie/contract/agents/contracts.ts'
import type { Day } from '@vigie/contract/kit/time.ts'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../../api/ask.ts'
import { invalidate } from '../../../../api/queries.ts'
import { ConfirmDialog } from '../../../../ui/dialogs/ConfirmDialog.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Part, Quiet } from '../Part.tsx'
import { useRefusal } from '../../../../ui/feedback/useRefusal.ts'
import type { AgentWords } from '../../words.ts'
import { ContractForm } from './ContractForm.tsx'
import { ContractLine } from './ContractLine.tsx'

interface ContractsPartProps {
  /** Whose they are, for who may change them. */
  readonly edited: { readonly id: number; readonly name: string } | null
  readonly contracts: readonly Contract[]
  readonly chosenId: number | null
  /** Shows the month under one contract alone, or under all of them; left out where no month is narrowed by it. */
  readonly onChoose?: ((id: number | null) => void) | undefined
  readonly today: Day
  readonly words: AgentWords
  readonly aside?: ReactNode
}

/** The contracts of an agent, the latest first, those that have ended behind a button. The one that is chosen narrows the month beside it. */
export function ContractsPart({ edited, contracts, chosenId, onChoose, today, words, aside }: ContractsPartProps) {
  const { t } = useTranslation()
  const refused = useRefusal()
  const [opened, open] = useState<Contract | 'new' | null>(null)
  const [removed, askRemoval] = useState<Contract | null>(null)
  const [isRemoving, setRemoving] = useState(false)
  const [areEndedShown, showEnded] = useState(false)
  const stateOf = (contract: Contract) => contractStateOf(contract, today)
  const ended = contracts.filter((one) => stateOf(one) === 'ended')
  // Where all have ended there is nothing else to show.
  const isFolded = !areEndedShown && ended.length < contracts.length && !ended.some(({ id }) => id === chosenId)
  const shown = isFolded ? contracts.filter((one) => stateOf(one) !== 'ended') : contracts
  const canFold = ended.length > 0 && ended.length < contracts.length
  const remove = async ({ id, version }: Contract) => {
    try {
      await ask(removeContract, { id, version })
      toast('success', t('agentFile.contract.removed'))
    } catch (error) {
      refused(error)
    }
    await invalidate(listContracts)
    setRemoving(false)
  }
  const add = edited && (
    <Button size="small" onClick={() => open('new')} sx={{ minHeight: 44, my: -1, mr: -1 }}>
      {t('agentFile.contract.add')}
    </Button>
  )
  return (
    <Part title={t('agents.sheet.contracts')} aside={aside ?? add} isFlush={contracts.length > 0}>
      {contracts.length === 0 ? (
        <Quiet>{t('agents.sheet.noContracts')}</Quiet>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {shown.map((contract) => (
            <ContractLine
              key={contract.id}
              contract={contract}
              state={stateOf(contract)}
              isChosen={contract.id === chosenId}
              onChoose={onChoose && (() => onChoose(contract.id === chosenId ? null : contract.id))}
              words={words}
              {...(edited && { onChange: () => open(contract) })}
              {...(edited &&
                !contract.isUsed && {
                  onRemove: () => {
                    askRemoval(contract)
                    setRemoving(true)
                  },
                })}
            />
          ))}
        </Box>
      )}
      {canFold && (
        <Button color="inherit" size="small" onClick={() => showEnded(isFolded)} sx={{ justifySelf: 'start', minHeight: 44, mx: 1 }}>
          {isFolded ? t('agentFile.contract.ended', { count: ended.length }) : t('agentFile.contract.hideEnded')}
        </Button>
      )}
      {edited && opened !== null && (
        <ContractForm
          agent={edited}
          contract={opened === 'new' ? null : (contracts.find(({ id }) => id === opened.id) ?? opened)}
          contracts={contracts}
          words={words}
          onClose={() => open(null)}
        />
      )}
      <ConfirmDialog
        isOpen={isRemoving}
        variant="warning"
        title={t('agentFile.contract.removeTitle', { number: removed?.number ?? '' })}
        confirm={t('agentFile.archive.remove')}
        onConfirm={() => (removed ? remove(removed) : undefined)}
        onCancel={() => setRemoving(false)}
      >
        {t('agentFile.contract.removeText')}
      </ConfirmDialog>
    </Part>
  )
}
