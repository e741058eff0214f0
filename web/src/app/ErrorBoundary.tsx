// Renders a fallback with a retry when a page fails to render (spec 8.1). The store keeps the answers.
import { Component, type ReactNode } from 'react'
import { type AppContext, useAppContext } from '../app-context/AppContext.tsx'
import { logError } from '../lib/log.ts'
import { getReleaseRecovery } from '../lib/releaseRecovery.ts'
import { retryFailedLoads } from '../loading/resource.ts'

type ErrorBoundaryProps = {
  readonly children: ReactNode
  readonly fallback: (retry: () => void, reason: unknown) => ReactNode
  /** A change resets the error, because another page may render. */
  readonly resetKey: string
}

type ErrorBoundaryState = { readonly error: unknown; readonly resetKey: string }

type BoundaryProps = ErrorBoundaryProps & { readonly app: AppContext }

class Boundary extends Component<BoundaryProps, ErrorBoundaryState> {
  // Without class fields, which the build lowers for old browsers at a cost of 0.2 kB.
  constructor(props: BoundaryProps) {
    super(props)
    this.state = { error: null, resetKey: props.resetKey }
  }

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { error }
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return resetKey === state.resetKey ? null : { error: null, resetKey }
  }

  override componentDidCatch(error: unknown): void {
    getReleaseRecovery(this.props.app).recover(error)
    logError('Failed to render the page', { name: error instanceof Error ? error.name : 'unknown' })
  }

  override render(): ReactNode {
    const { error } = this.state
    const retry = () => {
      retryFailedLoads(this.props.app)
      this.setState({ error: null })
    }
    return error === null ? this.props.children : this.props.fallback(retry, error)
  }
}

export const ErrorBoundary = (props: ErrorBoundaryProps) => <Boundary {...props} app={useAppContext()} />
