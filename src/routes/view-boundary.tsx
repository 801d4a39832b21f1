import { Component, type ReactNode } from 'react'

type Props = { visit: string; instead: (error: unknown) => ReactNode; children: ReactNode }

/** Shows something else where a part of the page fails while it is drawn or changed, until the visitor goes on: `visit` is another one for each address. */
export class ViewBoundary extends Component<Props, { error?: unknown; visit: string }> {
  override state = { visit: this.props.visit }
  static getDerivedStateFromError = (error: unknown) => ({ error })
  static getDerivedStateFromProps = ({ visit }: Props, state: { visit: string }) =>
    visit === state.visit ? null : { visit, error: undefined }
  override render() {
    const { error } = this.state as { error?: unknown }
    return error === undefined ? this.props.children : this.props.instead(error)
  }
}
