// Tukan, not found: the outline of a page that is not there.
import { SceneFrame } from '../../../ui/SceneFrame.tsx'
import { Toucan } from './Toucan.tsx'

export const NotFoundScene = () => (
  <SceneFrame>
    <rect
      x="98"
      y="34"
      width="54"
      height="66"
      rx="10"
      stroke="var(--color-control-line)"
      strokeWidth="2"
      strokeDasharray="5 6"
    />
    <path
      stroke="var(--color-brand)"
      strokeWidth="4"
      d="M118 58a7.5 7.5 0 1 1 10.5 6.9c-2.2 1-3 2.3-3 4.6M125.5 79.5h0"
    />
    <Toucan x={2} eye="up" />
  </SceneFrame>
)
