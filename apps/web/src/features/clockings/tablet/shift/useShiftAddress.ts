import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { happen } from '../actions.ts'
import { isAtPost, type Flow } from '../flow.ts'

const clockPath = '/pointages'
const shiftPath = `${clockPath}/shift`

/**
 * While the clock shows a shift the browser says another address, which holds nothing of anybody. It is a state of the clock
 * and no page: nothing is drawn anew. Going back leaves it, and whoever comes there with nothing open stands at the start.
 */
export function useShiftAddress(flow: Flow): void {
  const navigate = useNavigate()
  const isThere = useLocation({ select: ({ pathname, maskedLocation }) => (maskedLocation?.pathname ?? pathname) === shiftPath })
  const isOpen = isAtPost(flow)
  const isAtStart = flow.step === 'typing' || flow.step === 'asking' || flow.step === 'choosing'
  const wasThere = useRef(isThere)
  useEffect(() => {
    const hasGoneBack = wasThere.current && !isThere
    wasThere.current = isThere
    if (isOpen && hasGoneBack) happen({ type: 'left' })
    else if (isOpen && !isThere) void navigate({ to: clockPath, state: { isShiftOpen: true }, mask: { to: shiftPath } })
    else if (isAtStart && isThere) void navigate({ to: clockPath, replace: true })
  }, [navigate, isOpen, isAtStart, isThere])
  // Nobody's shift stays behind when another page is opened over it.
  const open = useRef(isOpen)
  useEffect(() => {
    open.current = isOpen
  }, [isOpen])
  useEffect(() => () => (open.current ? happen({ type: 'left' }) : undefined), [])
}
