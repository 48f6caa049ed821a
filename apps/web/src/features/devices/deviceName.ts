/** What a device has said of itself. */
export interface Described {
  readonly name: string
  readonly vendor: string
  readonly model: string
  readonly os: string
  readonly browser: string
}

/** How a device is called (empty when it said nothing), and what its name leaves unsaid of its make and its system. */
export function nameAndSystem({ name, vendor, model, os, browser }: Described): { name: string; system: string } {
  const make = [vendor, model].filter(Boolean).join(' ')
  const called = name || make
  const unsaid = [make, os, browser].filter((part) => part !== '' && !called.includes(part))
  return { name: called, system: unsaid.join('\u00a0· ') }
}
