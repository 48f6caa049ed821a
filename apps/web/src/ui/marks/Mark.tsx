/** The brand's mark, the lookout's eye: drawn for 16 pixels and more. Decorative unless it is given a name. */
export function Mark({ size = 34, name, colour = '#1f56e0' }: { size?: number; name?: string; colour?: string }) {
  const naming = name ? ({ role: 'img', 'aria-label': name } as const) : ({ 'aria-hidden': true } as const)
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" style={{ flex: 'none', display: 'block' }} {...naming}>
      <rect width="32" height="32" rx="8" fill={colour} />
      <path d="M5 16c3-5 6.7-7.5 11-7.5S24 11 27 16c-3 5-6.7 7.5-11 7.5S8 21 5 16z" fill="none" stroke="#fff" strokeWidth="2.4" />
      <path d="M16 11.5v9" stroke="#f5a524" strokeWidth="2.6" strokeLinecap="round" />
      <circle cx="16" cy="16" r="2.3" fill="#fff" />
    </svg>
  )
}
