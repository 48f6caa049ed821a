import { useRouter } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { currentUser } from '../session/store.ts'
import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog.tsx'

interface Place {
  readonly pathname: string
  readonly search: string
}

/**
 * Asks before a link, a button or Back leads away from what was typed on a page; `addressKey` names the value of the address that says
 * what the page is about. The browser's own question before a tab closes is `useUnsaved`. The end of a session asks nothing.
 */
export function useLeaveGuard(isUnsaved: boolean, addressKey = ''): ReactNode {
  const { t } = useTranslation()
  const { history } = useRouter()
  /** Answers the navigation that waits: true keeps the page. */
  const [answer, ask] = useState<((stays: boolean) => void) | null>(null)
  useEffect(() => {
    if (!isUnsaved) return
    const valueOf = ({ search }: Place) => new URLSearchParams(search).get(addressKey)
    return history.block({
      enableBeforeUnload: false,
      blockerFn: ({ currentLocation, nextLocation }: { currentLocation: Place; nextLocation: Place }) => {
        const isSame = currentLocation.pathname === nextLocation.pathname && valueOf(currentLocation) === valueOf(nextLocation)
        if (isSame || currentUser() === null) return false
        return new Promise<boolean>((resolve) => ask(() => resolve))
      },
    })
  }, [isUnsaved, history, addressKey])
  const reply = (stays: boolean) => () => {
    answer?.(stays)
    ask(null)
  }
  return (
    <ConfirmDialog
      isOpen={answer !== null}
      variant="warning"
      title={t('widgets.leaving.title')}
      confirm={t('widgets.leaving.confirm')}
      cancel={t('widgets.leaving.stay')}
      onConfirm={reply(false)}
      onCancel={reply(true)}
    >
      {t('widgets.leaving.text')}
    </ConfirmDialog>
  )
}
