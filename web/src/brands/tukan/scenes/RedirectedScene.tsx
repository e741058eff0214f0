// Tukan, redirected: the page of the lender opens.
import { SceneFrame } from '../../../ui/SceneFrame.tsx'
import { Toucan } from './Toucan.tsx'

export const RedirectedScene = () => (
  <SceneFrame>
    <rect
      x="92"
      y="20"
      width="64"
      height="80"
      rx="12"
      fill="var(--color-surface)"
      stroke="var(--color-brand-line)"
      strokeWidth="2"
    />
    <path stroke="var(--color-brand-line)" strokeWidth="2" d="M92 38h64" />
    <path stroke="var(--color-brand-line)" strokeWidth="4" d="M102 29h0M110 29h0" />
    <path stroke="var(--color-brand)" strokeWidth="4" d="M114 84 138 60M122 58h17v17" />
    <Toucan x={2} />
  </SceneFrame>
)
