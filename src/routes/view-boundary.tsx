import { Component, type ReactNode } from 'react'

type Props = { path: string; instead: (error: unknown) => ReactNode; children: ReactNode }

/** Shows something else where a part of the page fails while it is drawn or changed, until the visitor goes to another path. */
export class ViewBoundary extends Component<Props, { error?: unknown; path: string }> {
  override state = { path: this.props.path }
  static getDerivedStateFromError = (error: unknown) => ({ error })
  static getDerivedStateFromProps = ({ path }: Props, state: { path: string }) => (path === state.path ? null : { path, error: undefined })
  override render() {
    const { error } = this.state as { error?: unknown }
    return error === undefined ? this.props.children : this.props.instead(error)
  }
}
