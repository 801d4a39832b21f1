import { Component, type ReactNode, Suspense } from 'react'

/**
 * Keeps a section that throws from taking its page down. On the server a Suspense boundary does it: React leaves
 * its fallback (nothing) in the HTML, and the error is logged; in the browser the error boundary does, until the section changes: an editor goes on typing.
 */
export class BlockBoundary extends Component<{ name: string; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidUpdate(before: { children: ReactNode }) {
    if (this.state.failed && before.children !== this.props.children) this.setState({ failed: false })
  }

  override componentDidCatch(error: unknown) {
    console.error(`Section ${this.props.name} failed`, error)
  }

  override render() {
    return this.state.failed ? null : <Suspense fallback={null}>{this.props.children}</Suspense>
  }
}
