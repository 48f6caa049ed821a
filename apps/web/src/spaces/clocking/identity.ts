import { useEffect } from 'react'

/** What the browser takes an app for: the clocking variant's own, by the tags of the page (first/first.js begins with them). */
const own = {
  'link[rel="icon"]': '/pointages.svg',
  'link[rel="apple-touch-icon"]': '/pointages-180.png',
  'link[rel="manifest"]': '/pointages.webmanifest',
} as const
const portal: Readonly<Record<keyof typeof own, string>> = {
  'link[rel="icon"]': '/icon.svg',
  'link[rel="apple-touch-icon"]': '/icon-180.png',
  'link[rel="manifest"]': '/portail.webmanifest',
}

function put(addresses: Readonly<Record<string, string>>): void {
  for (const [which, address] of Object.entries(addresses)) document.querySelector(which)?.setAttribute('href', address)
}

/**
 * While a page of the clocking variant is open the browser shows and installs that app, whichever address it was entered by;
 * where it is left for the portal, the portal again. Its name and its colour follow from the address' row (app/Page.tsx).
 */
export function useClockIdentity(): void {
  useEffect(() => {
    put(own)
    return () => {
      // A build of the clocking app alone has no portal to go back to.
      if (document.documentElement.dataset['app'] !== 'clock') put(portal)
    }
  }, [])
}
