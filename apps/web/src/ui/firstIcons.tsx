import type { SVGProps } from 'react'

type IconProps = Omit<SVGProps<SVGSVGElement>, 'children'> & { readonly size?: number }
export type Icon = (props: IconProps) => React.JSX.Element

/** A line drawing on 24 by 24. Decorative: the word beside it, or the control's name, says what it means. */
export const icon = (path: string): Icon =>
  function LineIcon({ size = 20, ...rest }) {
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.7}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
        style={{ flex: 'none' }}
        {...rest}
      >
        <path d={path} />
      </svg>
    )
  }

export const WarningIcon = /* @__PURE__ */ icon('M12 4l9 16H3zM12 10v4M12 17h.01')
export const ErrorIcon = /* @__PURE__ */ icon('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 8v5M12 16h.01')
export const InfoIcon = /* @__PURE__ */ icon('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 11v5M12 8h.01')
export const DoneIcon = /* @__PURE__ */ icon('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M8.5 12l2.5 2.5 4.5-5')
export const EyeIcon = /* @__PURE__ */ icon(
  'M2.5 12c2.5-4.5 5.7-6.8 9.5-6.800s7 2.3 9.5 6.800c-2.5 4.5-5.7 6.8-9.5 6.800S5 16.5 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6',
)
export const EyeOffIcon = /* @__PURE__ */ icon(
  'M4 4l16 16M9.5 5.600a9 9 0 0 1 2.5-.4c3.8 0 7 2.3 9.5 6.800a17 17 0 0 1-2.6 3.600M6.3 7.300A16 16 0 0 0 2.5 12c2.5 4.5 5.7 6.8 9.5 6.800a9.3 9.3 0 0 0 4.6-1.200M10 10a3 3 0 0 0 4 4.2',
)
