import { changedLines } from '@vigie/contract/instructions/instructions.lines.rules.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { InstructionsButton, type InstructionsButtonProps } from '../InstructionsButton.tsx'
import { ChangedText } from './ChangedText.tsx'
import { markRead } from './markRead.ts'
import { useUnreadInstructions, type Unread } from './useOwnInstructions.ts'
import { useUnreadWords } from './useUnreadWords.ts'

type OwnInstructionsButtonProps = Omit<InstructionsButtonProps, 'about' | 'isNew' | 'onOpen' | 'children'> & { readonly siteId: number }

/** The instructions of a site for its agent: says that there are new ones, shows what changes, and keeps that it has opened them. */
export function OwnInstructionsButton({ siteId, ...button }: OwnInstructionsButtonProps) {
  const { t } = useTranslation()
  const words = useUnreadWords()
  const unread = useUnreadInstructions(siteId)
  // What was new when the window was opened stays shown, though it has been read by then.
  const [opened, open] = useState<Unread | null>(null)
  const onOpen = () => {
    open(unread)
    if (unread) markRead(siteId, unread.version.id)
  }
  return (
    <InstructionsButton
      {...button}
      onOpen={onOpen}
      {...(unread && { isNew: true, title: t('sites.own.toRead') })}
      {...(opened && { about: words(opened) })}
    >
      {opened && <ChangedText lines={changedLines(opened.version.formerText ?? opened.version.text, opened.version.text)} />}
    </InstructionsButton>
  )
}
