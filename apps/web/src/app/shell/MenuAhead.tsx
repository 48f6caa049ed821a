import { useEffect } from 'react'
import { fetchAtRest } from '../ahead.ts'
import { useMenu } from './useMenu.ts'

/** Fetches what the menu leads to while nothing else is to be done: its screens then open without waiting for the line. */
export function MenuAhead() {
  const { main, manage } = useMenu()
  useEffect(() => fetchAtRest([...main, ...manage].map(({ path }) => path)), [main, manage])
  return null
}
