// Gives a component the data points of a page. It suspends in a component without state, because React drops the state
// of a component that suspends when it mounts (#467).
import type { NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import { type ComponentType, createElement } from 'react'
import { type DataPointPage, usePageResources } from './pageResources.ts'

/** `getPage` returns the page whose data points the component gets as `dataPoints`, by its other props. */
export const withPageResources =
  <Props extends object>(
    getPage: (props: Props) => DataPointPage,
    component: ComponentType<Props & { readonly dataPoints: readonly NamedDataPoint[] }>,
  ) =>
  (props: Props) =>
    createElement(component, { ...props, dataPoints: usePageResources(getPage(props)) })
