import { Component, type ReactNode } from 'react'

interface GuardedProps {
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** What reads a file may not come without network, or fail: the page around it stays. */
export class Guarded extends Component<GuardedProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
