import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { happen, shiftPath } from '../actions.ts'
import { isAtPost, type Flow } from '../flow.ts'

/**
 * The shift screen has an address of its own while it is open, which holds nothing of anybody: going back leaves it, and
 * whoever comes there with nothing open stands at the start.
 */
export function useShiftAddress(flow: Flow): void {
  const navigate = useNavigate()
  const isThere = useLocation({ select: ({ pathname }) => pathname === shiftPath })
  const isOpen = isAtPost(flow)
  const isAtStart = flow.step === 'typing' || flow.step === 'asking' || flow.step === 'choosing'
  const wasThere = useRef(isThere)
  useEffect(() => {
    const hasGoneBack = wasThere.current && !isThere
    wasThere.current = isThere
    if (isOpen && hasGoneBack) happen({ type: 'left' })
    else if (isOpen && !isThere) void navigate({ to: shiftPath })
    else if (isAtStart && isThere) void navigate({ to: '/pointages', replace: true })
  }, [navigate, isOpen, isAtStart, isThere])
}
